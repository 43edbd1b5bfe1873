import type { Registry } from '@trialhall/kernel'
import type { MatchRatings, SeatRating } from '@trialhall/protocol'
import { bodyIn, type RecordChange, type StoredRecord } from '../store/records.ts'
import type { Store, StoredMatch, StoredSeat } from '../store/store.ts'
import type { Browsers } from './browsers.ts'
import { aged, isRanked, type Skill } from './glicko.ts'
import { firstSkill, ratedOn, sidesOf, strengthOf, type RatedId, type Side } from './players.ts'
import {
  DONE,
  doneChange,
  DUE,
  MET,
  metId,
  ratingChange,
  ratingKind,
  stepChange,
  type StoredRating,
} from './rating-records.ts'
import { reckoned, type Pair, type Reckoned } from './reckoning.ts'

/** What ratings need. */
export interface RatingsParts {
  readonly store: Store
  readonly games: Registry
  /** The time of day. */
  readonly wall: () => number
  readonly browsers: Pick<Browsers, 'areShared'>
}

/** Rated matches that two may play against each other in a game on one day (UTC): more would be farming. */
export const MOST_A_DAY = 10

const DAY_MS = 86_400_000
/** Tries to write what a match changes, where others who play elsewhere at the same time come first. */
const MOST_TRIES = 50

/** Ratings by game. What a match changes is written in one transaction, once, whatever dies meanwhile and whichever server does it. */
export class Ratings {
  private readonly parts: RatingsParts

  constructor(parts: RatingsParts) {
    this.parts = parts
  }

  /** A table as it is to be stored: with the ratings of those who sit there; a rated match that begins is noted as due before. */
  async seated(stored: StoredMatch): Promise<StoredMatch> {
    const seats = await Promise.all(stored.seats.map((seat) => this.rated(stored.game, seat)))
    if (stored.rated && stored.status === 'playing') await this.note(stored)
    return { ...stored, seats }
  }

  private async rated(game: string, seat: StoredSeat): Promise<StoredSeat> {
    const { rating: _before, ...bare } = seat
    const who = ratedOn(seat)
    const known = who === null ? null : (await this.known(game, who)).stored
    return known ? { ...bare, rating: shown(aged(known, this.daysSince(known.at))) } : bare
  }

  private async note({ id, startedAt }: StoredMatch): Promise<void> {
    const due = { kind: DUE, id, owner: null, rank: startedAt, base: null, body: '{}' } as const
    await this.parts.store.changeRecords([due])
  }

  /**
   * Settles what a match that is over has changed, and stores it with the match. To be called under the match's lock; settling it again
   * changes nothing.
   */
  async settle(stored: StoredMatch): Promise<StoredMatch> {
    if (!isUnsettled(stored)) return stored
    const next: StoredMatch = { ...stored, ratings: await this.rate(stored) }
    await this.parts.store.putMatch(next)
    await this.forget(stored.id)
    return next
  }

  /** Nothing is due of this match any more. */
  async forget(match: string): Promise<void> {
    await this.parts.store.changeRecords([
      { kind: DUE, id: match, owner: null, rank: null, base: null, body: null },
    ])
  }

