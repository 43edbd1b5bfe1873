import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'

/** What pages load of Battle Decks when they need it. */
export const battleDecksParts: GameParts = {
  cover,
  board: async () => (await import('./index.ts')).battleDecksUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  art: async () => (await import('./art/Art.tsx')).BattleDecksArt,
}
