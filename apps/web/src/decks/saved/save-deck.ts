import type { Deck } from '@trialhall/table-ui'
import { newMatchId } from '../../device/ids.ts'
import { freeName } from '../deck.ts'
import { type KeptDeck, listDecks, writeDeck } from './saved-decks.ts'

/** Keeps a new deck under a name that no other has; null where there is no room for it. */
export function saveNewDeck(
  game: string,
  { name, rules, cards }: Deck,
  now: number = Date.now(),
): KeptDeck | null {
  const taken = listDecks(game).flatMap(({ deck }) => (deck ? [deck.name] : []))
  const kept = { id: newMatchId(), game, name: freeName(name, taken), rules, cards, changedAt: now }
  return writeDeck(kept) ? kept : null
}
