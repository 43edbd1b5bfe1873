import type { CardId, Seat } from '@trialhall/kernel'
import { playerAt, type LanesTable, type Slot } from '../../state.ts'
import type { Mana } from '../../terms.ts'
import { addToHand, takeFromHand } from '../hands.ts'
import { ONE_MANA, pay } from '../mana.ts'
import { clearSlot } from './charges.ts'

/** Puts a spell from hand face down into a slot; one that lies there goes back to hand unseen (L-PRE.1 to L-PRE.5, L-R54). */
export function prepareSpell(
  table: LanesTable,
  seat: Seat,
  { card, slot }: { card: CardId; slot: number },
): void {
  const player = playerAt(table.state, seat)
  const into = player.slots[slot] as Slot
  const old = into.card
  player.prepared++
  takeFromHand(player, card)
  if (old !== null) table.emit({ type: 'replaced', seat, card: old, slot })
  clearSlot(into) // L-CHG.7
  into.card = card
  into.nodes = player.nodes // L-R33
  table.emit({ type: 'prepared', seat, card, slot })
  if (old !== null) addToHand(table, seat, [old]) // L-PRE.4
}

/** Spends one mana on a charge that lowers the remaining cost (L-CHG.1 to L-CHG.5). */
export function chargeSpell(
  table: LanesTable,
  seat: Seat,
  { card, slot, colour }: { card: CardId; slot: number; colour: number },
): void {
  pay(table, seat, ONE_MANA[colour] as Mana)
  ;((playerAt(table.state, seat).slots[slot] as Slot).charges[colour] as number) += 1 // L-CHG.3
  table.emit({ type: 'charged', seat, card, slot, colour, isExtra: false })
}
