import { winShares, type Outcome } from '@trialhall/kernel'
import { cover } from '../cover.ts'
import type { BattleState } from '../state.ts'
import { FACTIONS } from '../terms.ts'

/** What balance is judged by: victories by faction and by who began, length, and what was left. */
export function measures(state: BattleState, outcome: Outcome): Record<string, number> {
  const shares = winShares(outcome, cover)
  const round = state.phase === 'round' ? state.round + 1 : state.round // of the present holder
  const first = round % 2 === 1 ? state.initiative : 1 - state.initiative // B-3.5: the token passes every round
  const found: Record<string, number> = {
    rounds: state.round,
    turns: state.turn,
    'ended by a standstill': outcome.reason === 'standstill' ? 1 : 0,
    "winner's heroes": Math.max(...outcome.scores),
    'wins of who began': shares[first] ?? 0,
  }
  for (const [seat, { faction }] of state.sides.entries())
    found[`wins of ${FACTIONS[faction] ?? 'nobody'}`] = shares[seat] ?? 0
  return found
}
