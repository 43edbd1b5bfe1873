import type { DatabasePlace } from './place.ts'
import { DatabaseAway } from './trouble.ts'
import { messageOf } from '../../message-of.ts'

/** What a database is waited for. */
export interface OutagePatience {
  /** Milliseconds that work waits for a database that is away. */
  readonly waitMs: number
  /** Milliseconds from one attempt to reach it to the next. */
  readonly pauseMs: number
}

/** Usual patience: a restart of PostgreSQL passes as a short delay. */
export const USUAL_PATIENCE: OutagePatience = { waitMs: 5000, pauseMs: 100 }

/** Whether the database is away, since when, and what is told of it: one sentence when it goes, and one when it is back. */
export class Outage {
  readonly patience: OutagePatience
  private readonly place: DatabasePlace
  private readonly tell: (sentence: string) => void
  private since: number | null = null
  private lastTry = 0
  private why = ''

  constructor(place: DatabasePlace, how: { patience: OutagePatience; tell: (sentence: string) => void }) {
    this.place = place
    this.patience = how.patience
    this.tell = how.tell
  }

  /** True while it cannot be reached. */
  get isAway(): boolean {
    return this.since !== null
  }

  /** Throws where it has been away for so long that nobody waits, and was looked for just now. */
  maybeGiveUp(): void {
    if (this.isLong && performance.now() - this.lastTry < this.patience.pauseMs) this.giveUp()
  }

  private get isLong(): boolean {
    return this.since !== null && performance.now() - this.since >= this.patience.waitMs
  }

  private giveUp(): never {
    throw new DatabaseAway(`The database ${this.place.name} does not answer: ${this.why}.`)
  }

  /** It could not be reached. Throws where nobody waits any longer. */
  failed(error: unknown): void {
    this.why = messageOf(error)
    this.lastTry = performance.now()
    if (this.since === null) {
      this.since = this.lastTry
      this.tell(
        `The database ${this.place.name} does not answer: ${this.why}. Nothing is stored until it is back.`,
      )
    }
    if (this.isLong) this.giveUp()
  }

  /** It was reached. */
  back(): void {
    if (this.since === null) return
    const seconds = Math.ceil((performance.now() - this.since) / 1000)
    this.since = null
    this.tell(
      `The database ${this.place.name} is back after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    )
  }
}
