import type { CardId, DefIndex } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import type { BattlePosition } from '../state.ts'

/** No hand holds a joker: one that is drawn enters play at once, and everybody sees it (B-6.4). */
export function couldBe(state: BattlePosition, card: CardId, def: DefIndex): boolean {
  return PRINTED.cards[def]?.kind !== 'equalizer' || state.sides.every(({ hand }) => !hand.includes(card))
}
