import { STRENGTHS } from '@trialhall/bots'
import { fault, ok, type Registry, type Result } from '@trialhall/kernel'
import type { PairingStep, Seek } from '@trialhall/protocol'
import type { Elsewhere } from '../match/elsewhere.ts'
import { botId, firstSkill } from '../ratings/players.ts'
import type { Ratings } from '../ratings/ratings.ts'
import type { Identity, Store, StoredMatch } from '../store/store.ts'
import { bodyIn } from '../store/records.ts'

/** What pairing needs. */
export interface PairingParts {
  readonly store: Pick<Store, 'records' | 'changeRecords' | 'match'>
  readonly games: Registry
  readonly ratings: Pick<Ratings, 'rating' | 'mayMeet'>
  readonly elsewhere: Pick<Elsewhere, 'at'>
  /** Closes a table of this process that nobody waits at any more. */
  readonly closeHere: (match: string) => Promise<unknown>
  /** The time of day. */
  readonly wall: () => number
}

/** Somebody who looks for an opponent, as they stood when their page asked last. */
interface StoredSeek {
  readonly who: string
  readonly game: string
  /** The table at which they wait; null before they have opened one. */
  readonly match: string | null
  readonly since: number
  readonly rating: number
}

const KIND = 'seek'
/** Milliseconds after which a page that has not asked again is gone; pages ask every few seconds. */
const GONE_MS = 15_000
const MOST_SEEKERS = 200
/** How far apart ratings may be at first, and how much further with each second; after a minute and a half everybody will do. */
const RANGE_FIRST = 100
const RANGE_A_SECOND = 10
const RANGE_ENDS_MS = 90_000

/**
 * Quick pairing. Pages do what they are told: whoever finds nobody near their rating opens a rated table and waits there, and whoever comes later sits down
 * at it. So seats, seeds and races are those of any table, and seekers of all servers are found in the database. Of two who wait, the later one moves.
 */
export class QuickPairing {
  private readonly parts: PairingParts

  constructor(parts: PairingParts) {
    this.parts = parts
  }

  /** What a page is to do next for somebody who looks for a match. Asking again says that the page is still there. */
  async look(me: Identity, { game, match }: Seek): Promise<Result<PairingStep>> {
    const known = this.parts.games.find(game)
    if (!known.ok) return known
    if (me.account === null) return NO_GUESTS
    const own = await this.ownTable(me, { game, match })
    if (own?.status === 'playing') return this.play(me, own.id)
    const seek = await this.note(me, { game, match: own?.id ?? null })
    const other = await this.nearest(seek)
    if (other) return this.join(me, { other, left: own && own.id !== match ? own.id : null })
    if (seek.match === null) return ok({ do: 'open' })
    const range = rangeOf(this.parts.wall() - seek.since)
    return ok({
      do: 'wait',
      match: seek.match,
      rating: Math.round(seek.rating),
      range,
      bot: await this.botNear(game, seek.rating),
    })
  }

  private async play({ id }: Identity, match: string): Promise<Result<PairingStep>> {
    await this.forget(id)
    return ok({ do: 'play', match })
  }

  /** A page closes its own table as it sits down elsewhere; one that it has forgotten is closed for it, unless somebody sits there by now. */
  private async join(
    me: Identity,
    { other, left }: { readonly other: string; readonly left: string | null },
  ): Promise<Result<PairingStep>> {
    if (left === null) return ok({ do: 'join', match: other })
    await this.close(left)
    const now = await this.table(me, left)
    return now?.status === 'playing' ? this.play(me, left) : ok({ do: 'join', match: other })
  }

  /**
   * The table at which somebody waits, or their match that has begun. A page that was loaded anew, or another one, has forgotten which it is; of two tables one
   * is closed, as nobody waits at both.
   */
  private async ownTable(me: Identity, { game, match }: Seek): Promise<StoredMatch | null> {
    const [before] = await this.seeks({ id: me.id })
    const known = before?.match ?? undefined
    const [named, other] = [
      await this.table(me, match),
      await this.table(me, known === match ? undefined : known),
    ]
    const tables = [named, other].filter((one) => one !== null && one.status !== 'over')
    const kept =
      tables.find((one) => one?.status === 'playing') ??
      tables.find((one) => one === named || one?.game === game)
    for (const one of tables) if (one && one !== kept && one.status === 'open') await this.close(one.id)
    return kept ?? null
  }

