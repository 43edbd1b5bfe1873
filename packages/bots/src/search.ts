import { below, reseed, seeded, type Chance, type Position } from '@trialhall/kernel'
import type { Bot, Deliberation, OptionNote, Start, Thought } from './bot.ts'
import { TreeSearch } from './search/tree-search.ts'
import { Fingerprints, stir } from './search/fingerprint.ts'
import { SearchPace } from './pace.ts'
import { PairedSearch } from './paired.ts'
import { Policy } from './search/policy.ts'
import { Reward } from './search/reward.ts'
import { Root } from './search/root.ts'
import { Spread } from './search/spread.ts'
import { budgetIn, depthIn, type SearchStyle } from './style.ts'
import type { TreeNode } from './search/tree-node.ts'

/**
 * A bot that imagines the match played on, many times, each time in another world that it could be in: information-set
 * Monte Carlo tree search with a single observer, or a comparison in pairs where the game asks for that. Knows nothing of the game
 * beyond its contract.
 */
export function searchBot(id: string, style: SearchStyle): Bot {
  return {
    id,
    isTimed: style.budget.simulations === Number.POSITIVE_INFINITY,
    limitMs: style.budget.ms,
    begin: (position, start) =>
      position.game.search?.isPaired === true
        ? new PairedSearch(position, style, start)
        : new Search(position, style, start),
  }
}

class Search implements Deliberation {
  private readonly position: Position
  private readonly style: SearchStyle
  private readonly seed32: number
  private readonly pace: SearchPace
  private readonly root: Root
  private readonly tree: TreeSearch
  private readonly spread: Spread = new Spread()
  private readonly simulate: () => void

  constructor(position: Position, style: SearchStyle, start: Start) {
    this.position = position
    this.style = style
    this.seed32 = stir(start.seed32, 0) // seeds that follow on each other lead to worlds of their own
    const fingerprints = new Fingerprints(start.seed32)
    this.root = new Root(position, fingerprints)
    this.pace = new SearchPace(budgetIn(position, style, this.root.leastTries), start.clock)
    const depth = depthIn(position, style)
    const policy = new Policy(position.game, style.randomness)
    this.tree = new TreeSearch({
      game: position.game,
      policy,
      fingerprints,
      depth,
      expandAfter: style.expandAfter,
    })
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
    const seed32 = stir(this.seed32, first.visits)
    const option = this.root.indexOf(first)
    this.tree.restart({ first, option, seed32: ~seed32, exploration })
    const end = this.position.simulate(seed32, this.tree)
    const reward = new Reward(game, end, this.style.blend)
    for (const node of this.tree.path) node.reward(reward.of(node.seat))
    this.spread.add(reward.of(seat))
  }

  conclude(): Thought {
    const best = this.isNoisy ? this.noisyPick() : this.mostTriedPick()
    const options: OptionNote[] = this.root.picks.map(({ visits, value }) => ({ visits, value }))
    const { done: simulations, elapsed: ms } = this.pace
    return { pick: this.root.indexOf(best), simulations, ms, value: best.value, options }
  }

  /** Where a game says how many simulations tell its strengths apart, none of them judges with noise. */
  private get isNoisy(): boolean {
    const { noise, place } = this.style
    return noise > 0 && (place === null || this.position.game.search?.simulations === undefined)
  }

  /** The option tried most, among equals the best. */
  private mostTriedPick(): TreeNode {
    return this.bestOf(({ visits, value }) => visits + (value ?? 0) / 2)
  }

  /** The best option in the eyes of somebody who judges each a little wrong. */
  private noisyPick(): TreeNode {
    const chance = seeded(0)
    reseed(chance, ~this.seed32)
    return this.bestOf(({ value }) => (value ?? -1) + this.style.noise * bell(chance))
  }

  /** Asks once about every node that is weighed. */
  private bestOf(measure: (node: TreeNode) => number): TreeNode {
    const { weighed } = this.root
    let best = weighed[0] as TreeNode
    let most = Number.NEGATIVE_INFINITY
    for (const node of weighed) {
      const measured = measure(node)
      if (measured <= most) continue
      most = measured
      best = node
    }
    return best
  }
}

/** A draw from a bell curve of mean 0 and deviation 1: the sum of twelve even draws (Irwin and Hall). */
function bell(chance: Chance): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += below(chance, 65536) / 65536
  return sum
}
