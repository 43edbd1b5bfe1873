import { stoppedClock, think, type Bot } from '@trialhall/bots'
import {
  Match,
  nextWord,
  seeded,
  winShares,
  type AnyGame,
  type Ask,
  type Seat,
  type State,
} from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { Fit } from './fit.ts'
import { chanceIn, type Model } from './model.ts'

/** How a match went for a bot with a new evaluation. */
export interface Bout {
  /** Its share of the victory. */
  readonly won: number
  /** Milliseconds of each of its decisions, and of the other's. */
  readonly ms: readonly [readonly number[], readonly number[]]
}

/** Matches of a bot with an evaluation that was learned against itself with today's. */
export class Duel {
  private readonly of: Fit
  private readonly bot: Bot
  private readonly game: AnyGame
  private isNew = false

  constructor(of: Fit, bot: Bot, model: Model) {
    this.of = of
    this.bot = bot
    const { game } = of
    this.game = {
      ...game,
      evaluate: (state: State, seat: Seat): number => {
        const sight = this.isNew ? of.sightIn(state, seat) : null
        return sight === null ? (game.evaluate?.(state, seat) ?? 0.5) : chanceIn(model, sight)
      },
    }
  }

  /** One match in which the new evaluation has every second seat, from `side` on. Both sides of a seed make a pair. */
  bout(seed: string, side: 0 | 1): Bout {
    const { of, bot, game } = this
    const match = sure(Match.start(game, { seats: of.seats, seed, options: of.optionsFor(seed) }))
    const words = seeded(`${seed}/bots`)
    const ms: [number[], number[]] = [[], []]
    while (match.outcome === null) {
      const { seat, options } = match.asks[0] as Ask
      const position = options.length > 1 ? match.position(seat) : null
      const seed32 = nextWord(words)
      const start = performance.now()
      this.isNew = seat % 2 === side
      const pick = position === null ? 0 : think(bot, position, { seed32, clock: stoppedClock }).pick
      if (position !== null) ms[this.isNew ? 0 : 1].push(performance.now() - start)
      sure(match.choose(seat, pick))
      match.takeEvents()
    }
    return { won: winShares(match.outcome, game)[side] as number, ms }
  }
}
