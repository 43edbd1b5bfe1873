import { gameParts } from '@trialhall/games/parts'
import type { GameCover } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { onceEach } from '../kit/once-each.ts'

/** What is known of building a game's decks, loaded when it is needed; null where its decks are not built. */
export const kitOf: (gameId: string) => Promise<DeckKit | null> = onceEach(
  async (gameId) => (await gameParts[gameId]?.decks?.()) ?? null,
)

/** Whether players of a game bring decks of their own. */
export function hasDecks(gameId: string): boolean {
  return gameParts[gameId]?.decks !== undefined
}

/** The games whose decks are built. */
export function gamesWithDecks(): GameCover[] {
  return Object.values(gameParts)
    .filter(({ decks }) => decks !== undefined)
    .map(({ cover }) => cover)
}
