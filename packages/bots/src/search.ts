import { below, nextWord, reseed, seeded, type Chance, type Position } from '@trialhall/kernel'
import type { Bot, Deliberation, OptionNote, Start, Thought } from './bot.ts'
import { Climber, type Climb, type Root } from './climber.ts'
import { Fingerprints } from './fingerprint.ts'
import { Pace, type Budget } from './pace.ts'
import { Policy } from './policy.ts'
import { Reward } from './reward.ts'
import { Branch } from './tree.ts'

/** How a search thinks. */
export interface SearchStyle extends Climb {
  readonly budget: Budget
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
  private readonly words: Chance = seeded(0)
  private readonly pace: Pace
  private readonly root: Root
  private readonly climber: Climber
  private readonly simulate: () => void

  constructor(position: Position, style: SearchStyle, start: Start) {
    this.position = position
    this.style = style
    this.pace = new Pace(style.budget, start.clock)
    reseed(this.words, start.word)
    const fingerprints = new Fingerprints()
    this.root = rootOf(position, fingerprints)
    const depth = position.game.evaluate ? style.depth : Number.POSITIVE_INFINITY
    const policy = new Policy(position.game, style.randomness)
    const climb = { depth, exploration: style.exploration }
    this.climber = new Climber({ root: this.root, policy, fingerprints, climb })
    this.simulate = () => this.simulateOnce()
  }

  advance(until: number): boolean {
    if (this.isForced) return true
    for (let batch = this.pace.batch(until); batch > 0; batch = this.pace.batch(until)) {
      this.pace.run(batch, this.simulate)
    }
    return this.pace.isOver
  }

  /** There is nothing to think about where every option means the same. */
  private get isForced(): boolean {
    return this.root.picks.every((branch) => branch === this.root.picks[0])
  }

  private simulateOnce(): void {
    this.climber.restart(nextWord(this.words))
    const end = this.position.simulate(nextWord(this.words), this.climber)
    const reward = new Reward(this.position.game, end, this.style.blend)
    for (const branch of this.climber.path) branch.reward(reward.of(branch.seat))
  }

  conclude(): Thought {
    const pick = this.style.blur > 0 ? this.blurredPick() : this.clearPick()
    const notes: OptionNote[] = this.root.picks.map(({ visits, value }) => ({ visits, value }))
    const value = this.root.picks[pick]?.value ?? null
    return { pick, simulations: this.pace.done, ms: this.pace.elapsed, value, options: notes }
  }

  /** The option tried most, among equals the best. */
  private clearPick(): number {
    return indexOfMost(this.root.picks, ({ visits, value }) => visits + (value ?? 0) / 2)
  }

  /** The best option in the eyes of somebody who judges each a little wrong. */
  private blurredPick(): number {
    const chance = seeded(0)
    reseed(chance, this.words.d)
    const seen = new Map<Branch, number>()
    for (const branch of this.root.picks) {
      if (!seen.has(branch)) seen.set(branch, (branch.value ?? -1) + this.style.blur * bell(chance))
    }
    return indexOfMost(this.root.picks, (branch) => seen.get(branch) ?? 0)
  }
}

/** The branches of the position's own options: as the seat sees them, equal ones as one. */
function rootOf(position: Position, fingerprints: Fingerprints): Root {
  const { seat, view, ask } = position
  const branch = new Branch(0, seat)
  const state = { ...view, chance: seeded(0) }
  const hash = fingerprints.ask(state, seat, ask.prompt)
  const picks = ask.options.map((option) =>
    branch.after(fingerprints.option(hash, option, { state, seat }), seat),
  )
  return { branch, picks }
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
