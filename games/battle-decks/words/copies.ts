import { UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import { card, join, playingCard, type BattleFacts } from './names.ts'

/** A card by name, with its rank and suit where another of that name lies beside it: two options of the same words are the same. */
export function copy(facts: BattleFacts, id: CardId): Piece {
  const piece = card(facts, id)
  return typeof piece === 'string' ? piece : { ...piece, text: `${piece.text}${markOf(facts, id)}` }
}

/** Several of them. */
export function copies(facts: BattleFacts, ids: readonly CardId[]): Piece[] {
  return join(ids.map((id) => [copy(facts, id)]))
}

function markOf(facts: BattleFacts, id: CardId): string {
  const name = nameOf(facts, id)
  const isAlone = beside(facts, id).every((other) => other === id || nameOf(facts, other) !== name)
  return name === undefined || isAlone ? '' : playingCard(facts, id)
}

function nameOf({ defOf }: BattleFacts, id: CardId): string | undefined {
  const def = defOf(id)
  return def === UNKNOWN ? undefined : PRINTED.cards[def]?.name
}

/** What lies where a card lies: in the same hand, or on the field with its equipment. */
function beside({ view }: BattleFacts, id: CardId): readonly CardId[] {
  const hand = view.sides.map((side) => side.hand).find((cards) => cards.includes(id))
  if (hand !== undefined) return hand
  const characters = view.sides.flatMap((side) => side.characters)
  return characters.flatMap(({ card: one, equipment }) => [one, ...equipment])
}
