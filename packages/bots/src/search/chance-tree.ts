import {
  HALT,
  type BySeat,
  type Decider,
  type Game,
  type Outcome,
  type Position,
  type Seat,
  type State,
  type Table,
} from '@trialhall/kernel'
import { Policy } from './policy.ts'
import { isQuiet } from './quiet.ts'
import { Reward } from './reward.ts'

/** How much of a match is tried in every way. */
export interface TreeSize {
  /** Quiet segments in which every die and every pick is tried; beyond, quick picks and chance play on. Infinity: all there are. */
  readonly exact: number
  /** Quiet segments after which a way is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Most runs of the rules for one world; after so many, what is left is played on instead. */
  readonly runs: number
}

/** Where ways part: a die, or the picks of a seat. */
interface Fork {
  readonly seat: Seat | null
  readonly picks: readonly number[]
}

/**
 * Tries what may follow on a pick in one world: every face of every die by its odds, and at every ask each option that is worth a thought, of which its
 * seat takes what is best for itself (expectimax; max-n with more than two seats). In its world everybody knows the order of decks, so that it takes
 * an average of worlds to judge by. Each node is one run of the rules from the position on.
 */
export class ChanceTree {
  private readonly position: Position
  private readonly size: TreeSize
  private readonly policy: Policy
  private seed32 = 0
  private runs = 0

  constructor(position: Position, size: TreeSize) {
    this.position = position
    this.size = size
    this.policy = new Policy(position.game, 0)
  }

  /** True when the last values left nothing to chance or to quick picks within the segments that are tried. */
  get isWhole(): boolean {
    return this.runs <= this.size.runs
  }

  /** What options bring the seat that is asked, in the world of `seed32`. */
  values(seed32: number, options: readonly number[]): number[] {
    this.seed32 = seed32
    this.runs = 0
    return options.map((option) => this.valueOf([option])[this.position.seat] as number)
  }

  private valueOf(path: readonly number[]): BySeat<number> {
    this.runs++
    this.policy.restart(~this.seed32)
    const { position, size, policy } = this
    const walker = new Walker({ game: position.game, path, size, policy, mayFork: this.isWhole })
    const end = position.simulate(this.seed32, walker)
    const { fork } = walker
    if (fork === null) return this.rewards(end)
    const values = fork.picks.map((pick) => this.valueOf([...path, pick]))
    return fork.seat === null ? meanOf(values) : bestFor(fork.seat, values)
  }

  private rewards(end: { readonly state: State; readonly outcome: Outcome | null }): BySeat<number> {
    const { game, seats } = this.position
    const reward = new Reward(game, end, 0)
    return Array.from({ length: seats }, (_, seat) => reward.of(seat))
  }
}

function meanOf(values: readonly BySeat<number>[]): BySeat<number> {
  const [first = []] = values
  return first.map((_, seat) => values.reduce((sum, one) => sum + (one[seat] as number), 0) / values.length)
}

function bestFor(seat: Seat, values: readonly BySeat<number>[]): BySeat<number> {
  return values.reduce((best, one) => ((one[seat] as number) > (best[seat] as number) ? one : best))
}

interface WalkerParts {
  readonly game: Game
  /** What is taken at each fork, from the position on. */
  readonly path: readonly number[]
  readonly size: TreeSize
  readonly policy: Policy
  readonly mayFork: boolean
}

/** Follows a path and halts at the fork behind it; beyond the part that is tried, it plays on. */
class Walker implements Decider<State, unknown> {
  fork: Fork | null = null
  private readonly parts: WalkerParts
  private at = 0
  private segments = 0
  private hasBegun = false

  constructor(parts: WalkerParts) {
    this.parts = parts
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(table: Table<State, unknown>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    if (!this.hasBegun) this.begin(table)
    if (options.length === 1) return 0
    const asked = { seat, prompt, options }
    const { game, path, policy } = this.parts
    if (this.at === path.length && !this.isTried) return policy.pick(table, asked)
    return this.taken(() => ({
      seat,
      picks: game.shortlist?.(table.state, asked) ?? [...options.keys()],
    }))
  }

  private begin(table: Table<State, unknown>): void {
    this.hasBegun = true
    const roll = table.die.bind(table)
    table.die = (sides, label) =>
      this.at === this.parts.path.length && !this.isTried
        ? roll(sides, label)
        : this.taken(() => ({ seat: null, picks: Array.from({ length: sides }, (_, face) => face + 1) }))
  }

  private get isTried(): boolean {
    return this.parts.mayFork && this.segments < this.parts.size.exact
  }

  private taken(fork: () => Fork): number {
    const { path } = this.parts
    const taken = path[this.at]
    if (taken !== undefined) {
      this.at++
      return taken
    }
    this.fork = fork()
    throw HALT
  }

  segmentOver({ state }: Table<State, unknown>): void {
    if (!isQuiet(this.parts.game, state)) return
    if (++this.segments >= this.parts.size.depth) throw HALT
  }
}
