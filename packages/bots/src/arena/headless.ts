import { below, playout, RulesError, seeded } from '@trialhall/kernel'
import type { Chance, Game, Decider, Outcome, Seat, Seed, State, Table } from '@trialhall/kernel'

/** How a match went that nobody watched. */
export interface HeadlessResult {
  readonly outcome: Outcome
  readonly state: State
  readonly decisions: number
  readonly segments: number
}

/**
 * Plays a match with random picks from a state that is used up, at the full speed of the rules: nothing is recorded.
 * The seed stands for all chance, that of the picks too.
 */
export function playAtRandom(game: Game, state: State, seed: Seed): HeadlessResult {
  state.chance = seeded(seed)
  const decider = new RandomDecider(seeded(`${seed}/bots`))
  const outcome = playout(game, state, decider)
  if (!outcome) throw new RulesError(`${game.id}: a match played at random was stopped`)
  return { outcome, state, decisions: decider.decisions, segments: decider.segments }
}

class RandomDecider implements Decider<State, unknown> {
  decisions = 0
  segments = 0
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(_table: Table<State, unknown>, _seat: Seat, _prompt: unknown, options: readonly unknown[]): number {
    this.decisions++
    return below(this.chance, options.length)
  }

  segmentOver(): void {
    this.segments++
  }
}
