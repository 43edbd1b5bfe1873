import type { MatchService } from '../match-service.ts'
import type { Identity } from '../store/store.ts'
import { erase, type ErasingParts } from './erasing.ts'

/** For how many days things are kept; 0 for ever. */
export interface KeptDays {
  /** Guests who do not come back. */
  readonly guests: number
  /** Tables that were closed before their match began. */
  readonly tables: number
  /** What was said at tables whose match is over. */
  readonly talk: number
}

/** What is kept where nothing else is set: a guest's cookie lives for a year. */
export const USUAL_DAYS: KeptDays = { guests: 400, tables: 30, talk: 400 }

/** What it takes to forget what is old. */
export interface RetentionParts extends ErasingParts {
  readonly days: KeptDays
  /** Milliseconds by a clock that nobody sets. */
  readonly now: () => number
  /** Somebody could not be forgotten; others are. */
  readonly onFailed: (error: unknown) => void
}

/** What was forgotten in one look. */
export interface Forgotten {
  readonly guests: number
  readonly tables: number
  readonly talk: number
}

const DAY_MS = 86_400_000
/** Milliseconds from one look to the next, where nothing was left to do. */
const LOOK_MS = 3_600_000
/** Guests, tables and lines that are forgotten in one look: people who play must not notice. */
const MOST = { guests: 20, tables: 200, talk: 1000 } as const
/** People whose day is remembered; the others are written again. */
const MOST_REMEMBERED = 50_000

/** Forgets guests, tables and talk after the days that the hall is set to. */
export class Retention {
  private readonly parts: RetentionParts
  private nextLook = Number.NEGATIVE_INFINITY
  private readonly seenOn: Map<string, number> = new Map()

  constructor(parts: RetentionParts) {
    this.parts = parts
  }

  private get matches(): MatchService {
    return this.parts.matches
  }

  /** Somebody was here: noted once a day. */
  async seen({ id }: Pick<Identity, 'id'>): Promise<void> {
    const at = this.matches.parts.wall()
    const day = Math.floor(at / DAY_MS)
    if (this.seenOn.get(id) === day) return
    if (this.seenOn.size > MOST_REMEMBERED) this.seenOn.clear()
    this.seenOn.set(id, day)
    await this.matches.parts.store.changeRecords([
      { kind: 'seen', id, owner: id, rank: at, base: null, body: '{}' },
    ])
  }

  /** Forgets what is old, a little at a time; null where it is too early to look. */
  async maybeForget(): Promise<Forgotten | null> {
    const { now, days } = this.parts
    if (now() < this.nextLook) return null
    this.nextLook = now() + LOOK_MS
    const { store, wall } = this.matches.parts
    const before = (many: number): number => wall() - many * DAY_MS
    const forgotten = {
      guests: days.guests === 0 ? 0 : await this.forgetGuests(before(days.guests)),
      tables: days.tables === 0 ? 0 : await store.dropTables(before(days.tables), MOST.tables),
      talk: days.talk === 0 ? 0 : await store.dropTalk(before(days.talk), MOST.talk),
    }
    const isMore = (['guests', 'tables', 'talk'] as const).some((what) => forgotten[what] >= MOST[what])
    if (isMore) this.nextLook = now()
    return forgotten
  }

  private async forgetGuests(before: number): Promise<number> {
    const { store } = this.matches.parts
    let forgotten = 0
    for (const id of await store.staleGuests(before, MOST.guests)) {
      const guest = await store.identity(id)
      if (!guest || this.matches.presence.isOnline(id)) continue
      await erase(guest, this.parts).then(() => forgotten++, this.parts.onFailed)
    }
    return forgotten
  }
}
