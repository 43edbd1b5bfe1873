import { STRENGTHS, STYLES, type Strength } from '@trialhall/bots'

/** A strength that thinks as a weaker one for now, because many wait. */
export interface BotEasing {
  readonly strength: string
  readonly as: Strength
}

/** Milliseconds in which everybody who waits is served once, as far as weaker strengths can do it. */
const ROUND_MS = 1500
/** Milliseconds that a simulation takes where none was measured yet, and a decision of a bot that runs none. */
const USUAL_PACE = 0.05
const USUAL_QUICK_MS = 2
/** How much the newest decision counts in what is known. */
const NEWEST = 0.05

/** Knows what decisions cost on this machine, and which strength is affordable while so many wait. */
export class BotPrices {
  /** Milliseconds of a decision, by game and bot, and of a simulation, by game. */
  private readonly measured: Map<string, number> = new Map()
  private readonly paces: Map<string, number> = new Map()

  /** A decision of a bot took so many milliseconds. */
  note(game: string, bot: string, ms: number): void {
    learn(this.measured, `${game} ${bot}`, ms)
    const simulations = simulationsOf(bot)
    if (simulations !== null) learn(this.paces, game, ms / simulations)
  }

  /** Milliseconds that a decision will take: as it usually did, or as its simulations let expect. */
  price(game: string, bot: string): number {
    const measured = this.measured.get(`${game} ${bot}`)
    if (measured !== undefined) return measured
    const simulations = simulationsOf(bot)
    if (simulations === null) return USUAL_QUICK_MS
    return Math.min(simulations * (this.paces.get(game) ?? USUAL_PACE), STYLES.master.budget.ms)
  }

  /** The strongest that a bot may think as, where so many milliseconds are its share; itself where that is enough. */
  affordable(game: string, bot: string, share: number): string {
    const asked = strengthOf(bot)
    if (asked === null || this.price(game, bot) <= share) return bot
    const weaker = STRENGTHS.slice(0, STRENGTHS.indexOf(asked)).toReversed()
    return weaker.find((one) => this.price(game, one) <= share) ?? STRENGTHS[0]
  }

  /** Milliseconds that each of those who wait may take, so that all are served in one round. Who needs less leaves more for others. */
  share(waiting: readonly AskedBot[], workers: number): number {
    let left = ROUND_MS * workers
    const prices = waiting.map(({ game, bot }) => this.price(game, bot)).toSorted((a, b) => a - b)
    for (const [i, price] of prices.entries()) {
      const share = left / (prices.length - i)
      if (price > share) return share
      left -= price
    }
    return Number.POSITIVE_INFINITY
  }
}

/** A bot of a game that is to decide. */
export interface AskedBot {
  readonly game: string
  readonly bot: string
}

/** What is to be told of it: nothing where a bot thinks as itself. */
export function easingOf(strength: string, as: string): BotEasing | null {
  const weaker = strength === as ? null : strengthOf(as)
  return weaker && { strength, as: weaker }
}

/** "search" is another name of the expert. */
function strengthOf(bot: string): Strength | null {
  return bot === 'search' ? 'expert' : (STRENGTHS.find((one) => one === bot) ?? null)
}

function simulationsOf(bot: string): number | null {
  const strength = strengthOf(bot)
  return strength && STYLES[strength].budget.simulations
}

function learn(known: Map<string, number>, key: string, value: number): void {
  const before = known.get(key) ?? value
  known.set(key, before + NEWEST * (value - before))
}
