import { UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import type { Hero } from '../state.ts'
import { card, type TempusFacts } from './names.ts'

/** A card by name; a second one of that name in the same place is told apart, so that no two options read the same. */
export function copy(facts: TempusFacts, id: CardId): Piece {
  const piece = card(facts, id)
  if (typeof piece === 'string' || facts.defOf(id) === UNKNOWN) return piece
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
