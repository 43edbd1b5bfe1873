import type { Store } from '../store/store.ts'
import { DUE, MET } from './rating-records.ts'
import { isUnsettled, type Ratings } from './ratings.ts'

/** What it takes to settle what is due. */
export interface DueRatingsParts {
  readonly store: Pick<Store, 'records' | 'match' | 'changeRecords'>
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
  /** Matches under way may have ended unnoted. */
  private isInDoubt = true

  constructor(parts: DueRatingsParts) {
    this.parts = parts
  }

  /** Looks through all that is due, where it is time. */
  async maybeSweep(): Promise<void> {
    const { now } = this.parts
    if (now() < this.nextLook) return
    const { isInDoubt } = this
    this.isInDoubt = false
    this.nextLook = now() + LOOK_MS
    await this.settleAll(isInDoubt)
    await this.forgetMeetings()
  }

  /** A server has died: what was under way there may have ended, and nobody noted it. It is looked at as after a start. */
  doubt(): void {
    this.isInDoubt = true
    this.nextLook = Number.NEGATIVE_INFINITY
  }

  private async settleAll(isInDoubt: boolean): Promise<void> {
    const { store, onFailed } = this.parts
    let rankBelow = Number.MAX_SAFE_INTEGER
    for (;;) {
      const due = await store.records({ kind: DUE, order: 'highest', rankBelow, limit: AT_A_TIME })
      for (const { id } of due) await this.look(id, isInDoubt).catch(onFailed) // one that is damaged keeps no other from it
      if (due.length < AT_A_TIME) return
      rankBelow = due.at(-1)?.rank ?? 0
    }
  }

  /** What is under way may have ended when a server died that could not note it: it is looked at once. */
  private async look(id: string, isInDoubt: boolean): Promise<void> {
    const { store, ratings, settle } = this.parts
    const stored = await store.match(id)
    const isDoubtful = isInDoubt && stored?.status === 'playing'
    if (stored && (isDoubtful || isUnsettled(stored))) await settle(id)
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
