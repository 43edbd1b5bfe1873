import type { State } from '../state.ts'

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

/** Checkpoints that are all kept. */
const RECENT = 4
/** Of older ones every sixteenth is kept, and half as many whenever they are twice as old: memory hardly grows, and undo stays short. */
const KEPT_EVERY = 16
const THINNER_FROM = 64

/** The checkpoint of a match before its first segment. */
export function firstCheckpoint<S>(state: S): Checkpoint<S> {
  return { at: 0, state, knowledge: 0, asked: 0, serial: 0, leaves: 0 }
}

/** The checkpoints of a match, the oldest first. There is always the one that it began with. */
export class Checkpoints<S extends State> {
  private readonly kept: Checkpoint<S>[]

  constructor(first: Checkpoint<S>) {
    this.kept = [first]
  }

  /** The same ones, to change apart from these. */
  copy(): Checkpoints<S> {
    const other = new Checkpoints(this.first)
    other.kept.push(...this.kept.slice(1))
    return other
  }

  get first(): Checkpoint<S> {
    return this.kept[0] as Checkpoint<S>
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

  /**
   * Now and then, as looking at all of them takes time. Those after which nothing was chosen since are kept: a seat that leaves
   * now leaves at the first of them.
   */
  private thinOut(): void {
    const { kept, last } = this
    if (last.serial % RECENT !== 0) return
    for (let i = kept.length - 1 - RECENT; i > 0; i--) {
      const { serial, at } = kept[i] as Checkpoint<S>
      if (at < last.at && serial % spacingAt(last.serial - serial) !== 0) kept.splice(i, 1)
    }
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

/** Segments from one kept checkpoint to the next, so many segments ago. */
function spacingAt(age: number): number {
  let spacing = KEPT_EVERY
  for (let limit = THINNER_FROM; age > limit; limit *= 2) spacing *= 2
  return spacing
}
