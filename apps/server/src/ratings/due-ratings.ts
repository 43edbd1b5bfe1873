import type { Owners } from '../store/owners.ts'
import type { Store } from '../store/store.ts'
import { DUE, MET } from './rating-records.ts'
import { isUnsettled, type Ratings } from './ratings.ts'

/** What it takes to settle what is due. */
export interface DueRatingsParts {
  readonly store: Pick<Store, 'records' | 'match' | 'changeRecords'>
  /** Whose matches are whose; null where this process has the hall alone. */
  readonly owners: Pick<Owners, 'leftBehind'> | null
  /** Milliseconds by a clock that nobody sets. */
  readonly now: () => number
  /** The time of day. */
  readonly wall: () => number
  readonly ratings: Pick<Ratings, 'forget'>
  /** Settles a match at its owner. */
  readonly settle: (match: string) => Promise<void>
  readonly onFailed: (error: unknown) => void
}

/** Milliseconds from one look at all that is due to the next. */
const LOOK_MS = 10 * 60_000
const MET_MS = 2 * 86_400_000
const AT_A_TIME = 200

/** Rated matches that ended while a server died, before what they change was written. Each match that begins is noted as due, so few are looked at. */
export class DueRatings {
  private readonly parts: DueRatingsParts
  private nextLook = Number.NEGATIVE_INFINITY
  private isFirstLook = true

  constructor(parts: DueRatingsParts) {
    this.parts = parts
  }

  /** Looks through all that is due, where it is time. */
  async maybeSweep(): Promise<void> {
    const { now } = this.parts
    if (now() < this.nextLook) return
    const { isFirstLook } = this
    this.isFirstLook = false
    this.nextLook = now() + LOOK_MS
    await this.settleAll(isFirstLook)
    await this.forgetMeetings()
  }

  /** A server has died: what was under way there may have ended, and nobody noted it. It is looked at as soon as possible. */
  lookSoon(): void {
    this.nextLook = Number.NEGATIVE_INFINITY
  }

  private async settleAll(isFirstLook: boolean): Promise<void> {
    const { store, onFailed } = this.parts
    let rankBelow = Number.MAX_SAFE_INTEGER
    for (;;) {
      const due = await store.records({ kind: DUE, order: 'highest', rankBelow, limit: AT_A_TIME })
      const ids = due.map(({ id }) => id)
      const doubtful = await this.doubtfulOf(ids, isFirstLook)
      for (const id of ids) await this.look(id, doubtful.has(id)).catch(onFailed) // one that is damaged keeps no other from it
      if (due.length < AT_A_TIME) return
      rankBelow = due.at(-1)?.rank ?? 0
    }
  }

  /**
   * Which of the matches may have ended when a server died that could not note it. Where several share a hall, these are the ones that the dead have
   * left behind: each is somebody else's once it was looked at. A server that has its hall alone knows no more than that it has just started.
   */
  private async doubtfulOf(ids: readonly string[], isFirstLook: boolean): Promise<ReadonlySet<string>> {
    const { owners } = this.parts
    if (owners) return new Set(await owners.leftBehind(ids))
    return new Set(isFirstLook ? ids : [])
  }

  /** What is doubtful and under way is opened, which notes its end. */
  private async look(id: string, isDoubtful: boolean): Promise<void> {
    const { store, ratings, settle } = this.parts
    const stored = await store.match(id)
    const mayHaveEnded = isDoubtful && stored?.status === 'playing'
    if (stored && (mayHaveEnded || isUnsettled(stored))) await settle(id)
    else if (!stored || stored.status === 'over') await ratings.forget(id)
  }

  /** How often two met is asked for one day only. */
  private async forgetMeetings(): Promise<void> {
    const { store, wall } = this.parts
    const query = { kind: MET, order: 'lowest', rankBelow: wall() - MET_MS, limit: AT_A_TIME } as const
    for (let old = await store.records(query); old.length > 0; old = await store.records(query))
      await store.changeRecords(
        old.map(({ kind, id }) => ({ kind, id, owner: null, rank: null, base: null, body: null })),
      )
  }
}
