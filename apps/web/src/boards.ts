import type { GameUi } from '@trialhall/table-ui'

/** The board of each game, loaded when it is needed: one line a game. */
const BOARDS: Readonly<Record<string, () => Promise<GameUi>>> = {
  lanes: async () => (await import('@trialhall/game-lanes/ui')).lanesUi,
  sigmar: async () => (await import('@trialhall/game-sigmar/ui')).sigmarUi,
}

const loaded = new Map<string, Promise<GameUi | null>>()

/** The board of a game; null where the game has none, so that a plain one is shown. */
export function boardOf(gameId: string): Promise<GameUi | null> {
  const known = loaded.get(gameId)
  if (known) return known
  const loading = BOARDS[gameId]?.() ?? Promise.resolve(null)
  loaded.set(gameId, loading)
  loading.catch(() => loaded.delete(gameId))
  return loading
}
