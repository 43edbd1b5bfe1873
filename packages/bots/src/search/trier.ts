import { HALT, type Decider, type Game, type Seat, type State, type Table } from '@trialhall/kernel'
import type { Policy } from './policy.ts'
import { isQuiet } from './quiet.ts'

/** What options are tried with. */
interface TrierParts {
  readonly game: Game
  /** Picks at all asks but the first. */
  readonly policy: Policy
  /** Quiet segments after which a simulation is judged; Infinity: played to its end. */
  readonly depth: number
}

/** Answers the first ask of a simulation as told and all others by the policy, until it may be judged. */
export class Trier implements Decider<State, unknown> {
  private readonly parts: TrierParts
  private first = -1
  private segments = 0

  constructor(parts: TrierParts) {
    this.parts = parts
  }

  /** Begins another simulation with the option at an index. */
  restart(first: number, seed32: number): void {
    this.first = first
    this.segments = 0
    this.parts.policy.restart(seed32)
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (this.first < 0) {
      if (options.length === 1) return 0
      return this.parts.policy.pick(table, { seat, prompt, options })
    }
    const pick = this.first
    this.first = -1
    return pick
  }

  segmentOver({ state }: Table<State, unknown>): void {
    if (isQuiet(this.parts.game, state) && ++this.segments >= this.parts.depth) throw HALT
  }
}
