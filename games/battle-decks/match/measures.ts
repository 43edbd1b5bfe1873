import { winShares, type Outcome, type Seat } from '@trialhall/kernel'
import { cover } from '../cover.ts'
import type { BattleState } from '../state.ts'
import { FACTIONS } from '../terms.ts'

/** What balance is judged by: length, and what was left. */
export function measures(state: BattleState, outcome: Outcome): Record<string, number> {
  return { rounds: state.round, turns: state.turn, "winner's heroes": Math.max(...outcome.scores) }
}

/** Victories by faction and by who began, and how often a standstill ended it. */
export function rates(state: BattleState, outcome: Outcome): Record<string, number> {
  const shares = winShares(outcome, cover)
  const found: Record<string, number> = {
    'ended by a standstill': outcome.reason === 'standstill' ? 1 : 0,
    'wins of whoever began': shares[beginnerOf(state)] ?? 0,
  }
  for (const [seat, { faction }] of state.sides.entries())
    found[`wins of ${FACTIONS[faction] ?? 'nobody'}`] = shares[seat] ?? 0
  return found
}

/** Who had the first turn of the match. */
export function beginnerOf(state: BattleState): Seat {
  const round = state.phase === 'round' ? state.round + 1 : state.round // of the present holder
  return round % 2 === 1 ? state.initiative : 1 - state.initiative // B-3.5: the token passes every round
}
