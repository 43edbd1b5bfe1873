import { isAmong, sightOf, type Looker, type Seat } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import type { TimedEntry } from '../match/history/timed-entry.ts'
import type { MatchClock } from './match-clock.ts'
import type { Pause } from './pauses.ts'

type Face = NonNullable<Moment['clock']>

/**
 * A match's clock as everybody may read it. While seats answer in secret it goes on as if nobody had answered: one that stands still, or
 * was credited, would tell who has. Like the true clock it is worked out from the log, so that a restart changes nothing of it.
 */
export class SealedClock {
  private readonly truth: MatchClock
  private sealed: { readonly from: number; readonly clock: MatchClock } | null = null

  constructor(truth: MatchClock) {
    this.truth = truth
  }

  /** An entry was made, of which the true clock knows; `asked` are the persons who are asked after it, as everybody knows. */
  note(entry: TimedEntry, asked: readonly Seat[]): void {
    const { sealedFrom: from } = entry
    if (from === null) this.sealed = null
    else if (this.sealed?.from !== from) this.sealed = { from, clock: this.truth.copy() }
    else if (!entry.isHidden) {
      this.sealed.clock.made(entry)
      this.sealed.clock.run(asked, entry.at)
    }
  }

  /** Nobody's time passes, or it does again, of which the true clock knows. */
  paused(pause: Pause): void {
    this.sealed?.clock.made({ ...pause, seat: 0 })
  }

  /** What somebody is shown: everybody knows their own time, where they share it with nobody who may answer in secret. */
  faceFor(looker: Looker, at: number): Face {
    const sight = sightOf(looker)
    const [open, own] = [faceOf(this.sealed?.clock ?? this.truth, at), faceOf(this.truth, at)]
    const isOwn = (seat: Seat): boolean =>
      isAmong(sight, seat) && this.truth.sharing(seat).every((other) => isAmong(sight, other))
    const running = [...open.running.filter((seat) => !isOwn(seat)), ...own.running.filter(isOwn)]
    return {
      at,
      left: open.left.map((time, seat) => (isOwn(seat) ? (own.left[seat] ?? null) : time)),
      running: running.toSorted((a, b) => a - b),
    }
  }
}

/** All of a clock at a moment. */
export function faceOf(clock: MatchClock, at: number): Face {
  return { at, left: clock.face(at), running: [...clock.ticking] }
}
