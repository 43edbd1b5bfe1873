import type { State } from './state.ts'

/** The state between two segments, after so many choices. */
export interface Checkpoint<S> {
  readonly at: number
  readonly state: S
  readonly knowledge: number
  /** What the knowledge was when the last choice before it was asked. */
  readonly asked: number
  /** Counts the segments. */
  readonly serial: number
  /** Seats that have been taken out of the game by then. */
  readonly leaves: number
}

/** Checkpoints that are all kept; of older ones every eighth is, which bounds memory and keeps undo short. */
const RECENT = 16
const KEPT_EVERY = 8

/** The checkpoints of a match, the oldest first. There is always the one that the match began with. */
export class Checkpoints<S extends State> {
  private readonly kept: Checkpoint<S>[]

  constructor(start: S) {
    this.kept = [{ at: 0, state: start, knowledge: 0, asked: 0, serial: 0, leaves: 0 }]
  }

  /** How many are kept. */
  get length(): number {
    return this.kept.length
  }

  get last(): Checkpoint<S> {
    return this.kept[this.kept.length - 1] as Checkpoint<S>
  }

  /** Adds the one after the segment that began at the last. */
  add(next: Omit<Checkpoint<S>, 'serial' | 'leaves'>): void {
    const { at, state, knowledge, asked } = next
    const { serial, leaves } = this.last
    this.kept.push({ at, state, knowledge, asked, serial: serial + 1, leaves })
    this.thinOut()
  }

  private thinOut(): void {
    const at = this.kept.length - 1 - RECENT
    const old = this.kept[at]
    if (old && old.serial % KEPT_EVERY !== 0) this.kept.splice(at, 1)
  }

  /** Goes on from a checkpoint that was put away. */
  goOnFrom(saved: Checkpoint<S>): void {
    this.kept.push(saved)
  }

  /** The last one again, with more seats taken out of the game. */
  replaceLast(state: S, leaves: number): void {
    this.kept[this.kept.length - 1] = { ...this.last, state, leaves }
  }

  /** Forgets all that lie beyond so many choices. */
  dropBeyond(choices: number): void {
    while (this.last.at > choices) this.kept.pop()
  }

  /** Forgets all that lie beyond the first with at least so many choices; false if there is none. */
  dropAfterFirst(choices: number): boolean {
    const first = this.kept.findIndex(({ at }) => at >= choices)
    if (first < 0) return false
    this.kept.length = first + 1
    return true
  }
}
