import type { Seat } from '@trialhall/kernel'
import type { LogEntry } from '../../store/store.ts'

/** When an entry was made and who was asked after it; for clocks. */
export interface TimedEntry {
  readonly kind: LogEntry['kind'] | 'start'
  readonly seat: Seat
  readonly at: number
  /** Of seats that pass on: a seat of who takes them over. */
  readonly to?: Seat
  readonly asked: readonly Seat[]
  /** The same as everybody may know it. */
  readonly askedOpenly: readonly Seat[]
  /** How many choices came before the answers that several seats give in secret then, or null. */
  readonly sealedFrom: number | null
  /** It is such an answer, or takes one back: nobody else knows of it. */
  readonly isHidden: boolean
}

/** What clocks need of an entry beside what the log says. */
export interface TimedNote extends Pick<TimedEntry, 'asked' | 'askedOpenly' | 'sealedFrom' | 'isHidden'> {
  /** Later rules took over before it: a choice follows once more where it could be carried over, and is credited there. */
  readonly isRepeated?: true
}

/** What is kept of an entry for clocks. */
export function noteOf({ asked, askedOpenly, sealedFrom, isHidden }: TimedEntry): TimedNote {
  return { asked, askedOpenly, sealedFrom, isHidden }
}
