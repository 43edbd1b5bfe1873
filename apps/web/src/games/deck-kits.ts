import { hallOfPage, partsOf } from './hall.ts'
import type { GameCover } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { onceEach } from '../kit/once-each.ts'

/** What is known of building a game's decks, loaded when it is needed; null where its decks are not built. */
export const kitOf: (gameId: string) => Promise<DeckKit | null> = onceEach(
  async (gameId) => (await partsOf(gameId)?.decks?.()) ?? null,
)

/** Whether players of a game bring decks of their own. */
export function hasDecks(gameId: string): boolean {
  return partsOf(gameId)?.decks !== undefined
}

/** The games whose decks are built. */
export function gamesWithDecks(): GameCover[] {
  return Object.values(hallOfPage().parts)
    .filter(({ decks }) => decks !== undefined)
    .map(({ cover }) => cover)
}
