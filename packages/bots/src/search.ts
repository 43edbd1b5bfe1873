import { below, reseed, seeded, type Chance, type Position } from '@trialhall/kernel'
import type { Bot, Deliberation, OptionNote, Start, Thought } from './bot.ts'
import { Climber } from './climber.ts'
import { Fingerprints, stir } from './fingerprint.ts'
import { Pace, type Budget } from './pace.ts'
import { Policy } from './policy.ts'
import { Reward } from './reward.ts'
import { Root } from './root.ts'
import { Spread } from './spread.ts'
import type { Branch } from './tree.ts'

/** How a search thinks. */
export interface SearchStyle {
  readonly budget: Budget
  /** Whether a game may have its share of the budget only: strengths are scaled, a budget by number is kept. */
  readonly isScaled: boolean
  /** Segments after which a simulation is judged by the game's estimate; Infinity: played to its end. */
  readonly depth: number
  /** Weight of curiosity against success in choosing what to try, in standard deviations of the reward. */
  readonly exploration: number
  /** Visits after which a branch is looked beyond; until then the policy plays on from it. */
  readonly ripe: number
  /** Share of random picks among those of the game's own policy beyond the tree. */
  readonly randomness: number
  /** How much the game's estimate counts in a finished match, 0 to 1. */
  readonly blend: number
  /** How blurred its judgement is: standard deviation of an error on the value of every option. 0 is its best. */
  readonly blur: number
}

/**
 * A bot that imagines the match played on, many times, each time in another world that it could be in: information-set
 * Monte Carlo tree search with a single observer. Knows nothing of the game beyond its contract.
 */
export function searchBot(id: string, style: SearchStyle): Bot {
  return {
    id,
    isTimed: style.budget.simulations === Number.POSITIVE_INFINITY,
    limitMs: style.budget.ms,
    begin: (position, start) => new Search(position, style, start),
  }
}

class Search implements Deliberation {
  private readonly position: Position
  private readonly style: SearchStyle
  private readonly word: number
  private readonly pace: Pace
  private readonly root: Root
  private readonly climber: Climber
  private readonly spread: Spread = new Spread()
  private readonly simulate: () => void

  constructor(position: Position, style: SearchStyle, start: Start) {
    this.position = position
    this.style = style
    this.word = start.word
    this.pace = new Pace(budgetIn(position, style), start.clock)
    const fingerprints = new Fingerprints()
    this.root = new Root(position, fingerprints)
    const hints = position.game.search
    const depth = position.game.evaluate ? (hints?.depth ?? style.depth) : Number.POSITIVE_INFINITY
    const policy = new Policy(position.game, style.randomness)
    this.climber = new Climber({ root: this.root, policy, fingerprints, depth, ripe: style.ripe })
    this.simulate = () => this.simulateOnce()
  }

  advance(until: number): boolean {
    if (this.root.isForced) return true
    for (let batch = this.pace.batch(until); batch > 0; batch = this.pace.batch(until)) {
      this.pace.run(batch, this.simulate)
    }
    return this.pace.isOver
  }

  /** The n-th try of every option meets the same world and the same dice, so that only the option makes a difference. */
  private simulateOnce(): void {
    const { game, seat } = this.position
    const exploration = this.style.exploration * this.spread.deviation
    const first = this.root.next(exploration)
    const word = stir(this.word, this.root.picks[first]?.visits ?? 0)
    this.climber.restart({ first, word: ~word, exploration })
    const end = this.position.simulate(word, this.climber)
    const reward = new Reward(game, end, this.style.blend)
    for (const branch of this.climber.path) branch.reward(reward.of(branch.seat))
    this.spread.add(reward.of(seat))
  }

  conclude(): Thought {
    const pick = this.style.blur > 0 ? this.blurredPick() : this.clearPick()
    const notes: OptionNote[] = this.root.picks.map(({ visits, value }) => ({ visits, value }))
    const value = this.root.picks[pick]?.value ?? null
    return { pick, simulations: this.pace.done, ms: this.pace.elapsed, value, options: notes }
  }

  /** The option tried most, among equals the best. */
  private clearPick(): number {
    return this.bestOf(({ visits, value }) => visits + (value ?? 0) / 2)
  }

  /** The best option in the eyes of somebody who judges each a little wrong. */
  private blurredPick(): number {
    const chance = seeded(0)
    reseed(chance, ~this.word)
    const seen = new Map<Branch, number>()
    for (const branch of this.root.picks) {
      if (!seen.has(branch)) seen.set(branch, (branch.value ?? -1) + this.style.blur * bell(chance))
    }
    return this.bestOf((branch) => seen.get(branch) ?? 0)
  }

  private bestOf(measure: (branch: Branch) => number): number {
    const { root } = this
    return indexOfMost(root.picks, (one) => (root.weighs(one) ? measure(one) : Number.NEGATIVE_INFINITY))
  }
}

function budgetIn({ game }: Position, { budget, isScaled }: SearchStyle): Budget {
  const share = isScaled ? (game.search?.share ?? 1) : 1
  return { ...budget, simulations: Math.ceil(budget.simulations * share) }
}

function indexOfMost<T>(list: readonly T[], measure: (item: T) => number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  list.forEach((item, i) => {
    const measured = measure(item)
    if (measured > most) {
      most = measured
      best = i
    }
  })
  return best
}

/** A draw from a bell curve of mean 0 and deviation 1: the sum of twelve even draws (Irwin and Hall). */
function bell(chance: Chance): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += below(chance, 65536) / 65536
  return sum
}
