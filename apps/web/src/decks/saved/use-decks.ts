import { useEffect, useState } from 'react'
import { type ListedDeck, listDecks, onDeckChange } from './saved-decks.ts'

/** The decks of a game that are in sight, also while another tab or device changes them. */
export function useDecks(game: string): readonly ListedDeck[] {
  const [decks, setDecks] = useState(() => listDecks(game))
  useEffect(() => onDeckChange(() => setDecks(listDecks(game))), [game])
  return decks
}
