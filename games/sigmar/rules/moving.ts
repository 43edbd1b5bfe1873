import type { Seat } from '@trialhall/kernel'
import type { MoveReason } from '../events.ts'
import { playerAt, type SigmarTable } from '../state.ts'

/** A move of one Champion. */
export interface Move {
  readonly seat: Seat
  readonly to: number
  readonly reason: MoveReason
}

/** Puts a Champion on another space and tells it. What the space does is the landing's business (S-R48, S-R51). */
export function moveChampion(table: SigmarTable, { seat, to, reason }: Move): void {
  const player = playerAt(table.state, seat)
  const from = player.space
  player.space = to
  table.emit({ type: 'moved', seat, from, to, reason })
}
