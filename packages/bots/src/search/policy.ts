import { below, reseed, seeded } from '@trialhall/kernel'
import type { Chance, Game, RolloutAsk, State, Table } from '@trialhall/kernel'

/** The whole, in thousandths: whole numbers are drawn faster. */
const ALL = 1000

/** Picks quickly for every seat beyond the part of a match that is thought about: the game's own way, or at random. */
export class Policy {
  private readonly game: Game
  private readonly randomness: number
  private readonly chance: Chance = seeded(0)

  /** `randomness`: share of picks that are made at random although the game has a way, so that nothing is overlooked. */
  constructor(game: Game, randomness: number) {
    this.game = game
    this.randomness = game.rollout ? Math.round(randomness * ALL) : ALL
  }

  /** True when the game brings its own way of picking quickly. */
  get isInformed(): boolean {
    return this.randomness < ALL
  }

  /** Begins another simulation; equal words give equal picks. */
  restart(seed32: number): void {
    reseed(this.chance, seed32)
  }

  /** One of so many at random. */
  any(count: number): number {
    return below(this.chance, count)
  }

  /** The pick for an ask of a simulation. */
  pick(table: Table<State, unknown>, asked: RolloutAsk): number {
    const { chance, randomness } = this
    if (randomness === ALL || (randomness > 0 && below(chance, ALL) < randomness)) {
      return below(chance, asked.options.length)
    }
    return this.informed(table, asked)
  }

  /** The game's own pick. Only if informed. */
  informed(table: Table<State, unknown>, asked: RolloutAsk): number {
    return this.game.rollout?.(table, asked, this.chance) ?? 0
  }
}
