import type { CardId, Seat } from '@trialhall/kernel'
import { playerAt, type SigmarState, type SigmarTable } from '../state.ts'
import { HAND_LIMIT, MOST_TRIALS } from '../terms.ts'
import { actionPhase } from './actions.ts'
import { drawToHand, revealTrial } from './decks.ts'
import { discardChosen } from './discards.ts'
import { keptBy, keptThat, spendAll, spendKept } from './kept.ts'
import { tellEnd } from './victory.ts'

/** One turn: Draw, Action, Roll and Resolution, then the hand limit (S-3.1 to S-3.4). */
export function playTurn(table: SigmarTable): void {
  const seat = table.state.active
  const permits = beginTurn(table, seat)
  if (table.state.phase !== 'action') drawPhase(table, seat) // a position may begin after it
  actionPhase(table, seat) // with the Roll and Resolution that follow from the action (S-R11)
  if (!table.state.isWon) endTurn(table, seat, permits)
  if (!isBeingLeft(table)) tellEnd(table)
}

/** Somebody has given up in this turn, and leaves after it: how the game ended is told then (S-R61). */
function isBeingLeft(table: SigmarTable): boolean {
  return table.state.players.some(({ left }, seat) => !left && table.isVacant(seat))
}

/** Everyone may play one card in this turn; kept permissions add to the active player's (S-R19, S-R26). */
function beginTurn(table: SigmarTable, seat: Seat): readonly CardId[] {
  const { state } = table
  for (const player of state.players) {
    player.cardsPlayed = 0
    player.allowance = 1
  }
  const permits = keptThat(state, seat, (kept) => kept.extraCards > 0)
  for (const card of permits) playerAt(state, seat).allowance += keptBy(state, card).extraCards
  table.emit({ type: 'turnBegan', seat, round: state.round })
  return permits
}

/** One Action Card, two after a Rest; then a Trial if fewer than three are active (S-4.1 to S-4.5). */
function drawPhase(table: SigmarTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  state.phase = 'draw'
  const count = player.rested ? 2 : 1 // S-4.4
  player.rested = false // S-R55: lost with a skipped phase too
  if (player.skipsDraw) {
    player.skipsDraw = false // S-10.6
    table.emit({ type: 'drawSkipped', seat })
    return
  }
  drawToHand(table, seat, count + spendAll(table, seat, 'extraDraws')) // S-R7: Action Cards first
  if (state.trials.length < MOST_TRIALS) revealTrial(table) // S-R6
}

function endTurn(table: SigmarTable, seat: Seat, permits: readonly CardId[]): void {
  const player = playerAt(table.state, seat)
  while (player.hand.length > HAND_LIMIT) discardChosen(table, seat, 'limit') // S-13.1, S-R59
  for (const card of permits) spendKept(table, seat, card)
  passTurn(table.state)
  table.state.phase = 'draw'
}

/** The turn goes to the next seat still in the game; a round is over when all of them have had one (S-3.2, S-R61). */
export function passTurn(state: SigmarState): void {
  const count = state.players.length
  let step = (state.active - state.first + count) % count
  do {
    step++
    if (step === count) {
      step = 0
      state.round++
    }
    state.active = (state.first + step) % count
  } while (playerAt(state, state.active).left)
}
