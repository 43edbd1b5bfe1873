import type { GameUi, GlossaryTerm } from '@trialhall/table-ui'
import { useFetched } from '../kit/use-fetched.ts'
import { boardOf } from './boards.ts'
import { rulebookOf } from './rulebooks.ts'

/** The board of a game: undefined while it is fetched, null where the game has none. A board that cannot be fetched throws. */
export function useBoard(gameId: string): GameUi | null | undefined {
  return useFetched(boardOf, gameId)
}

const NO_WORDS: readonly GlossaryTerm[] = []

/** The words that the game's rulebook explains; none where they cannot be fetched: a table can be played without. */
export function useGlossary(gameId: string): readonly GlossaryTerm[] {
  return useFetched(glossaryOf, gameId) ?? NO_WORDS
}

async function glossaryOf(game: string): Promise<readonly GlossaryTerm[]> {
  const book = await rulebookOf(game).catch(() => null)
  return book?.glossary.map(({ id, term, text }) => ({ term, text, rule: { game, id } })) ?? NO_WORDS
}
