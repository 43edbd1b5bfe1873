import { rankBy, type Outcome, type Seat } from '@trialhall/kernel'
import { playerAt, type EldarPosition, type EldarTable } from '../state.ts'
import type { Ending } from '../terms.ts'

/** Scores Glory for the opponents of defeated Heroes, all of one event together (E-1.03, E-28.02, E-R38). */
export function score(table: EldarTable, glory: readonly number[]): void {
  glory.forEach((by, seat) => {
    if (by === 0) return
    const player = playerAt(table.state, seat)
    player.glory += by
    table.emit({ type: 'gainedGlory', seat, glory: player.glory })
  })
  judge(table)
}

/** Whether the Glory scored ends the match, at once (E-1.04, E-34.04, E-R39, E-R40, E-R41). */
function judge(table: EldarTable): void {
  const { state } = table
  const [a, b] = gloryOf(state)
  if (Math.max(a, b) < state.goal && !state.isSudden) return
  if (a !== b) return end(table, state.isSudden ? 'sudden' : 'glory', a > b ? 0 : 1)
  goSudden(table)
}

/** Equal Glory goes on until somebody is ahead (E-R39). */
function goSudden(table: EldarTable): void {
  if (table.state.isSudden) return
  table.state.isSudden = true
  table.emit({ type: 'suddenDeath' })
}

/**
 * The end of a round: after the last one the lead wins, and equal Glory leads to sudden death (E-1.05, E-1.06, E-R42). A cap
 * ends the match in any case: the lead wins there too, and equal Glory is a draw (E-R44).
 */
export function judgeRound(table: EldarTable): void {
  const { state } = table
  const [a, b] = gloryOf(state)
  const leader = a === b ? -1 : a > b ? 0 : 1
  const isLast = state.rounds > 0 && state.round >= state.rounds
  if (isLast && leader >= 0) return end(table, 'rounds', leader)
  if (state.roundCap > 0 && state.round >= state.roundCap) return end(table, 'cap', leader)
  if (isLast) goSudden(table)
}

function gloryOf(state: EldarPosition): [number, number] {
  return [playerAt(state, 0).glory, playerAt(state, 1).glory]
}

/** Ends the match in one of the ways that there are (E-34.06, E-R44); -1 wins for nobody. */
function end(table: EldarTable, reason: Ending, winner: Seat): void {
  table.state.ended = reason
  table.state.winner = winner
  table.emit({ type: 'ended', reason, winner: winner < 0 ? null : winner })
}

/** A player gives up: the opponent wins at once (E-R84). */
export function leaveGame(table: EldarTable, seat: Seat): void {
  table.emit({ type: 'gaveUp', seat })
  end(table, 'left', 1 - seat)
}

/** Both agree on a draw (E-R44). */
export function agreeOnDraw(table: EldarTable): void {
  end(table, 'agreed', -1)
}

/** Who has won, once the match is decided (E-1.05). */
export function outcomeOf(state: EldarPosition): Outcome | null {
  const { ended, winner } = state
  if (ended === null) return null
  const scores = state.players.map(({ glory }) => glory)
  const ranks = winner < 0 ? rankBy([0, 0]) : [0, 1].map((seat) => (seat === winner ? 1 : 2))
  return { ranks, scores, reason: ended }
}
