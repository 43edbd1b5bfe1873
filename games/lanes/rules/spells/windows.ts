import type { Seat } from '@trialhall/kernel'
import type { LanesOption, Moment } from '../../asks.ts'
import { isOver, playerAt, type LanesTable } from '../../state.ts'
import { heldFace } from '../hands.ts'
import { covers } from '../mana.ts'
import { explainCharged } from '../reasons.ts'
import { aimsOf } from './aiming.ts'
import { castSpell } from './casting.ts'
import { hasCharges } from './charges.ts'
import { comesAgain } from './vain.ts'

const PASS: LanesOption = { do: 'pass' }

/** A window between finished actions: both may cast what is fully charged, the active player first (L-R51). */
export function openWindow(table: LanesTable, moment: Moment): void {
  const { active } = table.state
  while (respond(table, active, moment) || respond(table, 1 - active, moment)) continue
}

/** The opponent's part of a window in a Main phase; true if anything was cast (L-R51). */
export function opponentResponds(table: LanesTable, moment: Moment): boolean {
  let hasCast = false
  while (respond(table, 1 - table.state.active, moment)) hasCast = true
  return hasCast
}

/** Asks one seat for one fully charged spell; true if it casts. Asked exactly when a prepared card carries a charge. */
function respond(table: LanesTable, seat: Seat, moment: Moment): boolean {
  const { state } = table
  if (isOver(state) || !hasCharges(playerAt(state, seat))) return false
  const options = chargedOptions(table, seat)
  if (table.isExplaining) explainCharged(table, seat)
  const prompt = { type: 'respond', moment, isVain: comesAgain(state, seat, moment) } as const
  const pick = state.asksAlways ? table.window(seat, prompt, options) : table.choose(seat, prompt, options)
  if (pick.do !== 'cast') return false
  castSpell(table, seat, pick)
  return true
}

/** Fully charged spells with all that they may be given, and to pass (L-FCC.1, L-FCC.4, L-FCC.5). */
function chargedOptions({ state }: LanesTable, seat: Seat): LanesOption[] {
  const player = playerAt(state, seat)
  const options: LanesOption[] = []
  for (const { card, charges } of player.slots) {
    if (card === null) continue
    const face = heldFace(state, player, card)
    if (!covers(charges, face.cost)) continue
    for (const at of aimsOf(state, seat, face)) options.push({ do: 'cast', card, at })
  }
  options.push(PASS)
  return options
}
