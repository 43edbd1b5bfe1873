/** A place at the table, counted from 0. One person or bot may hold several. */
export type Seat = number

/** Most seats a game may have. Knowledge is kept as one bit a seat. */
export const MAX_SEATS = 8

/** A viewer of a match: a seat, or null for a spectator, who sees only what everyone has seen. */
export type Viewer = Seat | null

/** One value a seat, in seat order. */
export type BySeat<T> = T[]

/** Set of viewers that have seen a card: bits 0 to 7 are seats, bit 8 stands for spectators. */
export type Sight = number

/** Nobody has seen it. */
export const NOBODY: Sight = 0

/** Everybody at the table and every spectator has seen it. */
export const EVERYONE: Sight = (1 << (MAX_SEATS + 1)) - 1

/** The bit of one viewer. */
export function sightOf(viewer: Viewer): Sight {
  return 1 << (viewer ?? MAX_SEATS)
}

/** The letters seats go by in positions, tests and logs: A for seat 0. */
export function seatLetter(seat: Seat): string {
  return String.fromCharCode(65 + seat)
}
