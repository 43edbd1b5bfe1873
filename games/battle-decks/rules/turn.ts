import type { Seat } from '@trialhall/kernel'
import { sideOf, type BattleTable } from '../state.ts'
import { activateOne } from './activation.ts'
import { deploy } from './deploying.ts'
import { refill } from './draws.ts'
import { attackWithAll } from './equalizers.ts'
import { hasReady } from './field.ts'
import { endRound } from './rounds.ts'
import { openWindow } from './windows.ts'

/** The beginning of a turn and step 1: cards are put into play, and none of them later in it (B-3.2, B-4.7, B-R8). */
export function beginTurn(table: BattleTable): void {
  const { state } = table
  const seat = state.active
  state.turn++
  state.reinforced = 0
  sideOf(state, seat).hadTurn = true
  table.emit({ type: 'turnBegan', seat, round: state.round, isLast: state.isLastTurn })
  openWindow(table, 'turn-start')
  deploy(table, seat)
  state.phase = 'activation'
}

/**
 * Step 2: one character is activated if there is one; in a last turn all that are left, one after the other, newcomers and those that
 * were made ready again included (B-7.2, B-R10, B-R13).
 */
export function activationStep(table: BattleTable): void {
  const { state } = table
  openWindow(table, 'before-activation')
  const isDone = hasReady(state, state.active) && activateOne(table, state.active)
  if (!isDone || !state.isLastTurn || !hasReady(state, state.active)) state.phase = 'refill'
}

/** Equalizers drawn before, step 3, and the end of the turn (B-6.1, B-6.5, B-6.6). */
export function refillStep(table: BattleTable): void {
  const { state } = table
  openWindow(table, 'before-refill')
  attackWithAll(table, state.active)
  if (state.ending === null) refill(table, state.active)
  if (state.ending !== null) return
  state.mayRest = false
  openWindow(table, 'turn-end')
  passTurn(table)
}

/** Who is next (B-3.3, B-7.1, B-R11, B-R12). A player without a turn in this round always gets one. */
function passTurn(table: BattleTable): void {
  const { state } = table
  const own = state.active
  const other: Seat = 1 - own
  const [isOwnReady, isOtherReady] = [hasReady(state, own), hasReady(state, other)]
  if (!sideOf(state, other).hadTurn) giveTurn(table, { seat: other, isLast: !isOwnReady })
  else if (isOtherReady) giveTurn(table, { seat: other, isLast: !isOwnReady })
  else if (isOwnReady) giveTurn(table, { seat: own, isLast: true })
  else endRound(table)
}

function giveTurn(
  { state }: BattleTable,
  { seat, isLast }: { readonly seat: Seat; readonly isLast: boolean },
): void {
  state.active = seat
  state.isLastTurn = isLast
  state.phase = 'turn'
}
