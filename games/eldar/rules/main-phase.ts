import type { Seat } from '@trialhall/kernel'
import { announce } from './actions/announcing.ts'
import type { EldarOption } from '../asks.ts'
import { actionOf, usedFace } from './printed.ts'
import type { EldarTable } from '../state.ts'
import { usableOrPass } from './actions/uses.ts'

const IS_REACTION = true

/** The holder of initiative uses an action or passes; after a Slow action passing is all (E-32.01, E-32.02). */
export function mainStep(table: EldarTable): void {
  const { state } = table
  const seat = state.initiative
  if (state.mustPass) return pass(table, seat) // E-9.03, E-R9
  const pick = pickAction(table, seat)
  if (pick.do !== 'use') return pass(table, seat)
  const { speed } = actionOf(usedFace(state, pick), pick.ability)
  state.hasActed = true // E-R18
  state.mustPass = speed === 'slow' && state.yielded < 0 // E-29.08, E-R66
  announce(table, pick, !IS_REACTION)
}

function pickAction(table: EldarTable, seat: Seat): EldarOption {
  const { state } = table
  const options = usableOrPass(table, seat, !IS_REACTION)
  const prompt = { type: 'main' } as const
  return state.asksAlways ? table.window(seat, prompt, options) : table.choose(seat, prompt, options) // E-R67
}

/** Passing gives initiative away; without an action before it, it is a yield (E-29.04 to E-29.07, E-32.03, E-32.04). */
function pass(table: EldarTable, seat: Seat): void {
  const { state } = table
  state.mustPass = false
  if (state.yielded >= 0) return finish(table, seat)
  if (!state.hasActed) state.yielded = seat
  table.emit({ type: state.hasActed ? 'passed' : 'yielded', seat })
  state.hasActed = false
  state.initiative = 1 - seat
}

/** The second player is finished: the phase ends (E-32.04, E-R65). */
function finish(table: EldarTable, seat: Seat): void {
  table.emit({ type: 'finished', seat })
  table.state.hasActed = false
  table.state.step = 'takeInitiative'
}
