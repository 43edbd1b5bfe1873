import type { AnyGame } from './game.ts'
import { fault, ok, shown, type Result } from './result.ts'

/** The games a program knows, by id. */
export interface Registry {
  readonly games: readonly AnyGame[]
  /**
   * Address of the module that exports this registry as `games`; null where it has none. Threads cannot be handed functions,
   * so those of bots, simulations and laws import the games from there.
   */
  readonly module: string | null
  /** A game by its id; the fault lists the ids there are. */
  find(id: unknown): Result<AnyGame>
}

/**
 * Makes a registry. Two games of one id are an error of ours. Programs with threads say in which module it stands:
 * `export const games = registry([race], import.meta.url)`.
 */
export function registry(games: readonly AnyGame[], module?: string | { readonly href: string }): Registry {
  const byId = new Map(games.map((game) => [game.id, game]))
  if (byId.size !== games.length) throw new Error('two games have the same id')
  const allowed = games.map((game) => game.id).join(', ')
  return {
    games,
    module: typeof module === 'object' ? module.href : (module ?? null),
    find(id) {
      const game = typeof id === 'string' ? byId.get(id) : undefined
      return game ? ok(game) : fault('unknown-game', 'game', `game is ${shown(id)}; allowed is ${allowed}.`)
    },
  }
}
