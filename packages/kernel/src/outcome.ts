import type { BySeat } from './seats.ts'

/** How a match ended. */
export interface Outcome {
  /** Place of each seat, 1 for the winner; seats that share a place have the same number. */
  readonly ranks: BySeat<number>
  /** What each seat had in the game's own measure (Valor, Glory, …). */
  readonly scores: BySeat<number>
  /** The game's key for why it ended, e.g. 'valor' or 'rounds'. */
  readonly reason: string
}

/** Ranks from scores, compared by each list in turn: the higher is better, equal in all lists shares a rank. */
export function rankBy(...measures: readonly BySeat<number>[]): BySeat<number> {
  const seats = measures[0] ?? []
  return seats.map((_, seat) => 1 + seats.filter((_, other) => isAhead(measures, other, seat)).length)
}

function isAhead(measures: readonly BySeat<number>[], a: number, b: number): boolean {
  for (const measure of measures) {
    const difference = (measure[a] ?? 0) - (measure[b] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Whether nobody has won: nobody is behind, in a game whose rules do not call that a victory that all share. */
export function isDrawn(
  { ranks }: { readonly ranks: readonly number[] },
  { sharesVictory = false }: { readonly sharesVictory?: boolean },
): boolean {
  return !sharesVictory && ranks.length > 1 && ranks.every((rank) => rank === 1)
}

/** Each seat's share of the victory: 1 for a lone winner, split evenly among those who share first place. */
export function winShares(outcome: Outcome): BySeat<number> {
  const winners = outcome.ranks.filter((rank) => rank === 1).length
  return outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}
