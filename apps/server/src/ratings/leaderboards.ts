import type { Leaderboard, LeaderboardRow } from '@trialhall/protocol'
import { bodyIn, type StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { aged, isRanked, RANKED_DEVIATION } from './glicko.ts'
import type { HiddenProfiles } from './hidden-profiles.ts'
import { strengthOf, type RatedId } from './players.ts'
import { ratingKind, type StoredRating } from './rating-records.ts'
import type { Ratings } from './ratings.ts'

/** What leaderboards need. */
export interface LeaderboardsParts {
  readonly store: Pick<Store, 'records' | 'identity'>
  readonly ratings: Pick<Ratings, 'rating'>
  readonly hidden: Pick<HiddenProfiles, 'has'>
  /** Milliseconds by a clock that nobody sets. */
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
}

/** Rows that are shown, and records that they are made of: some have become uncertain since, or are hidden. */
const SHOWN = 100
const READ = 200
/** Milliseconds for which a board is kept, and boards of games that are. */
const KEPT_MS = 10_000
const MOST_KEPT = 100
const DAY_MS = 86_400_000

/** The best of each game: whoever is ranked and does not hide their profile, with the bots among them. */
export class Leaderboards {
  private readonly parts: LeaderboardsParts
  private readonly kept: Map<string, { readonly at: number; readonly rows: Promise<LeaderboardRow[]> }> =
    new Map()

  constructor(parts: LeaderboardsParts) {
    this.parts = parts
  }

  /** The board of a game as one person sees it. */
  async look(game: string, me: string): Promise<Leaderboard> {
    const [rows, isHidden] = await Promise.all([this.rows(game), this.parts.hidden.has(me)])
    const own = rows.find(({ id }) => id === me) ?? (await this.own(game, me))
    return { game, rows: rows.slice(0, SHOWN), own, rankedBelow: RANKED_DEVIATION, isHidden }
  }

  private async own(game: string, me: string): Promise<LeaderboardRow | null> {
    const [stored, who] = await Promise.all([
      this.parts.ratings.rating(game, me),
      this.parts.store.identity(me),
    ])
    return stored && { place: null, id: me, name: who?.name ?? '', ...recordOf(stored) }
  }

  private rows(game: string): Promise<LeaderboardRow[]> {
    const { kept } = this
    const known = kept.get(game)
    if (known && this.parts.now() - known.at < KEPT_MS) return known.rows
    if (kept.size > MOST_KEPT) kept.clear()
    const rows = this.read(game)
    kept.set(game, { at: this.parts.now(), rows })
    rows.catch(() => kept.delete(game))
    return rows
  }

  private async read(game: string): Promise<LeaderboardRow[]> {
    const records = await this.parts.store.records({ kind: ratingKind(game), order: 'highest', limit: READ })
    const rows = await Promise.all(records.map((record) => this.row(record)))
    const listed = rows.flatMap((row) => row ?? []).toSorted((a, b) => b.rating - a.rating)
    return listed.map((row) => ({
      ...row,
      place: 1 + listed.findIndex(({ rating }) => rating === row.rating),
    }))
  }

  private async row(record: StoredRecord): Promise<LeaderboardRow | null> {
    const stored = bodyIn<StoredRating>(record)
    if (!stored) return null
    const now = { ...stored, ...aged(stored, (this.parts.wall() - stored.at) / DAY_MS) }
    if (!isRanked(now)) return null
    const who = await this.named(record.id)
    return who && { place: null, ...who, ...recordOf(now) }
  }

  private async named(id: RatedId): Promise<Pick<LeaderboardRow, 'id' | 'strength' | 'name'> | null> {
    const strength = strengthOf(id)
    if (strength !== null) return { strength, name: '' }
    const { store, hidden } = this.parts
    const [who, isHidden] = await Promise.all([store.identity(id), hidden.has(id)])
    return who && !isHidden ? { id, name: who.name } : null
  }
}

/** What a rating says to everybody, in whole numbers. */
export function recordOf(stored: StoredRating): Omit<LeaderboardRow, 'place' | 'name'> {
  const { rating, deviation, matches, won, drawn } = stored
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches, won, drawn }
}