  private async rate(stored: StoredMatch): Promise<MatchRatings> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const done = await this.record(DONE, stored.id)
      if (done) return bodyIn<MatchRatings>(done) ?? { why: 'void' } // what it changed stands, and is not known any more
      const { ratings, changes } = await this.changesBy(stored)
      if (
        await this.parts.store.changeRecords([doneChange(stored.id, ratings, this.parts.wall()), ...changes])
      )
        return ratings
    }
    throw new Error(
      `match ${stored.id} cannot be rated now: those who played it are rated elsewhere all the time`,
    )
  }

  /** What a match changes as everybody stands now. */
  private async changesBy(stored: StoredMatch): Promise<Changed> {
    const game = this.parts.games.find(stored.game)
    const sides = game.ok ? sidesOf(game.value, stored) : null
    const { ranks } = stored
    if (sides === null || ranks === null || stored.closed !== undefined)
      return { ratings: { why: 'void' }, changes: [] }
    const book = await this.book(stored.game, sides)
    const result = reckoned({
      sides,
      ranks,
      skillOf: (id) => book.skillOf(id),
      isBarred: (a, b) => book.isBarred(a, b),
    })
    if (result.skills.size === 0) return { ratings: { why: 'pair' }, changes: [] }
    return this.changed(stored, { sides, ranks, book, result })
  }

  private changed(stored: StoredMatch, { sides, ranks, book, result }: Settling): Changed {
    const at = this.parts.wall()
    const changes: RecordChange[] = result.pairs.map((pair) => book.met(pair))
    const bySeat: SeatRating[] = []
    for (const [id, skill] of result.skills) {
      const [known, before] = [book.known(id), Math.round(book.skillOf(id).rating)]
      const step = { match: stored.id, at, before, after: Math.round(skill.rating) }
      const next = { ...counted(known.stored, outcomeFor(id, sides, ranks)), ...skill, at }
      const best = isRanked(next)
        ? Math.max(next.rating, known.stored?.best ?? 0)
        : (known.stored?.best ?? null)
      if (known.isThere)
        changes.push(ratingChange(stored.game, id, { stored: { ...next, best }, base: known.base }))
      if (known.isThere && strengthOf(id) === null) changes.push(stepChange(stored.game, id, step))
      const isProvisional = !isRanked(skill)
      for (const seat of seatsOf(id, sides))
        bySeat.push({ seat, before, after: step.after, ...(isProvisional ? { provisional: true } : {}) })
    }
    return { ratings: { changes: bySeat.toSorted((a, b) => a.seat - b.seat) }, changes }
  }

  /** How all who played stand, and how often they met today. */
  private async book(game: string, sides: readonly Side[]): Promise<Book> {
    const ids = [...new Set(sides.flatMap(({ members }) => members.map(({ id }) => id)))]
    const known = new Map(await Promise.all(ids.map(async (id) => [id, await this.known(game, id)] as const)))
    const at = this.parts.wall()
    const day = Math.floor(at / DAY_MS)
    const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): Pair => (a < b ? [a, b] : [b, a])))
    const met = new Map<
      string,
      { readonly times: number; readonly base: number; readonly isBarred: boolean }
    >()
    for (const pair of pairs) met.set(pair.join(), await this.metToday(game, pair, day))
    const skills = new Map(
      ids.map((id) => {
        const stored = known.get(id)?.stored
        return [id, stored ? aged(stored, this.daysSince(stored.at)) : firstSkill(id)] as const
      }),
    )
    const metOf = (a: RatedId, b: RatedId): ReturnType<typeof met.get> => met.get([a, b].toSorted().join())
    return {
      known: (id) => known.get(id) ?? UNKNOWN,
      skillOf: (id) => skills.get(id) ?? firstSkill(id),
      isBarred: (a, b) => metOf(a, b)?.isBarred ?? false,
      met: ([a, b]) => ({
        kind: MET,
        id: metId(game, [a, b], day),
        owner: null,
        rank: at,
        base: metOf(a, b)?.base ?? 0,
        body: JSON.stringify({ times: (metOf(a, b)?.times ?? 0) + 1 }),
      }),
    }
  }

  private async metToday(game: string, pair: Pair, day: number): Promise<Met> {
    const record = await this.record(MET, metId(game, pair, day))
    const times = bodyIn<{ times: number }>(record)?.times ?? 0
    const isBarred = times >= MOST_A_DAY || (await this.parts.browsers.areShared(...pair))
    return { times, base: record?.revision ?? 0, isBarred }
  }

  private async known(game: string, id: RatedId): Promise<Known> {
    const record = await this.record(ratingKind(game), id)
    const stored = bodyIn<StoredRating>(record)
    const isThere =
      strengthOf(id) !== null || stored !== null || (await this.parts.store.identity(id)) !== null
    return { stored, base: record?.revision ?? 0, isThere }
  }

  /** How somebody stands in a game now; null before their first rated match. */
  async rating(game: string, id: RatedId): Promise<StoredRating | null> {
    const { stored } = await this.known(game, id)
    return stored && { ...stored, ...aged(stored, this.daysSince(stored.at)) }
  }

  /** True where a match between two people would change their ratings today. */
  async mayMeet(game: string, one: RatedId, other: RatedId): Promise<boolean> {
    const pair: Pair = one < other ? [one, other] : [other, one]
    return !(await this.metToday(game, pair, Math.floor(this.parts.wall() / DAY_MS))).isBarred
  }

  private daysSince(at: number): number {
    return (this.parts.wall() - at) / DAY_MS
  }

  private async record(kind: string, id: string): Promise<StoredRecord | undefined> {
    const [found] = await this.parts.store.records({ kind, id, order: 'first', limit: 1 })
    return found
  }
}

/** True for a rated match that is over and of which nobody has worked out yet what it changed. */
export function isUnsettled({ rated, status, ratings }: StoredMatch): boolean {
  return rated === true && status === 'over' && ratings === undefined
}

/** A rating as it stands beside a name. */
export function shown(skill: Skill): NonNullable<StoredSeat['rating']> {
  const value = Math.round(skill.rating)
  return isRanked(skill) ? { value } : { value, provisional: true }
}

interface Changed {
  readonly ratings: MatchRatings
  readonly changes: readonly RecordChange[]
}

/** What is stored of somebody. */
interface Known {
  readonly stored: StoredRating | null
  readonly base: number
  /** False for somebody who was deleted meanwhile: nothing is kept of them. */
  readonly isThere: boolean
}

const UNKNOWN: Known = { stored: null, base: 0, isThere: false }

interface Met {
  readonly times: number
  readonly base: number
  readonly isBarred: boolean
}

/** What is known of those who played a match. */
interface Book {
  known(id: RatedId): Known
  skillOf(id: RatedId): Skill
  isBarred(a: RatedId, b: RatedId): boolean
  /** Two have met once more. */
  met(pair: Pair): RecordChange
}

interface Settling {
  readonly sides: readonly Side[]
  readonly ranks: readonly number[]
  readonly book: Book
  readonly result: Reckoned
}

function seatsOf(id: RatedId, sides: readonly Side[]): number[] {
  return sides.flatMap(({ members }) => members.filter((one) => one.id === id).flatMap(({ seats }) => seats))
}

/** Won alone or shared, drawn where all came first, else lost; who forfeits has lost. */
function outcomeFor(id: RatedId, sides: readonly Side[], ranks: readonly number[]): 'won' | 'drawn' | 'lost' {
  const mine = sides.flatMap(({ members }) => members).filter((one) => one.id === id)
  if (mine.every(({ hasForfeited }) => hasForfeited)) return 'lost'
  const isFirst = seatsOf(id, sides).some((seat) => ranks[seat] === 1)
  if (!isFirst) return 'lost'
  return ranks.every((rank) => rank === 1) ? 'drawn' : 'won'
}

function counted(
  before: StoredRating | null,
  outcome: 'won' | 'drawn' | 'lost',
): Pick<StoredRating, 'matches' | 'won' | 'drawn'> {
  const { matches = 0, won = 0, drawn = 0 } = before ?? {}
  return {
    matches: matches + 1,
    won: won + (outcome === 'won' ? 1 : 0),
    drawn: drawn + (outcome === 'drawn' ? 1 : 0),
  }
}
