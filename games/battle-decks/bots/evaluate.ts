import type { Seat } from '@trialhall/kernel'
import type { BattlePosition } from '../state.ts'
import { WEIGHTS } from './weights.ts'
import { worthOfSide } from './worth.ts'

/** How likely a seat is to win: its heroes, reinforcements and cards against those of the other side, 0 to 1. */
export function evaluate(state: BattlePosition, seat: Seat): number {
  const { ending } = state
  if (ending !== null) return ending.winners.length > 1 ? 0.5 : Number(ending.winners[0] === seat)
  return 1 / (1 + Math.exp(worthOfSide(state, 1 - seat, WEIGHTS) - worthOfSide(state, seat, WEIGHTS)))
}
