import type { BySeat, Seat } from './seats.ts'

/** A side of a match, counted from 0: a party, or in a game without parties a seat by itself. */
export type Party = number

/** What a game says of its sides; a whole game, or its cover, will do. */
export interface Sided {
  /** Names of the parties, where seats play in parties: seat s plays for party s % parties.length. */
  readonly parties?: readonly string[]
}

/** The seats of a match, and the parties they play for. */
export interface PartySeating extends Sided {
  readonly seats: number
}

/** So many seats of a game. */
export function seatedAt({ parties }: Sided, seats: number): PartySeating {
  return parties ? { seats, parties } : { seats }
}

/** The party that a seat plays for. */
export function partyOf({ parties }: Sided, seat: Seat): Party {
  return parties ? seat % parties.length : seat
}

/** How many sides a match of so many seats has. */
export function partyCount({ parties }: Sided, seats: number): number {
  return parties ? parties.length : seats
}

/** What the party of a seat is called; null in a game without parties. */
export function partyName({ parties }: Sided, seat: Seat): string | null {
  return parties?.[seat % parties.length] ?? null
}

/** The seats of a party, in a match of so many seats. */
export function seatsOf(game: Sided, party: Party, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => partyOf(game, seat) === party)
}

/** The other seats of a seat's party. */
export function partners(game: Sided, seat: Seat, seats: number): Seat[] {
  return seatsOf(game, partyOf(game, seat), seats).filter((other) => other !== seat)
}

/** One value a party as one a seat: how an outcome gives partners the same rank and the same score. */
export function perSeat<T>(seated: PartySeating, byParty: readonly T[]): BySeat<T> {
  return Array.from({ length: seated.seats }, (_, seat) => byParty[partyOf(seated, seat)] as T)
}
