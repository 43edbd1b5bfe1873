import type { Seat } from '@trialhall/kernel'
import { opponentsOf, playerAt, type SigmarState } from '../state.ts'
import { holdingsOf, LEADS, spreadOf } from './leads.ts'
import { WEIGHTS } from './weights.ts'

/** How likely a seat is to win, judged by Valor, cards, the path and what is left of the game: 0 to 1, and 1 over all seats. */
export function evaluate(state: SigmarState, seat: Seat): number {
  if (playerAt(state, seat).left) return 0
  const spread = spreadOf(state, seat)
  const own = promiseOf(state, seat)
  let odds = 1
  for (const other of opponentsOf(state, seat)) odds += Math.exp((promiseOf(state, other) - own) / spread)
  return 1 / odds
}

function promiseOf(state: SigmarState, seat: Seat): number {
  const had = holdingsOf(state, seat)
  let sum = 0
  for (const name of LEADS) sum += WEIGHTS[name] * had[name]
  return sum
}
