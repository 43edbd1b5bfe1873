import type { CardId, Seat } from '@trialhall/kernel'
import { isOver, playerAt, type LanesTable, type Player, type Slot } from '../../state.ts'

/** The slot in which a card lies face down, or null. */
export function slotOf(player: Player, card: CardId): Slot | null {
  for (const slot of player.slots) if (slot.card === card) return slot
  return null
}

/** Public: a prepared card of this player carries a charge (L-R51). */
export function hasCharges(player: Player): boolean {
  for (const slot of player.slots) {
    if (slot.card === null) continue
    for (const count of slot.charges) if (count > 0) return true
  }
  return false
}

/** Empties a slot: its charges are lost (L-CHG.7). */
export function clearSlot(slot: Slot): void {
  slot.card = null
  slot.nodes = 0
  slot.charges.fill(0)
}

/** A mana charge that a text gives to a prepared spell of the player's choice (L-CHG.8). */
export function loadCharge(table: LanesTable, seat: Seat, colour: number): void {
  if (isOver(table.state)) return
  const { slots } = playerAt(table.state, seat)
  const options = slots.flatMap(({ card }, slot) =>
    card === null ? [] : [{ do: 'load', card, slot } as const],
  )
  if (options.length === 0) return
  const { slot, card } = table.choose(seat, { type: 'load', colour }, options)
  ;((slots[slot] as Slot).charges[colour] as number) += 1
  table.emit({ type: 'charged', seat, card, slot, colour, isExtra: true })
}
