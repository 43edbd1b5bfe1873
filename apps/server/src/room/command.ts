import type { Fault, Looker, Seat } from '@trialhall/kernel'
import type { LogEntryKind } from '../store/store.ts'
import type { Asker } from '../broadcast/watchers.ts'

/** Something that is to be done to a match. */
export interface Command {
  readonly kind: LogEntryKind
  readonly seat: Seat
  readonly pick: number
  /** Choices the sender saw; -1 where it does not matter. */
  readonly length: number
  /** Of a `back`: how many choices are to stand after it, as the sender counts them; without it the last of the seat is taken back. */
  readonly to?: number
  /** Whose eyes saw them, where the sender has other seats, too. */
  readonly eyes?: Looker
  /** Key that makes it be done once, or null for the server's own. */
  readonly key: string | null
  /** When it came about, where that is not now. */
  readonly at?: number
  /** Asked when its turn comes: false where there is no reason for it any more. */
  readonly stands?: () => boolean
}

/** What became of a command: the entry that it is on disk, or why it is not done. */
export type Answer = { readonly entry: number } | { readonly fault: Fault }

/** Who waits for a command. */
export interface Settle {
  /** Where the command led to is news for its sender, that tells them, and `answer` is not called for what was done. */
  readonly asker?: Asker
  readonly answer: (answer: Answer) => void
}
