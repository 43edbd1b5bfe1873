import type { Seat } from '@trialhall/kernel'
import type { StoredSeat } from '../store/store.ts'

/** Which seats each person has at a table. Whoever has none is not in it. */
export function seatsByPerson(holders: readonly StoredSeat[]): ReadonlyMap<string, readonly Seat[]> {
  const by = new Map<string, Seat[]>()
  for (const { identity, seat } of holders) {
    if (identity === null) continue
    const seats = by.get(identity)
    if (seats) seats.push(seat)
    else by.set(identity, [seat])
  }
  return by
}
