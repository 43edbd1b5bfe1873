import type { Seat } from '@trialhall/kernel'
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts'

/** Milliseconds after which a table is closed that has not begun and at which nothing happens; whoever is asked to it is so no longer. */
export const FORGOTTEN_MS = 30 * 86_400_000

/** Whose seat this is: of who sits there, or of who it is kept for. */
export function personOf({ identity, invited }: StoredSeat): string | null {
  return identity ?? invited?.identity ?? null
}

/** A seat that anybody may take. */
export function freeSeat(seat: Seat): StoredSeat {
  return { seat, kind: 'open', identity: null, name: '', bot: null }
}

/** A seat with a person on it. */
export function seatOf({ id, name, account }: Identity, seat: Seat): StoredSeat {
  const known = account === null ? {} : { hasAccount: true as const }
  return { seat, kind: 'person', identity: id, name, bot: null, ...known }
}

/** A seat that is kept for whoever sits there. */
export function keptSeat({ seat, identity, name }: StoredSeat): StoredSeat {
  return identity === null ? freeSeat(seat) : { ...freeSeat(seat), invited: { identity, name } }
}

/** True for a table that was closed before its match began. */
export function neverBegan({ status, startedAt }: Pick<StoredMatch, 'status' | 'startedAt'>): boolean {
  return status === 'over' && startedAt === null
}

/** Worth looking back on: a match that was played, or one that changed rules kept from beginning. */
export function isTold(stored: StoredMatch): boolean {
  return !neverBegan(stored) || stored.closed === 'rules'
}
