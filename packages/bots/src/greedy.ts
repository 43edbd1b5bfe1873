import type { Position } from '@trialhall/kernel'
import type { Bot, Deliberation, Start, Thought } from './bot.ts'
import { candidatesOf, widthAfter, type Candidates } from './search/candidates.ts'
import { Fingerprints, stir } from './search/fingerprint.ts'
import { SearchPace } from './pace.ts'
import { Policy } from './search/policy.ts'
import { Reward } from './search/reward.ts'
import { Trier } from './search/trier.ts'

/** Worlds that every option is tried in that is weighed. */
const WORLDS = 24
/** Most milliseconds for one decision. */
const LIMIT_MS = 250

/**
 * Looks one turn ahead: tries every option that is worth it in the same few worlds, plays on quickly to the end of the segment
 * (of the next that ends quietly, where the game says which do), and takes what stands best on average by the game's own estimate (to the end of the match, by who wins, where there is none).
 */
export const greedyBot: Bot = {
  id: 'greedy',
  isTimed: false,
  limitMs: LIMIT_MS,
  begin: (position, start) => new Comparison(position, start),
}

class Comparison implements Deliberation {
  private readonly position: Position
  private readonly seed32: number
  private readonly pace: SearchPace
  private readonly trier: Trier
  private readonly candidates: Candidates
  private readonly totals: number[]
  private readonly tries: number[]

  constructor(position: Position, start: Start) {
    this.position = position
    this.seed32 = stir(start.seed32, 0) // seeds that follow on each other lead to worlds of their own
    this.candidates = candidatesOf(position, new Fingerprints(start.seed32))
    const count = this.candidates.order.length
    this.pace = new SearchPace({ simulations: count > 1 ? count * WORLDS : 0, ms: LIMIT_MS }, start.clock)
    const { game } = position
    const depth = game.evaluate === undefined ? Number.POSITIVE_INFINITY : 1
    this.trier = new Trier({ game, policy: new Policy(game, 0), depth })
    this.totals = position.ask.options.map(() => 0)
    this.tries = position.ask.options.map(() => 0)
  }

  advance(until: number): boolean {
    for (let batch = this.pace.batch(until); batch > 0; batch = this.pace.batch(until)) {
      for (let i = 0; i < batch; i++) this.pace.run(1, () => this.tryNext())
    }
    return this.pace.isOver
  }

  /** The n-th try of every option meets the same world, so that only the option makes a difference. */
  private tryNext(): void {
    const option = this.next()
    const seed32 = stir(this.seed32, this.triesOf(option))
    this.trier.restart(option, seed32)
    const end = this.position.simulate(seed32, this.trier)
    const gained = new Reward(this.position.game, end, 0).of(this.position.seat)
    this.totals[option] = (this.totals[option] ?? 0) + gained
    this.tries[option] = this.triesOf(option) + 1
  }

  /** The option tried least of those that are open. */
  private next(): number {
    const { order, isShortlist } = this.candidates
    const open = isShortlist ? order : order.slice(0, widthAfter(this.pace.done))
    return open.reduce((least, option) => (this.triesOf(option) < this.triesOf(least) ? option : least))
  }

  private triesOf(option: number): number {
    return this.tries[option] as number
  }

  conclude(): Thought {
    const values = this.totals.map((total, i) => (this.tries[i] ? total / this.tries[i] : null))
    const pick = this.candidates.order.reduce((best, option) =>
      (values[option] ?? -1) > (values[best] ?? -1) ? option : best,
    )
    const options = values.map((value, i) => ({ visits: this.tries[i] ?? 0, value }))
    const { done: simulations, elapsed: ms } = this.pace
    return { pick, simulations, ms, value: values[pick] ?? null, options }
  }
}
