import { UNKNOWN, type CardId, type DefIndex, type Piece, type Sentence } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import { card, join, playingCard, type BattleFacts } from './names.ts'

/** A card by name, with its rank and suit where another of that name lies beside it: two options of the same words are the same. */
export function copy(facts: BattleFacts, id: CardId): Piece {
  return marked(facts, id, beside(facts, id))
}

/** Several of them. */
export function copies(facts: BattleFacts, ids: readonly CardId[]): Piece[] {
  return join(ids.map((id) => [copy(facts, id)]))
}

/**
 * A card in a line of the log. It is told apart from discarded cards too: a line is worded after all that came of it, when whoever fell
 * has left the field.
 */
export function toldCard(facts: BattleFacts, id: CardId): Piece {
  const discarded = facts.view.sides.flatMap((side) => side.discard)
  return marked(facts, id, [...beside(facts, id), ...discarded])
}

/** Several of them; those unknown are counted. */
export function toldCards(facts: BattleFacts, ids: readonly CardId[]): Piece[] {
  const known = ids.filter((id) => facts.defOf(id) !== UNKNOWN)
  const hidden = ids.length - known.length
  const parts: Sentence[] = known.map((id) => [toldCard(facts, id)])
  if (hidden > 0) parts.push([hidden === 1 ? 'a card' : `${hidden} cards`])
  return join(parts)
}

/** A card by name, with its rank and suit where one of the others has that name too. */
function marked(facts: BattleFacts, id: CardId, others: readonly CardId[]): Piece {
  const piece = card(facts, id)
  if (typeof piece === 'string') return piece
  const name = nameOf(facts.defOf(id))
  // what an event tells does not include what lies beside it, the view does
  const isAlone = others.every((other) => other === id || nameOf(facts.view.cards.def[other]) !== name)
  return name === undefined || isAlone ? piece : { ...piece, text: `${piece.text}${playingCard(facts, id)}` }
}

function nameOf(def: DefIndex = UNKNOWN): string | undefined {
  return def === UNKNOWN ? undefined : PRINTED.cards[def]?.name
}

/** What lies where a card lies: in the same hand, or on the field with its equipment. */
function beside({ view }: BattleFacts, id: CardId): readonly CardId[] {
  const hand = view.sides.map((side) => side.hand).find((cards) => cards.includes(id))
  if (hand !== undefined) return hand
  const characters = view.sides.flatMap((side) => side.characters)
  return characters.flatMap(({ card: one, equipment }) => [one, ...equipment])
}
