import { chanceFor } from '../chance.ts'
import type { Game } from '../game.ts'
import type { MatchRequest } from '../request/request.ts'
import { ok, RulesError, type Result } from '../result.ts'
import type { State } from '../state.ts'
import { Table } from '../table.ts'

/** The state a match begins with: set up, arranged as the position says, with its chance seeded and dice scripted. */
export function firstState<S extends State, E>(game: Game<S, E>, request: MatchRequest): Result<S> {
  const state = game.setup({ seats: request.seats, options: request.options })
  state.chance = chanceFor(request)
  if (request.position !== undefined) {
    const wrong = game.setPosition(new Table<S, E>(game, state, NOBODY_TO_ASK), request.position)
    if (wrong) return { ok: false, fault: wrong }
  }
  if (request.rolls !== undefined) state.chance.script = request.rolls.slice()
  return ok(state)
}

/** For what happens between two segments, when rules may ask nobody. */
export const NOBODY_TO_ASK: { decide(): never } = {
  decide(): never {
    throw new RulesError('a position is arranged without asking anybody')
  },
}
