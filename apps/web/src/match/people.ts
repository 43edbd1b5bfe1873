import { eyesThrough, type Looker, type Seat, type Viewer } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'

/** What tells who holds a seat. */
type Held = Pick<SeatInfo, 'seat' | 'kind' | 'person'>

/** Whether one person holds both seats. */
export function isSamePerson(one: Held, other: Held): boolean {
  if (one.kind !== 'person' || other.kind !== 'person') return false
  return one.seat === other.seat || (one.person !== undefined && one.person === other.person)
}

/** All seats of the person who holds this one, in order; none where nobody does. */
export function seatsOfPerson(seats: readonly Held[], seat: Viewer): Seat[] {
  const held = seat === null ? undefined : seats[seat]
  return held === undefined ? [] : seats.filter((one) => isSamePerson(held, one)).map((one) => one.seat)
}

/** The first seat of each person at a table. */
export function peopleAt(seats: readonly Held[]): Seat[] {
  return seats
    .filter(({ kind, seat }) => kind === 'person' && seatsOfPerson(seats, seat)[0] === seat)
    .map(({ seat }) => seat)
}

/** The eyes of whoever looks from a seat: a person sees through all their seats. */
export function eyesAt(seats: readonly Held[], viewer: Viewer): Looker {
  const held = seatsOfPerson(seats, viewer)
  return held.length < 2 ? viewer : eyesThrough(held, viewer)
}
