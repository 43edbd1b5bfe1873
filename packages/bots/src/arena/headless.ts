import { below, playout, RulesError, seeded } from '@trialhall/kernel'
import type { Chance, Choice, Game, Decider, Outcome, Seat, Seed, State, Table } from '@trialhall/kernel'

/** How a match went that nobody watched. */
export interface HeadlessResult {
  readonly outcome: Outcome
  readonly state: State
  readonly decisions: number
  readonly segments: number
  /** What was chosen, as far as it was kept. */
  readonly choices: readonly Choice[]
}

/**
 * Plays a match with random picks from a state that is used up, at the full speed of the rules: nothing is recorded but the choices, where
 * that is asked for. The seed stands for all chance, that of the picks too.
 */
export function playAtRandom(
  game: Game,
  state: State,
  { seed, keepsChoices }: { readonly seed: Seed; readonly keepsChoices: boolean },
): HeadlessResult {
  state.chance = seeded(seed)
  const decider = new RandomDecider(seeded(`${seed}/bots`), keepsChoices)
  const outcome = playout(game, state, decider)
  if (!outcome) throw new RulesError(`${game.id}: a match played at random was stopped`)
  const { decisions, segments, choices } = decider
  return { outcome, state, decisions, segments, choices }
}

class RandomDecider implements Decider<State, unknown> {
  decisions = 0
  segments = 0
  readonly choices: Choice[] = []
  private readonly chance: Chance
  private readonly keepsChoices: boolean

  constructor(chance: Chance, keepsChoices: boolean) {
    this.chance = chance
    this.keepsChoices = keepsChoices
  }

  // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
  decide(_table: Table<State, unknown>, seat: Seat, _prompt: unknown, options: readonly unknown[]): number {
    this.decisions++
    const pick = below(this.chance, options.length)
    if (this.keepsChoices) this.choices.push({ seat, pick })
    return pick
  }

  segmentOver(): void {
    this.segments++
  }
}
