import { isSeriesOver, partyOf, seriesWinners, type Seat, type Sided } from '@trialhall/kernel'
import type { StoredMatch } from '../store/store.ts'
import { neverBegan } from '../table/tables.ts'
import { DRAW, WIN, type PairedMatch } from './model.ts'

/** What a match says of its pairing. `again`: it was closed without a result. `next`: its series goes on. */
export type TableVerdict =
  | { readonly kind: 'waiting' | 'playing' | 'again' | 'next' | 'drawn' }
  | { readonly kind: 'won'; readonly side: 0 | 1 }
  | { readonly kind: 'absent'; readonly came: readonly [boolean, boolean] }

/** What has become of a match, by the sides of its pairing. */
export function verdictOf(stored: StoredMatch, { first }: PairedMatch, game: Sided): TableVerdict {
  if (stored.status === 'open') return { kind: 'waiting' }
  if (stored.status === 'playing') return { kind: 'playing' }
  if (neverBegan(stored))
    return stored.closed === 'absence'
      ? { kind: 'absent', came: cameTo(stored, { first, game }) }
      : { kind: 'again' }
  const { series, ranks } = stored
  if (series !== undefined) {
    if (!isSeriesOver(series)) return { kind: 'next' }
    const [seat = 0] = seriesWinners(series)
    return { kind: 'won', side: sideOf(seat, first, game) }
  }
  if (ranks === null || stored.closed !== undefined) return { kind: 'again' }
  return byRanks(ranks, first, game)
}

function byRanks(ranks: readonly number[], first: 0 | 1, game: Sided): TableVerdict {
  const best = [0, 1].map((side) =>
    Math.min(...ranks.filter((_, seat) => sideOf(seat, first, game) === side)),
  ) as [number, number]
  if (best[0] === best[1]) return { kind: 'drawn' }
  return { kind: 'won', side: best[0] < best[1] ? 0 : 1 }
}

/** The side of a pairing that has a seat. */
export function sideOf(seat: Seat, first: 0 | 1, game: Sided): 0 | 1 {
  return (partyOf(game, seat) === 0) === (first === 0) ? 0 : 1
}

/** Which sides have taken all of their seats. */
export function cameTo(
  { seats }: Pick<StoredMatch, 'seats'>,
  { first, game }: { readonly first: 0 | 1; readonly game: Sided },
): readonly [boolean, boolean] {
  const came = (side: 0 | 1): boolean =>
    seats.every(({ seat, kind }) => sideOf(seat, first, game) !== side || kind !== 'open')
  return [came(0), came(1)]
}

/** Points for whoever came to a table at which somebody did not. */
export function pointsForComing([first, second]: readonly [boolean, boolean]): readonly [number, number] {
  return [first ? WIN : 0, second ? WIN : 0]
}

/**
 * Points where the time of a round is up while a match is played: whoever leads the series has won; else whoever the table waits for has lost; else it is a draw.
 */
export function pointsForTime(
  stored: StoredMatch,
  { first, game, asked }: { readonly first: 0 | 1; readonly game: Sided; readonly asked: readonly Seat[] },
): readonly [number, number] {
  const wins = [0, 0]
  for (const [seat, won] of (stored.series?.wins ?? []).entries()) {
    const side = sideOf(seat, first, game)
    wins[side] = Math.max(wins[side] ?? 0, won)
  }
  if (wins[0] !== wins[1]) return (wins[0] ?? 0) > (wins[1] ?? 0) ? [WIN, 0] : [0, WIN]
  const waited = new Set(asked.map((seat) => sideOf(seat, first, game)))
  if (waited.size !== 1) return [DRAW, DRAW]
  return waited.has(0) ? [0, WIN] : [WIN, 0]
}
