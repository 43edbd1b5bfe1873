import type { Position } from '@trialhall/kernel'
import type { Deliberation, Start, Thought } from './bot.ts'
import { SearchPace } from './pace.ts'
import { candidatesOf, meaningsOf, quickPickOf, scattered } from './search/candidates.ts'
import { Fingerprints, stir } from './search/fingerprint.ts'
import { leadOf, type Lead } from './search/lead.ts'
import { Policy } from './search/policy.ts'
import { Reward } from './search/reward.ts'
import { budgetIn, depthIn, type SearchStyle } from './style.ts'
import { Trier } from './search/trier.ts'

/** Worlds in which an option is tried before it is taken or given up, unless the game says otherwise: two or three alike may be luck. */
const LEAST_WORLDS = 4
/** There is nothing to compare with fewer options. */
const LEAST_CONTENDERS = 2
/** Standard errors within which an option may still catch up. */
const DOUBT = 2
/** Standard errors by which an option must be better than the quick pick, unless the game says otherwise. */
const TRUST = 1
/** By how much of a victory it must be better at least. */
const LEAST_GAIN = 0.001

/** An option and what it brought in each world; the n-th world of every option is the same. */
interface Contender {
  readonly option: number
  readonly rewards: number[]
}

/**
 * Tries options in the same worlds with the same dice, plays on by the quick pick of the game, and looks at the differences only: what is alike
 * in all of them, luck most of all, falls out. The quick pick stands unless another is surely better; what cannot catch up is tried no more.
 */
export class PairedSearch implements Deliberation {
  private readonly position: Position
  private readonly style: SearchStyle
  private readonly seed32: number
  private readonly pace: SearchPace
  private readonly trier: Trier
  private readonly leastWorlds: number
  /** The quick pick first. */
  private readonly contenders: readonly Contender[]
  /** Those that may still turn out best. */
  private open: readonly Contender[]

  constructor(position: Position, style: SearchStyle, start: Start) {
    const { game } = position
    this.position = position
    this.style = style
    this.seed32 = stir(start.seed32, 0) // seeds that follow on each other lead to worlds of their own
    this.pace = new SearchPace(budgetIn(position, style, 0), start.clock)
    this.trier = new Trier({
      game,
      policy: new Policy(game, style.randomness),
      depth: depthIn(position, style),
    })
    this.leastWorlds = leastWorldsIn(game)
    this.contenders = contendersOf(position, style, new Fingerprints(start.seed32))
    this.open = this.contenders
  }

  advance(until: number): boolean {
    while (!this.isDecided && this.pace.batch(until) > 0) {
      this.pace.run(1, () => this.tryNext())
      this.giveUp()
    }
    return this.isDecided || this.pace.isOver
  }

  private get isDecided(): boolean {
    return this.open.length < 2
  }

  private tryNext(): void {
    const { option, rewards } = this.open.reduce((least, one) =>
      one.rewards.length < least.rewards.length ? one : least,
    )
    const seed32 = stir(this.seed32, rewards.length)
    this.trier.restart(option, ~seed32)
    const end = this.position.simulate(seed32, this.trier)
    rewards.push(new Reward(this.position.game, end, this.style.blend).of(this.position.seat))
  }

  /** After each round of tries the options fall out that cannot catch up with the best any more, or not by enough to be taken. */
  private giveUp(): void {
    const worlds = this.open[0]?.rewards.length ?? 0
    if (worlds < this.leastWorlds || this.open.some(({ rewards }) => rewards.length !== worlds)) return
    const { best } = this
    const least = best === this.contenders[0] ? LEAST_GAIN : 0 // nothing less takes the place of the quick pick
    this.open = this.open.filter(
      (one) => one === best || mayCatchUp(leadOf(one.rewards, best.rewards), least),
    )
  }

  /** The quick pick, or what is surely better; of those the best. What was given up does not come back: only its first worlds speak for it. */
  private get best(): Contender {
    const quick = this.contenders[0] as Contender
    const others = this.open.filter((one) => one !== quick)
    const trust = this.position.game.search?.trust ?? TRUST
    let best = quick
    for (const one of others) {
      const isBetter = best === quick || leadOf(one.rewards, best.rewards).mean > 0
      if (isBetter && this.isSure(leadOf(one.rewards, quick.rewards), trust)) best = one
    }
    return best
  }

  private isSure({ mean, error, worlds }: Lead, trust: number): boolean {
    return worlds >= this.leastWorlds && mean - trust * error > LEAST_GAIN
  }

  conclude(): Thought {
    const { best, contenders } = this
    const { done: simulations, elapsed: ms } = this.pace
    const options = this.position.ask.options.map((_, index) => {
      const rewards = contenders.find(({ option }) => option === index)?.rewards ?? []
      return { visits: rewards.length, value: meanOf(rewards) }
    })
    return { pick: best.option, simulations, ms, value: meanOf(best.rewards), options }
  }
}

function mayCatchUp({ mean, error }: Lead, least: number): boolean {
  return mean + DOUBT * error > least
}

function leastWorldsIn({ search }: Position['game']): number {
  return search?.worlds ?? LEAST_WORLDS
}

function meanOf(rewards: readonly number[]): number | null {
  return rewards.length === 0 ? null : rewards.reduce((sum, one) => sum + one, 0) / rewards.length
}

/** The quick pick and what else is worth a thought, as many as can be tried well; of options that mean the same the first. */
function contendersOf(
  position: Position,
  style: SearchStyle,
  fingerprints: Fingerprints,
): readonly Contender[] {
  const { seed32 } = fingerprints
  const order = scattered(position.ask.options, fingerprints)
  const quick = quickPickOf(position, { policy: firstPolicy(position, style), order, seed32 })
  const { simulations } = budgetIn(position, style, 0)
  if (quick !== null && simulations === 0) return [untried(quick)]
  const weighed = candidatesOf(position, fingerprints).order
  const meanings = meaningsOf(position, fingerprints)
  const met = new Set<number>()
  const contenders: Contender[] = []
  for (const option of quick === null ? weighed : [quick, ...weighed]) {
    const meaning = meanings[option] as number
    if (met.has(meaning)) continue
    met.add(meaning)
    contenders.push(untried(option))
  }
  return contenders.slice(
    0,
    Math.max(LEAST_CONTENDERS, Math.floor(simulations / leastWorldsIn(position.game))),
  )
}

function untried(option: number): Contender {
  return { option, rewards: [] }
}

/** Who makes the quick pick of a strength: for the weakest a beginner, for the second an amateur, where the game knows how they play. */
function firstPolicy({ game }: Position, { place }: SearchStyle): Policy {
  const rollout = place === null ? undefined : [game.novice, game.amateur][place]
  return new Policy(rollout ? { ...game, rollout } : game, 0)
}
