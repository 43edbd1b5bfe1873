import type { Seat } from '@trialhall/kernel'
import { playerAt, type SigmarState } from '../state.ts'
import { worthOf } from './worth.ts'

/** Spread of the Valor still to come in one round. */
const SPREAD = 1.5

/** How likely a seat is to win, judged by Valor, cards and what is left of the game: 0 to 1, and 1 over all seats. */
export function evaluate(state: SigmarState, seat: Seat): number {
  const roundsLeft = Math.max(0, state.roundLimit - state.round + 1)
  const spread = SPREAD * Math.sqrt(roundsLeft + 0.25)
  const own = worthOf(state, seat)
  let odds = 1
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || playerAt(state, other).left) continue
    odds += Math.exp((worthOf(state, other) - own) / spread)
  }
  return 1 / odds
}
