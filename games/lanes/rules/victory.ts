import type { Outcome } from '@trialhall/kernel'
import type { LanesPosition, LanesTable } from '../state.ts'

/** Who has won, once somebody has, or nobody in a draw (L-WIN.1, L-R59, L-R63). */
export function outcomeOf(state: LanesPosition): Outcome | null {
  if (state.ended === null) return null
  const ranks = state.players.map((_, seat) => (state.winner === null || state.winner === seat ? 1 : 2))
  return { ranks, scores: state.players.map((player) => player.life), reason: state.ended }
}

/** Both agree on a draw. */
export function agreeOnDraw(table: LanesTable): void {
  table.state.ended = 'agreed'
  table.state.winner = null
  tellEnd(table)
}

/** Tells that the game is over, once it is. */
export function tellEnd(table: LanesTable): void {
  const { ended, winner } = table.state
  if (ended !== null) table.emit({ type: 'ended', reason: ended, winner })
}
