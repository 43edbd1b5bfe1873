import type { CardId, Piece, Sentence } from '@trialhall/kernel'
import { card, type SigmarFacts } from './names.ts'

/** The cards by name; those unknown are counted. */
export function cardList(facts: SigmarFacts, cards: readonly CardId[]): Piece[] {
  const known = cards.filter((id) => facts.defOf(id) >= 0)
  const hidden = cards.length - known.length
  const parts: Sentence[] = known.map((id) => [card(facts, id)])
  if (hidden > 0) parts.push([hidden === 1 ? 'a card' : `${hidden} cards`])
  return join(parts)
}

/** Parts with commas between them, and "and" before the last. */
export function join(parts: readonly Sentence[]): Piece[] {
  return parts.flatMap((part, i) => {
    const separator = i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']
    return [...separator, ...part]
  })
}
