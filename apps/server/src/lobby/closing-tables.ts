import type { Closure } from '@trialhall/protocol'
import type { Store, StoredMatch } from '../store/store.ts'
import type { Announcer } from '../table/announcer.ts'

/** A table to which somebody would rather not come, and why it is to be closed for that. */
export function declinedBy(
  stored: StoredMatch,
  identity: string,
): { readonly stored: StoredMatch; readonly closed: Closure } {
  if (stored.host === identity) return { stored, closed: 'host' }
  const seats = stored.seats.map((seat) =>
    seat.invited?.identity === identity
      ? { ...seat, invited: { ...seat.invited, declined: true } as const }
      : seat,
  )
  return { stored: { ...stored, seats }, closed: 'declined' }
}

/** What it takes to close tables. */
export interface ClosingParts {
  readonly store: Pick<Store, 'putMatch'>
  readonly announcer: Pick<Announcer, 'release' | 'tellRecord'>
  /** The time of day. */
  readonly wall: () => number
  /** Whoever was asked to it is not called any more. */
  readonly onTable?: (stored: StoredMatch) => void
}

/** Closes a table that has not begun, under its lock; those who wait there are told. */
export async function closeTable(
  { store, announcer, wall, onTable }: ClosingParts,
  { stored, closed }: { readonly stored: StoredMatch; readonly closed: Closure },
): Promise<StoredMatch> {
  const next: StoredMatch = { ...stored, status: 'over', closed, ranks: null, changedAt: wall() }
  await store.putMatch(next)
  onTable?.(next)
  for (const watcher of announcer.release(stored.id)) await announcer.tellRecord(watcher, next)
  return next
}
