/** A match as part of a series: whoever first wins more than half of `bestOf` has won it. */
export interface Series {
  readonly bestOf: number
  /** Which match of the series this is, from 1. */
  readonly game: number
  /** Matches won so far, by seat; this one too once it is over. */
  readonly wins: readonly number[]
}

/** How many matches at most decide a series, unless some of them end without a winner. */
export const SERIES_LENGTHS = [1, 3, 5] as const

/** The first match of a series; null where there is to be only one. */
export function newSeries(bestOf: number, seats: number): Series | null {
  return bestOf === 1 ? null : { bestOf, game: 1, wins: Array.from({ length: seats }, () => 0) }
}

/** Matches that win a series. */
export function winsNeeded({ bestOf }: Pick<Series, 'bestOf'>): number {
  return (bestOf + 1) / 2
}

/** The series when a match of it is over: who came first has won it, and where several did, nobody has. */
export function seriesAfter(series: Series, ranks: readonly number[]): Series {
  const isWon = ranks.filter((rank) => rank === 1).length === 1
  return { ...series, wins: series.wins.map((wins, seat) => (isWon && ranks[seat] === 1 ? wins + 1 : wins)) }
}

/** The seat that has won the series, or null while it goes on. */
export function seriesWinner(series: Series): number | null {
  const seat = series.wins.findIndex((wins) => wins >= winsNeeded(series))
  return seat < 0 ? null : seat
}

/** The series of the next match, in which everyone sits one seat on: it goes on, or begins anew where it was decided. */
export function nextSeries(after: Series): Series {
  if (seriesWinner(after) !== null) return { ...after, game: 1, wins: after.wins.map(() => 0) }
  return { ...after, game: after.game + 1, wins: oneSeatOn(after.wins) }
}

/** A list by seat for the same people when everyone moves one seat on, so that another begins. */
export function oneSeatOn<T>(bySeat: readonly T[]): T[] {
  return bySeat.map((_, seat) => bySeat[(seat + 1) % bySeat.length] as T)
}
