import { winShares } from '../outcome.ts'
import type { Sided } from '../parties.ts'
import type { Seat } from '../seats.ts'

/** A match as part of a series: whoever first wins more than half of `bestOf` has won it. */
export interface Series {
  readonly bestOf: number
  /** Which match of the series this is, from 1. */
  readonly game: number
  /** Matches won so far, by seat, the same for partners; this one too once it is over. */
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

/** The series when a match of it is over: the party that came first has won it, and where several did, nobody has. */
export function seriesAfter(series: Series, ranks: readonly number[], game: Sided): Series {
  const shares = winShares({ ranks }, game)
  return { ...series, wins: series.wins.map((wins, seat) => (shares[seat] === 1 ? wins + 1 : wins)) }
}

/** The seats that have won the series, all partners of a party; none while it goes on. */
export function seriesWinners(series: Series): Seat[] {
  return series.wins.flatMap((wins, seat) => (wins >= winsNeeded(series) ? [seat] : []))
}

/** Whether somebody has won the series. */
export function isSeriesOver(series: Series): boolean {
  return seriesWinners(series).length > 0
}

/**
 * The series of the next match, in which everyone sits one seat on, so that partners stay partners: it goes on, or begins anew
 * where it was decided.
 */
export function nextSeries(after: Series): Series {
  if (isSeriesOver(after)) return { ...after, game: 1, wins: after.wins.map(() => 0) }
  return { ...after, game: after.game + 1, wins: oneSeatOn(after.wins) }
}

/** A list by seat for the same people when everyone moves one seat on, so that another begins. */
export function oneSeatOn<T>(bySeat: readonly T[]): T[] {
  return bySeat.map((_, seat) => bySeat[(seat + 1) % bySeat.length] as T)
}
