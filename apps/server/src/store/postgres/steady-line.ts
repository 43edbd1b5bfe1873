import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseLine } from './line.ts'
import type { Outage } from './outage.ts'
import { DatabaseAway, Fenced, LineLost } from './trouble.ts'

/**
 * Work over a connection. `isAgain`: it was cut off before it was answered, over another connection; it may have been done.
 */
export type Work<T> = (line: DatabaseLine, isAgain: boolean) => Promise<T>

/** What a steady line needs. */
export interface SteadyLineParts {
  readonly open: () => Promise<DatabaseLine>
  readonly outage: Outage
  /** A connection that there is already. */
  readonly first?: DatabaseLine
}

/** Connections that the same work may cost before it is given up: it may be what ends them. */
const MOST_TRIES = 5

/**
 * A connection that is made anew when it ends. Work is done one after the other, in the order in which it was given; what was cut off
 * is done again.
 */
export class SteadyLine {
  private readonly parts: SteadyLineParts
  private line: DatabaseLine | null
  private queue: Promise<unknown> = Promise.resolve()
  private isClosed = false
  /** Work that is not done yet. */
  load = 0

  constructor(parts: SteadyLineParts) {
    this.parts = parts
    this.line = parts.first ?? null
  }

  run<T>(work: Work<T>): Promise<T> {
    this.load++
    const done = this.queue.then(() => this.attempt(work)).finally(() => this.load--)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const line = await this.opened()
      try {
        return await work(line, tries > 1)
      } catch (error) {
        if (!(error instanceof LineLost)) throw error
        this.line = null
        void line.close()
        if (tries === MOST_TRIES) throw error
      }
    }
  }

  private async opened(): Promise<DatabaseLine> {
    const { open, outage } = this.parts
    while (this.line === null) {
      if (this.isClosed) throw new DatabaseAway('The store is closed.')
      outage.maybeGiveUp()
      try {
        this.line = await open()
        outage.back()
      } catch (error) {
        if (error instanceof Fenced) throw error
        outage.failed(error)
        await pause(outage.patience.pauseMs)
      }
    }
    return this.line
  }

  /** Closes the connection once all work is done. */
  async close(): Promise<void> {
    await this.queue
    this.isClosed = true
    await this.line?.close()
    this.line = null
  }
}
