import { partyCount, partyOf, type Party, type Sided } from './parties.ts'
import type { BySeat } from './seats.ts'

/** How a match ended. */
export interface Outcome {
  /** Place of each seat, 1 for the winner; seats that share a place have the same number, and partners always do. */
  readonly ranks: BySeat<number>
  /** What each seat (with parties: its party) had in the game's own measure (Valor, Glory, …). */
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

/** All of an outcome that says who has won. */
interface Ranked {
  readonly ranks: readonly number[]
}

/** The parties that came first; without parties, the seats that did. */
export function winningParties({ ranks }: Ranked, game: Sided): Party[] {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [partyOf(game, seat)] : []))
  return [...new Set(first)]
}

/** Whether nobody has won: no party is behind, in a game whose rules do not call that a victory that all share. */
export function isDrawn({ ranks }: Ranked, game: Sided & { readonly sharesVictory?: boolean }): boolean {
  const isLevel = winningParties({ ranks }, game).length === partyCount(game, ranks.length)
  return game.sharesVictory !== true && ranks.length > 1 && isLevel
}

/**
 * Each seat's share of the victory: 1 for every seat of the only party that came first, split evenly among the parties that
 * share first place. Without parties every seat is one.
 */
export function winShares({ ranks }: Ranked, game: Sided): BySeat<number> {
  const winners = winningParties({ ranks }, game)
  return ranks.map((_, seat) => (winners.includes(partyOf(game, seat)) ? 1 / winners.length : 0))
}
