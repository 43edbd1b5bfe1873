import type { Seat } from '@trialhall/kernel'
import type { TempusPosition } from '../state.ts'
import { LEADS, leadsOf, nearness } from './leads.ts'
import { PRICES, SURENESS } from './weights.ts'

/** How likely the party of a seat is to win, 0 to 1: by what both have and may soon have, and by how near the end is. */
export function evaluate(state: TempusPosition, seat: Seat): number {
  const { ending, draft } = state
  const party = seat % 2
  if (ending !== null) return ending.winner === null ? 0.5 : Number(ending.winner === party)
  if (draft !== null) return 0.5
  const leads = leadsOf(state, party)
  let lead = 0
  for (const name of LEADS) lead += PRICES[name] * leads[name]
  return 1 / (1 + Math.exp(-sureness(state) * lead))
}

/** What a VP of lead adds to the logarithm of the odds: the more, the nearer the end. */
function sureness(state: TempusPosition): number {
  return SURENESS.early + SURENESS.late * nearness(state) ** 2
}
