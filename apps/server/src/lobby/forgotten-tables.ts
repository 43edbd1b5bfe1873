import type { Store } from '../store/store.ts'
import type { Locks } from '../match/locks.ts'
import { FORGOTTEN_MS } from '../table/tables.ts'
import { closeTable, type ClosingParts } from './closing-tables.ts'

/** What it takes to look after tables that everybody has forgotten. */
export interface ForgottenTablesParts extends ClosingParts {
  readonly store: Pick<Store, 'match' | 'matches' | 'putMatch'>
  readonly locks: Locks
  /** Milliseconds from any moment on. */
  readonly now: () => number
  /** One table could not be seen to; the others are. */
  readonly onFailed: (error: unknown) => void
}

/** Milliseconds from one look to the next. */
const LOOK_MS = 3_600_000
/** Tables that are closed in one look. */
const MOST_CLOSED = 500

/** Closes tables that have not begun and at which nothing has happened for long: an invitation does not hold for ever. */
export class ForgottenTables {
  private readonly parts: ForgottenTablesParts
  private lookedAt = Number.NEGATIVE_INFINITY

  constructor(parts: ForgottenTablesParts) {
    this.parts = parts
  }

  /** Closes them, at most once an hour. */
  async maybeClose(): Promise<void> {
    const { store, locks, now, wall, onFailed } = this.parts
    if (now() - this.lookedAt < LOOK_MS) return
    this.lookedAt = now()
    const changedBefore = wall() - FORGOTTEN_MS
    const forgotten = await store.matches({ status: 'open', changedBefore, limit: MOST_CLOSED })
    for (const { id } of forgotten) await locks.hold(id, () => this.close(id, changedBefore)).catch(onFailed)
  }

  private async close(id: string, changedBefore: number): Promise<void> {
    const stored = await this.parts.store.match(id)
    if (stored?.status !== 'open' || stored.changedAt >= changedBefore) return
    await closeTable(this.parts, { stored, closed: 'expired' })
  }
}
