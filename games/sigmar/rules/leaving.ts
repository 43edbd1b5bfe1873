import type { Seat } from '@trialhall/kernel'
import { playerAt, type SigmarState, type SigmarTable } from '../state.ts'
import { passTurn } from './turn.ts'
import { isOver, tellEnd } from './victory.ts'

/** A player leaves: Champion, cards and turns are gone from the game; the last one left wins (S-R61). */
export function leaveGame(table: SigmarTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.left = true
  state.box.push(...player.hand.splice(0), ...player.kept.splice(0))
  table.emit({ type: 'left', seat })
  if (state.active === seat && !isOver(state)) handOn(state)
  tellEnd(table)
}

/** The next turn begins with its Draw Phase, wherever the one that is given up stood (S-4.1). */
function handOn(state: SigmarState): void {
  passTurn(state)
  if (state.phase !== 'setup') state.phase = 'draw'
}
