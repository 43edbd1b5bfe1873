import { checkRequest, type Registry } from '@trialhall/kernel'
import type { LogEntry, Store, StoredMatch } from '../store/store.ts'
import { EntryFold } from '../match/history/entry-fold.ts'
import type { TimedEntry } from '../match/history/timed-entry.ts'
import { storedCheckpoint } from '../match/history/checkpoint-body.ts'
import { EndedByForce, guarded } from '../match/guard.ts'
import type { Locks } from '../match/locks.ts'
import { migrated, renewedBefore, type Migrated } from './migrating.ts'
import type { Restoring } from './restoring.ts'

/** True where a match was begun by other rules than those of this server, or by those of a game that it does not have. */
export function isOutdated(games: Registry, { game, rulesVersion }: StoredMatch): boolean {
  const found = games.find(game)
  return !found.ok || found.value.rulesVersion !== rulesVersion
}

/** When nobody's time passed since the newest entry of a match that newer rules take over, as its log does not say yet. */
export type PausesBeforeRules = (
  newest: Pick<TimedEntry, 'kind' | 'at'>,
  now: number,
) => readonly { readonly kind: 'stop' | 'resume'; readonly at: number }[]

/** What it takes to look after matches of other rules. */
export interface OutdatedMatchesParts {
  readonly store: Pick<
    Store,
    'match' | 'matches' | 'putMatch' | 'entries' | 'append' | 'checkpoints' | 'putCheckpoint'
  >
  readonly games: Registry
  readonly locks: Locks
  /** One match could not be seen to; the others are. */
  readonly onFailed: (error: unknown) => void
  /** By a clock that nobody sets. */
  readonly now: () => number
  /** Default: there are none. */
  readonly pausesBeforeRules?: PausesBeforeRules
  /** The time of day. */
  readonly wall: () => number
}

/** Whatever the seed will be, the options are looked at. */
const ANY = 0
/** More than a server can have. */
const ALL = 1_000_000

/** Matches that are seen to at the same time, so that the disk is waited for together. */
const AT_ONCE = 32

/** Times that a match is taken over anew where the machine stood still. */
const MOST_TRIES = 4

/** What became of matches that were under way when their rules changed. */
export interface Settled {
  readonly goneOn: number
  readonly closed: number
}

/**
 * Matches that were begun by other rules than those of today. They go on under these where the game has a migration that takes them. All others are
 * closed without a result, so that nobody waits for them and they count for nothing; tables that have not begun go on under the rules of today, where those take their options.
 */
export class OutdatedMatches {
  private readonly parts: OutdatedMatchesParts

  constructor(parts: OutdatedMatchesParts) {
    this.parts = parts
  }

  /** Sees to all of them; answers what became of those that were under way. */
  async settleAll(): Promise<Settled> {
    const { store, games, locks } = this.parts
    const notOf = games.games.map(({ id, rulesVersion }) => ({ game: id, rulesVersion }))
    const lists = [
      await store.matches({ status: 'playing', notOf, limit: ALL }),
      await store.matches({ status: 'open', notOf, limit: ALL }),
    ]
    const settled = { goneOn: 0, closed: 0 }
    const outdated = lists.flat().values()
    const settleInTurn = async (): Promise<void> => {
      for (const { id, status } of outdated) {
        const now = await locks.hold(id, () => this.settleById(id)).catch(this.parts.onFailed)
        if (now && status === 'playing') settled[now.status === 'playing' ? 'goneOn' : 'closed']++
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, settleInTurn))
    return settled
  }

  private async settleById(id: string): Promise<StoredMatch | null> {
    const stored = await this.parts.store.match(id)
    return stored && this.settle(stored)
  }

  /** Sees to one, under the lock of the match; answers how it is stored now. */
  async settle(stored: StoredMatch): Promise<StoredMatch> {
    if (stored.status === 'over' || !isOutdated(this.parts.games, stored)) return stored
    const next = this.renewed(stored) ?? (await this.goneOn(stored)) ?? this.closed(stored)
    await this.parts.store.putMatch(next)
    return next
  }

  /** Closes a match that was under way and cannot be played on, under its lock; answers how it is stored now. */
  async close(stored: StoredMatch): Promise<StoredMatch> {
    if (stored.status === 'over') return stored
    const closed = this.closed(stored)
    await this.parts.store.putMatch(closed)
    return closed
  }

  /**
   * How a match that goes on under the rules of today is to be stored, or null where it does not. Its log is written first: if the server dies
   * before its checkpoint is, the next one takes it over from the same checkpoint as this one.
   */
  private async goneOn(stored: StoredMatch): Promise<StoredMatch | null> {
    const { games, store, now } = this.parts
    const game = games.find(stored.game)
    if (stored.status !== 'playing' || !game.ok || !game.value.migrate) return null
    const [entries, checkpoints] = await Promise.all([store.entries(stored.id), store.checkpoints(stored.id)])
    const { calledOffBy } = EntryFold.of(entries)
    if (calledOffBy !== null) return { ...this.closed(stored), closed: calledOffBy }
    const before = renewedBefore({ game: game.value, stored, entries, checkpoints })
    if (before) return before
    const at = now()
    const pauses = this.pausesOf(stored, { entries, at })
    const what = { game: game.value, stored, entries: [...entries, ...pauses], checkpoints }
    const taken = this.takenOver(what, at)
    if (!taken) return null
    await store.append([...pauses, ...taken.entries])
    await store.putCheckpoint(storedCheckpoint(stored.id, taken.checkpoint))
    return { ...taken.stored, changedAt: this.parts.wall() }
  }

  private pausesOf(
    { id, clock, startedAt, createdAt }: StoredMatch,
    { entries, at }: { readonly entries: readonly LogEntry[]; readonly at: number },
  ): LogEntry[] {
    const { pausesBeforeRules } = this.parts
    if (clock.kind === 'none' || !pausesBeforeRules) return []
    const newest = entries.at(-1) ?? { kind: 'start', at: startedAt ?? createdAt }
    return pausesBeforeRules(newest, at).map((pause, n) => ({
      ...pause,
      match: id,
      n: entries.length + 1 + n,
      seat: 0,
      pick: 0,
      command: null,
    }))
  }

  /**
   * Rules that throw or run without end close a match as those do that say that it ends; whoever runs the server is told. Throws where the machine
   * stood still: the match is seen to later.
   */
  private takenOver(what: Restoring, at: number): Migrated | null {
    try {
      return takenOver(what, at)
    } catch (error) {
      if (error instanceof EndedByForce && error.verdict === 'stalled') throw error
      this.parts.onFailed(error)
      return null
    }
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
    return closedByRules(stored, this.parts.wall())
  }
}

/** A match that ends without a result because its rules changed. */
export function closedByRules(stored: StoredMatch, at: number): StoredMatch {
  return { ...stored, status: 'over', closed: 'rules', ranks: null, changedAt: at }
}

/** Takes a match over under the guard. Throws what the rules throw, and where they run without end. */
export function takenOver(what: Restoring, at: number): Migrated | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made: { migrated: Migrated | null } = { migrated: null }
    const verdict = guarded(() => (made.migrated = migrated(what, at)))
    if (verdict === 'done') return made.migrated
    if (verdict === 'stuck') throw new EndedByForce(what.game.id, verdict)
  }
  throw new EndedByForce(what.game.id, 'stalled')
}
