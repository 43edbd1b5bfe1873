import { useEffect, useState } from 'react'
import { type StoredDeck, listDecks, onDeckChange } from './saved-decks.ts'

/** The decks of a game that are in sight, also while another tab or device changes them. */
export function useDecks(game: string): readonly StoredDeck[] {
  const [decks, setDecks] = useState(() => listDecks(game))
  useEffect(() => onDeckChange(() => setDecks(listDecks(game))), [game])
  return decks
}
