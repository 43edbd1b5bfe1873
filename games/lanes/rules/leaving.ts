import type { Seat } from '@trialhall/kernel'
import { isOver, type LanesTable } from '../state.ts'
import { tellEnd } from './victory.ts'

/** A player gives up: the other has won. */
export function leaveGame(table: LanesTable, seat: Seat): void {
  const { state } = table
  if (isOver(state)) return
  table.emit({ type: 'left', seat })
  state.ended = 'left'
  state.winner = 1 - seat
  tellEnd(table)
}
