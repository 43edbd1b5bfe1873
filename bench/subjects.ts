import {
  optionsAmongBots,
  parseOptions,
  seatCounts,
  type AnyGame,
  type Generator,
  type State,
} from '@trialhall/kernel'
import { games } from '@trialhall/games'

/** A game with a number of seats, and its first state to copy from. */
export interface Subject {
  readonly game: AnyGame
  readonly seats: number
  readonly fresh: State
  /** What its matches draw from; sfc32 if missing. */
  readonly generator?: Generator | undefined
}

/** Every registered game with every number of seats: `sigmar/2`, `sigmar/3` … */
export const SUBJECTS: readonly string[] = games.games.flatMap(({ id, seats }) =>
  seatCounts(seats).map((count) => `${id}/${count}`),
)

/** Sets a game up, by its name in `SUBJECTS`. */
export function subjectNamed(name: string): Subject {
  const [id, count] = name.split('/')
  const found = games.find(id)
  if (!found.ok) throw new Error(found.fault.message)
  return subjectOf(found.value, Number(count))
}

/** Sets a game up with its usual options for matches that no person plays. */
export function subjectOf(game: AnyGame, seats: number): Subject {
  const options = parseOptions(game.options, seats, optionsAmongBots(game.options, {}))
  if (!options.ok) throw new Error(options.fault.message)
  return { game, seats, fresh: game.setup({ seats, options: options.value }) }
}
