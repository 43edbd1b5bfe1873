import type { AnyGame } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { entriesOf } from '../deck.ts'
import { wordsOf } from '../cards/filtering.ts'
import type { ListedDeck } from '../saved/saved-decks.ts'

interface SearchedDecks {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly decks: readonly ListedDeck[]
}

/** The decks whose name, leaders and cards hold all of these words. */
export function decksWith({ game, kit, decks }: SearchedDecks, words: string): readonly ListedDeck[] {
  const wanted = wordsOf(words)
  if (wanted.length === 0) return decks
  return decks.filter(({ deck }) => {
    if (!deck) return false
    const names = entriesOf(game, kit, deck).map(({ face }) => face.name)
    const text = [deck.name, kit.rulesName(deck.rules), ...names].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
