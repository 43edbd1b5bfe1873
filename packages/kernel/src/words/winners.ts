import { winningParties } from '../outcome.ts'
import type { Sided } from '../parties.ts'
import type { Seat } from '../seats.ts'

/** Who came first, by the names of their parties, or in a game without parties by their own: ["Red"], ["Ana", "Bo"]. */
export function winnerNames(
  outcome: { readonly ranks: readonly number[] },
  game: Sided,
  names: readonly string[],
): string[] {
  const nameOf = (seat: Seat): string => names[seat] ?? ''
  return winningParties(outcome, game).map((party) => game.parties?.[party] ?? nameOf(party))
}
