import type { GameParts } from '@trialhall/table-ui'
import { cover } from '../cover.ts'

/** What pages load of Trials of the Eldar when they need it. */
export const eldarParts: GameParts = {
  cover,
  board: async () => (await import('./index.ts')).eldarUi,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  decks: async () => (await import('./decks/index.ts')).eldarDecks,
  art: async () => (await import('./art/Art.tsx')).EldarArt,
}
