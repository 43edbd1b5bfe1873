import { factsOf, plain, UNKNOWN, type CardId } from '@trialhall/kernel'
import type { BattleState, BattleView } from '../game.ts'
import { card, playingCard } from '../words/names.ts'

/** A card by name with its rank and suit, as somebody with two real decks looks for it: "Sabre Cat (K♦)"; heroes have none. */
export function fullName(view: BattleView, id: CardId): string {
  const facts = factsOf<BattleState>(view)
  return `${nameOf(view, id)}${playingCard(facts, id)}`
}

/** A card by name alone. */
export function nameOf(view: BattleView, id: CardId): string {
  return plain([card(factsOf<BattleState>(view), id)])
}

/** Whether the viewer knows what a card is. */
export function isKnown(view: BattleView, id: CardId): boolean {
  return (view.cards.def[id] ?? UNKNOWN) !== UNKNOWN
}

/** "10♥": rank and suit of a card of a deck. */
export function playingCardSign(view: BattleView, id: CardId): string {
  return playingCard(factsOf<BattleState>(view), id).replace(/^ \((.*)\)$/, '$1')
}
