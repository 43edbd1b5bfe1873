import type { Seat } from '@trialhall/kernel'
import { tellEnd } from '../rules/victory.ts'
import type { LanesTable } from '../state.ts'

/** A player leaves the match, which the booklet does not speak of: the other has won at once. */
export function leaveGame(table: LanesTable, seat: Seat): void {
  const { state } = table
  table.emit({ type: 'left', seat })
  state.ended = 'left'
  state.winner = 1 - seat
  tellEnd(table)
}
