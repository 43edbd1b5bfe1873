import type { Seat } from '@trialhall/kernel'
import type { ClockPlan } from '@trialhall/protocol'
import type { TimedEntry } from '../match/history/timed-entry.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The time that seats have left, worked out from the log alone, so that a restart takes nobody's time. */
export class MatchClock {
  private readonly plan: Exclude<ClockPlan, { kind: 'none' }>
  private readonly left: number[]
  private running: readonly Seat[] = []
  private since: number

  constructor(plan: Exclude<ClockPlan, { kind: 'none' }>, seats: number, startedAt: number) {
    this.plan = plan
    this.left = Array.from({ length: seats }, () => fullTime(plan))
    this.since = startedAt
  }

  /** The same clock, which goes its own way from now on. */
  copy(): MatchClock {
    const copy = new MatchClock(this.plan, this.left.length, this.since)
    copy.left.splice(0, this.left.length, ...this.left)
    copy.running = this.running
    return copy
  }

  /**
   * The server is back, by a clock that may have been set meanwhile. Time since the last moment counts against nobody; of days it does, but of
   * one absence no more than a day, and not the last hour.
   */
  resume(at: number): void {
    if (this.plan.kind === 'days') this.passOver(Math.min(Math.max(0, at - this.since), DAY_MS))
    this.since = at
  }

  private passOver(away: number): void {
    for (const seat of this.running) {
      const left = this.left[seat] ?? 0
      this.left[seat] = Math.max(left - away, Math.min(left, HOUR_MS))
    }
  }

  /** Notes who is asked from a moment on. */
  run(seats: readonly Seat[], at: number): void {
    this.settle(at)
    this.running = seats
  }

  /** An entry of the log was made: the one who made it is credited. */
  made(entry: Pick<TimedEntry, 'kind' | 'seat' | 'at'>): void {
    if (entry.kind === 'resume' || entry.kind === 'rules') return this.resume(entry.at)
    this.settle(entry.at)
    if (entry.kind !== 'choose') return
    const left = this.left[entry.seat] ?? 0
    this.left[entry.seat] =
      this.plan.kind === 'live' ? left + this.plan.increment * 1000 : fullTime(this.plan)
  }

  private settle(at: number): void {
    const passed = Math.max(0, at - this.since)
    for (const seat of this.running) this.left[seat] = (this.left[seat] ?? 0) - passed
    this.since = Math.max(this.since, at)
  }

  /** Milliseconds left of each seat at a moment. */
  face(at: number): number[] {
    const passed = Math.max(0, at - this.since)
    return this.left.map((left, seat) => Math.max(0, this.running.includes(seat) ? left - passed : left))
  }

  /** Seats whose time passes. */
  get ticking(): readonly Seat[] {
    return this.running
  }

  /** The seat that runs out next and how soon, or null if nobody's time passes. */
  next(at: number): { readonly seat: Seat; readonly inMs: number } | null {
    const face = this.face(at)
    let first: { seat: Seat; inMs: number } | null = null
    for (const seat of this.running) {
      const inMs = face[seat] ?? 0
      if (first === null || inMs < first.inMs) first = { seat, inMs }
    }
    return first
  }
}

function fullTime(plan: Exclude<ClockPlan, { kind: 'none' }>): number {
  return plan.kind === 'live' ? plan.seconds * 1000 : plan.days * DAY_MS
}