  /** Somebody looks no more; their table is closed unless its match has begun. */
  async cancel({ id }: Pick<Identity, 'id'>): Promise<void> {
    const [seek] = await this.seeks({ id })
    await this.forget(id)
    if (seek?.match) await this.close(seek.match)
  }

  /** Closes the tables of those whose pages have gone. */
  async sweep(): Promise<void> {
    const rankBelow = this.parts.wall() - GONE_MS
    for (const { who } of await this.seeks({ rankBelow })) await this.cancel({ id: who })
  }

  private async table({ id }: Identity, match: string | undefined): Promise<StoredMatch | null> {
    const stored = match === undefined ? null : await this.parts.store.match(match)
    return stored?.host === id && stored.rated ? stored : null
  }

  private async note(me: Identity, { game, match }: Pick<StoredSeek, 'game' | 'match'>): Promise<StoredSeek> {
    const [before] = await this.seeks({ id: me.id })
    const at = this.parts.wall()
    const since = before?.game === game ? before.since : at
    const known = await this.parts.ratings.rating(game, me.id)
    const seek = { who: me.id, game, match, since, rating: (known ?? firstSkill(me.id)).rating }
    await this.parts.store.changeRecords([
      { kind: KIND, id: me.id, owner: me.id, rank: at, base: null, body: JSON.stringify(seek) },
    ])
    return seek
  }

  /** The table of whoever is nearest in rating, near enough, and may play for ratings against this one. */
  private async nearest(seek: StoredSeek): Promise<string | null> {
    const at = this.parts.wall()
    const isNear = (other: StoredSeek): boolean =>
      Math.abs(other.rating - seek.rating) <=
      (rangeOf(at - Math.min(other.since, seek.since)) ?? Number.POSITIVE_INFINITY)
    const fresh = (await this.seeks({ order: 'highest' })).filter(
      (other) => other.at > at - GONE_MS && other.game === seek.game && other.who !== seek.who,
    )
    const near = fresh
      .filter((other) => (seek.match === null || isLater(seek, other)) && isNear(other))
      .toSorted((a, b) => Math.abs(a.rating - seek.rating) - Math.abs(b.rating - seek.rating))
    for (const { who, match } of near) {
      if (match === null || !(await this.parts.ratings.mayMeet(seek.game, seek.who, who))) continue
      if ((await this.parts.store.match(match))?.status === 'open') return match
    }
    return null
  }

  private async botNear(game: string, rating: number): Promise<NonNullable<Waiting['bot']>> {
    const bots = await Promise.all(
      STRENGTHS.map(async (strength) => {
        const id = botId(strength)
        const skill = (await this.parts.ratings.rating(game, id)) ?? firstSkill(id)
        return { strength, rating: Math.round(skill.rating) }
      }),
    )
    return bots.reduce((best, one) =>
      Math.abs(one.rating - rating) < Math.abs(best.rating - rating) ? one : best,
    )
  }

  private async seeks(which: {
    readonly id?: string
    readonly rankBelow?: number
    readonly order?: 'highest'
  }): Promise<(StoredSeek & { readonly at: number })[]> {
    const query = { kind: KIND, order: 'first', limit: MOST_SEEKERS, ...which } as const
    const records = await this.parts.store.records(query)
    return records.flatMap((record) => {
      const seek = bodyIn<StoredSeek>(record)
      return seek ? [{ ...seek, at: record.rank ?? 0 }] : []
    })
  }

  private async forget(id: string): Promise<void> {
    await this.parts.store.changeRecords([
      { kind: KIND, id, owner: null, rank: null, base: null, body: null },
    ])
  }

  private async close(match: string): Promise<void> {
    if ((await this.parts.store.match(match))?.status !== 'open') return
    await this.parts.elsewhere.at({ act: 'unseek', match, given: null }, () => this.parts.closeHere(match))
  }
}

type Waiting = Extract<PairingStep, { readonly do: 'wait' }>

/** How far apart ratings may be after so many milliseconds; null where it does not matter any more. */
export function rangeOf(ms: number): number | null {
  return ms >= RANGE_ENDS_MS ? null : Math.round(RANGE_FIRST + (RANGE_A_SECOND * ms) / 1000)
}

function isLater(one: StoredSeek, other: StoredSeek): boolean {
  return one.since === other.since ? one.who > other.who : one.since > other.since
}

const NO_GUESTS = fault(
  'bad-request',
  'rated',
  'Rated matches need an account: make one on your profile first.',
)
