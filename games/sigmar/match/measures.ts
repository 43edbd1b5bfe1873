import { winShares, type Outcome } from '@trialhall/kernel'
import { cover } from '../cover.ts'
import { championOf } from '../rules/printed.ts'
import type { SigmarState } from '../state.ts'

/** What balance is judged by: victories by Champion and by place in the turn order, length, and Valor. */
export function measures(state: SigmarState, outcome: Outcome): Record<string, number> {
  const shares = winShares(outcome, cover)
  const count = state.players.length
  const found: Record<string, number> = {
    rounds: Math.min(state.round, state.roundLimit),
    'reached the Valor to win': state.isWon ? 1 : 0,
    "winner's Valor": Math.max(...outcome.scores),
    'final Valor': outcome.scores.reduce((sum, valor) => sum + valor, 0) / count,
  }
  for (const [seat, player] of state.players.entries()) {
    const place = ((seat - state.first + count) % count) + 1
    found[`wins in turn ${place}`] = shares[seat] ?? 0
    found[`wins of ${championOf(player.champion).slug}`] = shares[seat] ?? 0
  }
  return found
}
