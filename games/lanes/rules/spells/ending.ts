import type { CardId, Seat } from '@trialhall/kernel'
import { markOf, playerAt, type LanesTable, type Lying } from '../../state.ts'
import { takeIntoHand } from '../hands.ts'
import { unenchant } from './marks.ts'

/** Removes the last tokens of an Enchantment from its card: it ends (L-ENC.7, L-KEY.9). */
export function endEnchantment(
  table: LanesTable,
  seat: Seat,
  on: { card: CardId; shape: number; tokens: number },
): void {
  const { shape } = on
  on.shape = -1
  on.tokens = 0
  table.emit({ type: 'enchantmentEnded', seat, card: on.card })
  for (const unit of table.state.board) {
    if (unit !== null) unenchant(table, unit, markOf(seat, shape)) // L-ENC.8
  }
}

/** Ends the Enchantment of a card in a play area, which then goes to its owner's hand at once (L-ENC.9, L-ENP.6). */
export function endLying(table: LanesTable, seat: Seat, lying: Lying): void {
  endEnchantment(table, seat, lying)
  const { area } = playerAt(table.state, seat)
  area.splice(area.indexOf(lying), 1)
  takeIntoHand(table, seat, [lying.card])
}
