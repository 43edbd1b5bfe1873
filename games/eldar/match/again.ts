import { seatLetter, type Options, type Seat, type Setup } from '@trialhall/kernel'
import { deckText } from '../content/decks.ts'
import type { EldarState } from '../state.ts'

/**
 * The next match of a series is played with the same decks: those that were chosen, dealt or drafted are settled from its
 * beginning. A match that ended before there were decks leaves the options as they were: nobody owns a card yet.
 */
export function again({ options }: Setup, end: EldarState): Options {
  const given = options.decks as readonly string[]
  return { ...options, decks: given.map((text, seat) => (text === '' ? deckOf(end, seat) : text)) }
}

function deckOf({ heroes, cards, owner }: EldarState, seat: Seat): string {
  const own = cards.def.filter((_, card) => owner[card] === seatLetter(seat))
  return deckText({
    heroes: heroes.filter((hero) => hero.seat === seat).map(({ face }) => face),
    cards: own.toSorted((a, b) => a - b),
  })
}
