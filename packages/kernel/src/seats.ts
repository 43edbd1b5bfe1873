/** A place at the table, counted from 0. One person or bot may hold several. */
export type Seat = number

/** Most seats a game may have. Knowledge is kept as one bit a seat. */
export const MAX_SEATS = 8

/** A viewer of a match: a seat, or null for a spectator, who sees only what everyone has seen. */
export type Viewer = Seat | null

/** One value a seat, in seat order. */
export type BySeat<T> = T[]

/** A set of viewers: bits 0 to 7 are seats, bit 8 stands for spectators. */
export type Sight = number

/** All that one person sees with: every seat they hold, and the one they look from (null: a spectator). */
export interface Eyes {
  readonly viewer: Viewer
  readonly sight: Sight
}

/** Whoever looks at a match: a single viewer, or a person who may hold several seats. */
export type Looker = Viewer | Eyes

/** Nobody has seen it. */
export const NOBODY: Sight = 0

/** Everybody at the table and every spectator has seen it. */
export const EVERYONE: Sight = (1 << (MAX_SEATS + 1)) - 1

/** The viewers whose knowledge somebody has: one bit, or a bit for each seat of a person. */
export function sightOf(looker: Looker): Sight {
  if (looker === null) return 1 << MAX_SEATS
  return typeof looker === 'number' ? 1 << looker : looker.sight
}

/** The place that somebody looks from. */
export function viewerOf(looker: Looker): Viewer {
  return looker === null || typeof looker === 'number' ? looker : looker.viewer
}

/** The eyes of a person who holds these seats and looks from one of them; a spectator's where there are none. */
export function eyesThrough(seats: readonly Seat[], viewer: Viewer): Eyes {
  const sight = seats.reduce<Sight>((sum, seat) => sum | sightOf(seat), NOBODY)
  return { viewer, sight: sight === NOBODY ? sightOf(null) : sight }
}

/** True where a seat is among these viewers. */
export function isAmong(sight: Sight, seat: Seat): boolean {
  return (sight & (1 << seat)) !== 0
}

/** The letters seats go by in positions, tests and logs: A for seat 0. */
export function seatLetter(seat: Seat): string {
  return String.fromCharCode(65 + seat)
}

/** How many may sit, or play, at a table: `min`, and so on in steps of `step` (1 where it is left out) to `max`. */
export interface SeatCounts {
  readonly min: number
  readonly max: number
  readonly step?: number
}

/** Every number of seats that a game takes, the fewest first. */
export function seatCounts({ min, max, step = 1 }: SeatCounts): number[] {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step)
}

/** The fewest seats a game takes that are at least so many; the most it takes where none are. */
export function seatCountFor(counts: SeatCounts, wanted: number): number {
  return seatCounts(counts).find((count) => count >= wanted) ?? counts.max
}

/** How many people a game is for: "2 players", "2 to 4 players". */
export function playerCountText(game: { readonly seats: SeatCounts; readonly players?: SeatCounts }): string {
  return `${seatCountText(game.players ?? game.seats)} players`
}

/** Numbers of seats as people read them: "2", "2 to 4" or "4, 6 or 8". */
export function seatCountText(counts: SeatCounts): string {
  const all = seatCounts(counts)
  const last = all.pop() ?? counts.max
  if (all.length === 0) return String(last)
  return (counts.step ?? 1) === 1 ? `${counts.min} to ${last}` : `${all.join(', ')} or ${last}`
}
