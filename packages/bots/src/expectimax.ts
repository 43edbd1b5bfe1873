import type { Position } from '@trialhall/kernel'
import type { Bot, Deliberation, Start, Thought } from './bot.ts'
import { SearchPace } from './pace.ts'
import { candidatesOf, quickPickOf, scattered } from './search/candidates.ts'
import { ChanceTree, type TreeSize } from './search/chance-tree.ts'
import { Fingerprints, stir } from './search/fingerprint.ts'
import { leadOf } from './search/lead.ts'
import { Policy } from './search/policy.ts'

/** How widely a bot looks that tries everything. */
export interface ExpectimaxStyle extends TreeSize {
  /** Worlds that an average is made of. */
  readonly worlds: number
  /** Standard errors by which an option must be better than the quick pick. */
  readonly trust: number
}

/**
 * A bot that tries every die and every pick of the next segments in many worlds: wide and slow, to see how much there is to be won by thought
 * alone. Nobody is offered it to play against.
 */
export function expectimaxBot(id: string, style: ExpectimaxStyle): Bot {
  return {
    id,
    isTimed: false,
    limitMs: Number.POSITIVE_INFINITY,
    begin: (position, start) => new Expectimax(position, style, start),
  }
}

class Expectimax implements Deliberation {
  private readonly style: ExpectimaxStyle
  private readonly seed32: number
  private readonly pace: SearchPace
  private readonly tree: ChanceTree
  private readonly options: readonly number[]
  private readonly quick: number | null
  /** What each option brought in each world. */
  private readonly rewards: readonly number[][]

  constructor(position: Position, style: ExpectimaxStyle, start: Start) {
    const fingerprints = new Fingerprints(start.seed32)
    this.style = style
    this.seed32 = stir(start.seed32, 0) // seeds that follow on each other lead to worlds of their own
    this.pace = new SearchPace({ simulations: style.worlds, ms: Number.POSITIVE_INFINITY }, start.clock)
    this.tree = new ChanceTree(position, style)
    this.options = candidatesOf(position, fingerprints).order
    const order = scattered(position.ask.options, fingerprints)
    const policy = new Policy(position.game, 0)
    this.quick = quickPickOf(position, { policy, order, seed32: start.seed32 })
    this.rewards = position.ask.options.map(() => [])
  }

  advance(until: number): boolean {
    if (this.options.length < 2) return true
    while (this.pace.batch(until) > 0) this.pace.run(1, () => this.tryWorld())
    return this.pace.isOver
  }

  private tryWorld(): void {
    const { options, rewards, seed32 } = this
    const world = stir(seed32, rewards[options[0] as number]?.length ?? 0)
    const values = this.tree.values(world, options)
    for (const [i, option] of options.entries()) rewards[option]?.push(values[i] as number)
  }

  conclude(): Thought {
    const { pace, rewards } = this
    const options = rewards.map((some) => ({ visits: some.length, value: meanOf(some) }))
    const pick = this.best
    return {
      pick,
      simulations: pace.done,
      ms: pace.elapsed,
      value: meanOf(rewards[pick] ?? []),
      options,
    }
  }

  private get best(): number {
    const { options, quick, rewards } = this
    const first = options[0] as number
    const best = options.reduce(
      (one, other) => (this.lead(other, one).mean > 0 ? other : one),
      quick ?? first,
    )
    if (quick === null || best === quick || rewards[best]?.length === 0) return best
    const { mean, error } = this.lead(best, quick)
    return mean > this.style.trust * error ? best : quick
  }

  private lead(one: number, other: number): ReturnType<typeof leadOf> {
    return leadOf(this.rewards[one] ?? [], this.rewards[other] ?? [])
  }
}

function meanOf(rewards: readonly number[]): number | null {
  return rewards.length === 0 ? null : rewards.reduce((sum, one) => sum + one, 0) / rewards.length
}
