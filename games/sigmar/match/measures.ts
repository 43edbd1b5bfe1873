import { winShares, type Outcome, type Seat } from '@trialhall/kernel'
import { cover } from '../cover.ts'
import { championOf } from '../rules/printed.ts'
import type { SigmarState } from '../state.ts'

/** What balance is judged by: length and Valor. */
export function measures(state: SigmarState, outcome: Outcome): Record<string, number> {
  return {
    rounds: Math.min(state.round, state.roundLimit),
    "winner's Valor": Math.max(...outcome.scores),
    'final Valor': outcome.scores.reduce((sum, valor) => sum + valor, 0) / state.players.length,
  }
}

/** Victories by Champion and by place in the turn order, and how often the Valor to win was reached. */
export function rates(state: SigmarState, outcome: Outcome): Record<string, number> {
  const shares = winShares(outcome, cover)
  const found: Record<string, number> = { 'reached the Valor to win': state.isWon ? 1 : 0 }
  for (const [seat, player] of state.players.entries()) {
    found[`wins in turn ${turnOf(state, seat)}`] = shares[seat] ?? 0
    found[`wins of ${championOf(player.champion).slug}`] = shares[seat] ?? 0
  }
  return found
}

/** Which place in the turn order a seat has, from 1. */
export function turnOf({ players, first }: SigmarState, seat: Seat): number {
  return ((seat - first + players.length) % players.length) + 1
}
