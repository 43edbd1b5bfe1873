import type { Seat } from '@trialhall/kernel'
import { isOver, playerAt, sideOf, type LanesTable, type Lying, type Unit } from '../../state.ts'
import { settle } from '../battle/deaths.ts'
import { discardCondition } from '../conditions.ts'
import { faceOf } from '../printed.ts'
import { causeOf } from './cause.ts'
import { endEnchantment, endLying } from './ending.ts'
import { openWindow } from './windows.ts'

/** Every Enchantment of the active player resolves once, in an order of their choice (L-ENP.1, L-ENP.2, L-ENP.3, L-R29). */
export function enchantmentsPhase(table: LanesTable): void {
  const { state } = table
  const seat = state.active
  const warded = state.board.filter((unit) => unit?.owner === seat && unit.antimagic > 0)
  openWindow(table, 'enchantments')
  const resolved: (Lying | Unit)[] = []
  for (let next = nextOf(table, seat, resolved); next; next = nextOf(table, seat, resolved)) {
    resolved.push(next)
    resolve(table, seat, next)
    openWindow(table, 'enchantments')
  }
  for (const unit of warded) if (unit !== null && unit.field >= 0) discardCondition(table, unit, 'antimagic') // L-CON.22, L-R48
}

/** The one that resolves next among those that have not in this phase. */
function nextOf(
  table: LanesTable,
  seat: Seat,
  resolved: readonly (Lying | Unit)[],
): Lying | Unit | undefined {
  if (isOver(table.state)) return undefined
  const pending = enchantmentsOf(table, seat).filter((one) => !resolved.includes(one))
  if (pending.length < 2) return pending[0]
  const options = pending.map(({ card }) => ({ do: 'resolve', card }) as const)
  const { card } = table.choose(seat, { type: 'enchantment' }, options)
  return pending.find((one) => one.card === card)
}

/** Cards of a player that carry tokens of their own Enchantment, in the play area and on the battleground. */
function enchantmentsOf({ state }: LanesTable, seat: Seat): (Lying | Unit)[] {
  const found: (Lying | Unit)[] = playerAt(state, seat).area.filter((lying) => lying.tokens > 0)
  for (const unit of state.board)
    if (unit !== null && unit.owner === seat && unit.tokens > 0) found.push(unit)
  return found
}

/** The clause, then one token off if it has a duration (L-ENP.5, L-R25, L-R26), then the deaths. */
function resolve(table: LanesTable, seat: Seat, on: Lying | Unit): void {
  const { enchantment } = faceOf(on.face)
  if (enchantment === null) return
  const isUnit = 'owner' in on
  const { card, shape, tokens } = on
  const side = isUnit ? sideOf(on) : seat
  const cause = causeOf({ seat, side, card, isSpell: true, at: isUnit ? on.field : -1, shape, tokens })
  table.emit({ type: 'enchantmentResolved', seat, card, tokens })
  for (const step of enchantment.does) step.run(table, cause)
  if (enchantment.duration !== null) removeToken(table, seat, on)
  settle(table, seat)
}

/** With the last token the Enchantment ends; a card in the play area goes to hand, a unit stays (L-ENP.6, L-ENP.7). */
function removeToken(table: LanesTable, seat: Seat, on: Lying | Unit): void {
  if (on.tokens > 1) on.tokens--
  else if ('owner' in on) endEnchantment(table, seat, on)
  else endLying(table, seat, on)
}
