import type { AnyGame } from './game.ts'
import { fault, ok, shown, type Result } from './result.ts'

/** The games a program knows, by id. */
export interface Registry {
  readonly games: readonly AnyGame[]
  /** A game by its id; the fault lists the ids there are. */
  find(id: unknown): Result<AnyGame>
}

/** Makes a registry. Two games of one id are an error of ours. */
export function registry(games: readonly AnyGame[]): Registry {
  const byId = new Map(games.map((game) => [game.id, game]))
  if (byId.size !== games.length) throw new Error('two games have the same id')
  const allowed = games.map((game) => game.id).join(', ')
  return {
    games,
    find(id) {
      const game = typeof id === 'string' ? byId.get(id) : undefined
      return game ? ok(game) : fault('unknown-game', 'game', `game is ${shown(id)}; allowed is ${allowed}.`)
    },
  }
}
