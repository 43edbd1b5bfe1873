import { partsOf } from './hall.ts'
import type { GameUi } from '@trialhall/table-ui'
import { onceEach } from '../kit/once-each.ts'

/** The board of a game; null where the game has none, so that a plain one is shown. */
export const boardOf: (gameId: string) => Promise<GameUi | null> = onceEach(
  async (gameId) => (await partsOf(gameId)?.board?.()) ?? null,
)
