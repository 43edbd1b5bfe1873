import type { GameUi, GlossaryTerm } from '@trialhall/table-ui'
import { useEffect, useState } from 'react'
import { boardOf } from './boards.ts'
import { rulebookOf } from './rulebooks.ts'

/** The board of a game: undefined while it is fetched, null where the game has none. A board that cannot be fetched throws. */
export function useBoard(gameId: string): GameUi | null | undefined {
  return useFetched(boardOf, gameId)
}

const NO_WORDS: readonly GlossaryTerm[] = []

/** The words that the game's rulebook explains. */
export function useGlossary(gameId: string): readonly GlossaryTerm[] {
  return useFetched(glossaryOf, gameId) ?? NO_WORDS
}

async function glossaryOf(game: string): Promise<readonly GlossaryTerm[]> {
  const book = await rulebookOf(game)
  return book?.glossary.map(({ id, term, text }) => ({ term, text, rule: { game, id } })) ?? NO_WORDS
}

/** What a loader brings for a key: undefined until then. Its failure is thrown where the page is drawn. */
export function useFetched<T>(load: (key: string) => Promise<T>, key: string): T | undefined {
  const [fetched, setFetched] = useState<{ readonly key: string; readonly value: T } | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isWanted = true
    load(key).then(
      (value) => isWanted && setFetched({ key, value }),
      (reason: unknown) =>
        isWanted && setFailure(reason instanceof Error ? reason : new Error(String(reason))),
    )
    return () => {
      isWanted = false
    }
  }, [load, key])
  if (failure) throw failure
  return fetched?.key === key ? fetched.value : undefined
}
