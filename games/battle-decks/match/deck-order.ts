import type { CardId } from '@trialhall/kernel'
import type { BattleView } from '../state.ts'

/** Cards in the order of the deck list, by kind and then by rank, as people hold them: the same on the page and in the terminal. */
export function inDeckOrder(view: BattleView, cards: readonly CardId[]): readonly CardId[] {
  const { def } = view.cards
  return cards.toSorted((a, b) => (def[a] as number) - (def[b] as number) || a - b)
}
