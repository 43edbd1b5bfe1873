import { guarded, type GuardVerdict } from '../match/guard.ts'

/** A room with something to do. */
export interface RoomJob {
  /** Runs rules and nothing else: it may be ended in the middle. */
  work(): void
  /** Answers what came of the work, and begins to write it. */
  finish(): void
  /** Its work was ended. What it was changing is not to be trusted. */
  ended(why: Exclude<GuardVerdict, 'done'>): void
}

/** Milliseconds from one turn's work to the next where there was much to do: what comes meanwhile shares a guard and a batch. */
const GAP_MS = 4
/** Milliseconds after which no more work is begun under one guard, so that each gets nearly the whole limit. */
const SLICE_MS = 25

/**
 * Does the work of all rooms that came up in one turn of the event loop together: their rules run under one guard, and what
 * they wrote goes to the store as one batch. A room whose rules run for ever is ended alone.
 */
export class RoomScheduler {
  private due: RoomJob[] = []
  private isBusy = false
  /** Called when the work of a turn is done. */
  private readonly onDone: () => void

  constructor(onDone: () => void) {
    this.onDone = onDone
  }

  /** Something is to be done in a room; it comes once until it was done. */
  add(worker: RoomJob): void {
    if (this.due.push(worker) === 1 && !this.isBusy) setImmediate(() => this.run())
  }

  private run(): void {
    const { due } = this
    this.due = []
    this.isBusy = due.length > 1
    if (this.isBusy) setTimeout(() => this.rested(), GAP_MS)
    for (let at = 0; at < due.length; ) at = this.slice(due, at)
    this.onDone()
  }

  private rested(): void {
    this.isBusy = false
    if (this.due.length > 0) this.run()
  }

  /** Works from one room on until the time is up; answers where to go on. */
  private slice(due: readonly RoomJob[], from: number): number {
    const until = performance.now() + SLICE_MS
    let at = from
    const verdict = guarded(() => {
      do due[at]?.work()
      while (++at < due.length && performance.now() < until)
    })
    for (const worker of due.slice(from, at)) worker.finish()
    if (verdict === 'done') return at
    due[at]?.ended(verdict)
    return at + 1
  }
}
