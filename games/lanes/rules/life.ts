import type { BySeat, Seat } from '@trialhall/kernel'
import { isOver, playerAt, type LanesTable } from '../state.ts'
import { FULL_LIFE } from '../terms.ts'

/** A hero loses life; at 0 the opponent wins at once, in any phase (L-WIN.1, L-WIN.2, L-R71). */
export function loseLife(table: LanesTable, seat: Seat, by: number): void {
  const losses = [0, 0]
  losses[seat] = by
  loseTogether(table, losses)
}

/** Both heroes lose life at the same time: if both fall, it is a draw (L-R59). */
export function loseTogether(table: LanesTable, losses: BySeat<number>): void {
  const { state } = table
  if (isOver(state)) return
  losses.forEach((by, seat) => changeLife(table, seat, -by))
  const fallen = state.players.filter((player) => player.life <= 0).length
  if (fallen === 0) return
  state.ended = 'life'
  state.winner = fallen === 2 ? null : state.players.findIndex((player) => player.life > 0)
}

/** A hero gains life, up to what it began with (L-R60). */
export function gainLife(table: LanesTable, seat: Seat, by: number): void {
  if (isOver(table.state)) return
  changeLife(table, seat, Math.min(by, FULL_LIFE - playerAt(table.state, seat).life))
}

function changeLife(table: LanesTable, seat: Seat, by: number): void {
  if (by === 0) return
  const player = playerAt(table.state, seat)
  player.life = Math.max(0, player.life + by)
  table.emit({ type: 'lifeChanged', seat, by, life: player.life })
}
