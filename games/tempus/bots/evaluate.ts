import type { Seat } from '@trialhall/kernel'
import type { TempusPosition } from '../state.ts'
import { LEADS, leadsOf, nearness } from './leads.ts'
import { EARLY, LATE } from './weights.ts'

/** How likely the party of a seat is to win, 0 to 1: by what both have and may soon have, and by how near the end is. */
export function evaluate(state: TempusPosition, seat: Seat): number {
  const { ending, draft } = state
  const party = seat % 2
  if (ending !== null) return ending.winner === null ? 0.5 : Number(ending.winner === party)
  if (draft !== null) return 0.5
  const leads = leadsOf(state, party)
  const late = nearness(state) ** 2
  let odds = 0
  for (const name of LEADS) odds += leads[name] * (EARLY[name] + late * LATE[name])
  return 1 / (1 + Math.exp(-odds))
}
