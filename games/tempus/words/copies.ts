import { UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import type { Hero } from '../state.ts'
import { card, heroName, type TempusFacts } from './names.ts'

/** A card by name; a second one of that name in the same place is told apart, and one that nobody knows by where it lies, so that no two options read the same. */
export function copy(facts: TempusFacts, id: CardId): Piece {
  const piece = card(facts, id)
  if (typeof piece === 'string') return piece
  if (facts.defOf(id) === UNKNOWN) return { ...piece, text: whereabouts(facts, id) ?? piece.text }
  const before = beside(facts, id).indexOf(id)
  return before > 0 ? { ...piece, text: `${piece.text} (copy ${before + 1})` } : piece
}

/** The cards of that name that lie where it lies, itself among them. */
function beside({ view, defOf }: TempusFacts, id: CardId): readonly CardId[] {
  const own = view.heroes.flatMap(placesOf).find((cards) => cards.includes(id)) ?? []
  return own.filter((other) => defOf(other) === defOf(id))
}

function placesOf({ hand, discard, ongoing, spent, loot }: Hero): readonly (readonly CardId[])[] {
  return [hand, discard, ongoing, spent, loot]
}

/** "the top card of the Event deck", "card 2 of the hand of Raena": of what is hidden only the place. */
function whereabouts({ view }: TempusFacts, id: CardId): string | null {
  const decks: readonly (readonly [string, readonly CardId[]])[] = [
    ['the Event deck', view.eventDeck],
    ['the Loot deck', view.lootDeck],
    ['the Quest deck', view.questDeck],
    ...view.heroes.map(({ id: seat, deck }) => [`the Draw Deck of ${heroName(view, seat)}`, deck] as const),
  ]
  const deck = decks.find(([, cards]) => cards.includes(id))
  if (deck !== undefined) return deckPlace(deck, id)
  const holder = view.heroes.find(({ hand }) => hand.includes(id))
  if (holder === undefined) return null
  return `card ${holder.hand.indexOf(id) + 1} of the hand of ${heroName(view, holder.id)}`
}

/** The last card of a deck is its top. */
function deckPlace([name, cards]: readonly [string, readonly CardId[]], id: CardId): string {
  const depth = cards.length - cards.indexOf(id)
  return depth === 1 ? `the top card of ${name}` : `card ${depth} of ${name}`
}
