import type { LanesOption, LanesView } from '@trialhall/game-lanes'
import type { CardId } from '@trialhall/kernel'

/** The number of a card in the catalog, units before spells. In hand it is that of the base card, whatever the nodes make of it (L-R32). */
export function baseIn(view: LanesView, card: CardId): number {
  return view.cards.def[card] ?? -1
}

/**
 * What is listed first: what the hand offers, in the order in which the hand is shown. The rules offer it in the order in which the
 * cards came to the hand, which every card that leaves it or comes back changes.
 */
export function helpOf(about: unknown, view: LanesView): number {
  const option = about as LanesOption // what this game asks
  if (option.do !== 'muster' && option.do !== 'cast' && option.do !== 'prepare') return 0
  const hand = view.viewer === null ? undefined : view.players[view.viewer]?.hand
  return hand?.includes(option.card) === true ? 1 / (2 + baseIn(view, option.card)) : 0
}
