import { fault, ok, type Result } from '@trialhall/kernel'
import type { Promised } from '@trialhall/protocol'
import type { Identity, StoredOrigin } from '../store/store.ts'
import { newOrigin } from '../match/seed-origin.ts'

/** Milliseconds within which a promised table is to be opened. */
const KEPT_MS = 10 * 60_000
/** Promises kept for one person, and for all. */
const MOST_OWN = 8
const MOST = 10_000

interface Kept {
  readonly origin: StoredOrigin
  readonly identity: string
  readonly until: number
}

/**
 * Tables that were promised and are not open yet. Whoever opens a table brings bytes for its seed, and must have been told
 * the commitment before: else the server could look at them and then choose. They are in memory only: none outlives a restart.
 */
export class TablePromises {
  private readonly now: () => number
  private readonly kept: Map<string, Kept> = new Map()
  /** Hears of tables that were promised and will not be opened. */
  onDropped: (table: string) => void = () => undefined

  constructor(now: () => number) {
    this.now = now
  }

  /** Settles what a table of this person is to draw from. */
  make({ id: identity }: Identity): Promised {
    const origin = newOrigin()
    this.forgetSome(identity)
    this.kept.set(origin.table, { origin, identity, until: this.now() + KEPT_MS })
    return { table: origin.table, commitment: origin.commitment }
  }

  /** The oldest stand first. */
  private forgetSome(identity: string): void {
    for (const [table, { until }] of this.kept) {
      if (until > this.now() && this.kept.size < MOST) break
      this.drop(table)
    }
    const own = [...this.kept].filter(([, one]) => one.identity === identity)
    if (own.length >= MOST_OWN && own[0]) this.drop(own[0][0])
  }

  private drop(table: string): void {
    this.kept.delete(table)
    this.onDropped(table)
  }

  /** What was promised to this person; it is good for one match. */
  take(table: string, { id }: Identity): Result<StoredOrigin> {
    const found = this.kept.get(table)
    if (found?.identity !== id || found.until <= this.now()) return UNKNOWN
    this.kept.delete(table)
    return ok(found.origin)
  }
}

const UNKNOWN = fault(
  'bad-request',
  'table',
  'This table was not promised to you, or too long ago: ask for another promise and open that one.',
)
