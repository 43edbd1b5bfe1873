import type { Choice } from '../ask.ts'
import { ok, type Result } from '../result.ts'
import { isAmong, sightOf, type Looker, type Seat } from '../seats.ts'
import type { State } from '../state.ts'
import { noWayBack, nothingToRedo, nothingToUndo } from './match-faults.ts'
import type { Timeline } from './timeline.ts'

/** What going back needs of a match beside its timeline. */
interface Origin<S extends State> {
  readonly seats: number
  /** The state in which the match began: without somebody who left, all of it is played again. */
  readonly start: () => Result<S>
}

/**
 * How a match goes back: what a seat may take back by itself, what all agree to undo, and what a log says was taken back. It holds what
 * was undone, which can be made again until something else happens.
 */
export class WaysBack<S extends State, E> {
  private readonly timeline: Timeline<S, E>
  private readonly origin: Origin<S>
  private undone: Choice[] = []

  constructor(timeline: Timeline<S, E>, origin: Origin<S>) {
    this.timeline = timeline
    this.origin = origin
  }

  /** Something else happened: what was undone cannot be made again. */
  forgetUndone(): void {
    this.undone = []
  }

  /** See `Match.canGoBack`. */
  canGoBack(seat: Seat): boolean {
    return this.timeline.retractable(seat) >= 0
  }

  /** See `Match.back`. */
  back(seat: Seat): Result<null> {
    const last = this.timeline.retractable(seat)
    if (last < 0) return noWayBack()
    this.forgetUndone()
    this.timeline.dropChoice(last)
    return ok(null)
  }

  /** See `Match.backTo`. */
  backTo(looker: Looker): number {
    const length = this.timeline.lengthFor(looker)
    if (this.timeline.isAnsweredInSecret) return this.seatToGoBack(looker) === null ? length : length - 1
    return this.timeline.retractableTo(sightOf(looker))
  }

  /** See `Match.goBackTo`. */
  goBackTo(looker: Looker, length: number): Result<null> {
    const { timeline } = this
    const isPossible =
      Number.isInteger(length) && length >= this.backTo(looker) && length < timeline.lengthFor(looker)
    if (!isPossible) return noWayBack()
    const seat = timeline.isAnsweredInSecret ? this.seatToGoBack(looker) : null
    if (seat !== null) return this.back(seat)
    this.forgetUndone()
    timeline.dropChoicesFrom(length)
    return ok(null)
  }

  /** The seat of a person whose last choice can be taken back. */
  private seatToGoBack(looker: Looker): Seat | null {
    const eyes = sightOf(looker)
    for (let seat = 0; seat < this.origin.seats; seat++)
      if (isAmong(eyes, seat) && this.canGoBack(seat)) return seat
    return null
  }

  /** See `Match.undo`. */
  undo(): Result<null> {
    const { timeline } = this
    const { length } = timeline.choices
    if (timeline.isDrawn) return this.undoDraw()
    if (timeline.leaves.some((leave) => leave.at === length)) return this.undoLeave()
    const last = timeline.choices.at(-1)
    if (!last) return nothingToUndo()
    if (length <= timeline.base) return noWayBack()
    this.undone.push(last)
    timeline.dropChoice(length - 1)
    return ok(null)
  }

  /** See `Match.undoTo`. */
  undoTo(length: number): Result<null> {
    const { timeline } = this
    if (timeline.isDrawn || length < timeline.base || timeline.leaves.some((leave) => leave.at > length))
      return noWayBack()
    this.forgetUndone()
    if (length < timeline.choices.length) timeline.dropChoicesFrom(length)
    return ok(null)
  }

  /** See `Match.withdraw`. */
  withdraw(seat: Seat, count: number): Result<null> {
    const { timeline } = this
    const last = timeline.lastOf(seat)
    const first = last + 1 - count
    if (last < 0 || first < timeline.base) return noWayBack()
    this.forgetUndone()
    if (count === 1) timeline.dropChoice(last)
    else timeline.dropChoicesFrom(first)
    return ok(null)
  }

  /** See `Match.redo`. */
  redo(): Result<null> {
    const next = this.undone.at(-1)
    if (!next) return nothingToRedo()
    this.timeline.choose(next)
    this.undone.pop()
    return ok(null)
  }

  private undoDraw(): Result<null> {
    this.forgetUndone()
    this.timeline.dropDraw()
    return ok(null)
  }

  private undoLeave(): Result<null> {
    if (this.timeline.base > 0) return noWayBack()
    const start = this.origin.start()
    if (!start.ok) return start
    this.forgetUndone() // it was chosen when that seat had left, and may be another's choice without
    this.timeline.dropLeave(start.value)
    return ok(null)
  }
}
