import { checkRequest, type Registry } from '@trialhall/kernel'
import type { Store, StoredMatch } from '../store/store.ts'
import type { Locks } from './locks.ts'

/** True where a match was begun by other rules than those of this server, or by those of a game that it does not have. */
export function isOutdated(games: Registry, { game, rulesVersion }: StoredMatch): boolean {
  const found = games.find(game)
  return !found.ok || found.value.rulesVersion !== rulesVersion
}

/** What it takes to look after matches of other rules. */
export interface OutdatedMatchesParts {
  readonly store: Pick<Store, 'match' | 'matches' | 'putMatch'>
  readonly games: Registry
  readonly locks: Locks
  /** One match could not be seen to; the others are. */
  readonly onFailed: (error: unknown) => void
  /** The time of day. */
  readonly wall: () => number
}

/** Whatever the seed will be, the options are looked at. */
const ANY = 0
/** More than a server can have. */
const ALL = 1_000_000

/**
 * Matches that the rules of today cannot play on, because they changed since. They are closed without a result, so that nobody waits for them
 * and they count for nothing; tables that have not begun go on under the rules of today, where those take their options.
 */
export class OutdatedMatches {
  private readonly parts: OutdatedMatchesParts

  constructor(parts: OutdatedMatchesParts) {
    this.parts = parts
  }

  /** Sees to all of them. */
  async settleAll(): Promise<void> {
    const { store, games, locks } = this.parts
    const notOf = games.games.map(({ id, rulesVersion }) => ({ game: id, rulesVersion }))
    const lists = [
      await store.matches({ status: 'playing', notOf, limit: ALL }),
      await store.matches({ status: 'open', notOf, limit: ALL }),
    ]
    for (const { id } of lists.flat())
      await locks.hold(id, () => this.settleById(id)).catch(this.parts.onFailed)
  }

  private async settleById(id: string): Promise<void> {
    const stored = await this.parts.store.match(id)
    if (stored) await this.settle(stored)
  }

  /** Sees to one, under the lock of the match; answers how it is stored now. */
  async settle(stored: StoredMatch): Promise<StoredMatch> {
    if (stored.status === 'over' || !isOutdated(this.parts.games, stored)) return stored
    const next = this.renewed(stored) ?? this.closed(stored)
    await this.parts.store.putMatch(next)
    return next
  }

  private renewed(stored: StoredMatch): StoredMatch | null {
    const game = this.parts.games.find(stored.game)
    if (stored.status !== 'open' || !game.ok) return null
    const { seats, options } = stored
    const request = checkRequest(game.value, { seats: seats.length, seed: ANY, options })
    if (!request.ok) return null
    return { ...stored, options: request.value.options, rulesVersion: game.value.rulesVersion }
  }

  private closed(stored: StoredMatch): StoredMatch {
    return { ...stored, status: 'over', closed: 'rules', ranks: null, changedAt: this.parts.wall() }
  }
}
