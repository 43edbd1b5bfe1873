import type { Seat } from '@trialhall/kernel'
import type { ClockPlan } from '@trialhall/protocol'
import type { TimedEntry } from '../match/history/timed-entry.ts'
import type { Purses } from './purses.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The time that is left, worked out from the log alone, so that a restart takes nobody's time. Seats that share it take it from one purse, once, however many
 * of them are asked.
 */
export class MatchClock {
  private readonly plan: Exclude<ClockPlan, { kind: 'none' }>
  private readonly purses: Purses
  /** Milliseconds left in each purse. */
  private readonly left: number[]
  private running: readonly Seat[] = []
  private since: number

  constructor(plan: Exclude<ClockPlan, { kind: 'none' }>, purses: Purses, startedAt: number) {
    this.plan = plan
    this.purses = purses
    this.left = Array.from({ length: purses.seats }, () => fullTime(plan))
    this.since = startedAt
  }

  /** The same clock, which goes its own way from now on. */
  copy(): MatchClock {
    const copy = new MatchClock(this.plan, this.purses.copy(), this.since)
    copy.left.splice(0, this.left.length, ...this.left)
    copy.running = this.running
    return copy
  }

  /** The server is back, by a clock that may have been set meanwhile: time since the last moment counts against nobody. */
  private resume(at: number): void {
    this.since = at
  }

  /** The purses that time is taken from. */
  private get open(): Set<number> {
    return new Set(this.running.map((seat) => this.purses.of(seat)))
  }

  /** Notes who is asked from a moment on. */
  run(seats: readonly Seat[], at: number): void {
    this.settle(at)
    this.running = seats
  }

  /** An entry of the log was made: a person who chose is credited. */
  made(entry: Pick<TimedEntry, 'kind' | 'seat' | 'at' | 'to'>): void {
    if (entry.kind === 'resume' || entry.kind === 'rules') return this.resume(entry.at)
    this.settle(entry.at)
    if (entry.kind === 'choose') return this.credit(entry.seat)
    if (entry.kind === 'flag' || entry.kind === 'replace') this.purses.handToBot(entry.seat)
    else if (entry.kind === 'take' && entry.to !== undefined) this.purses.pass(entry.seat, entry.to)
  }

  private credit(seat: Seat): void {
    if (!this.purses.earns(seat)) return
    const purse = this.purses.of(seat)
    const left = this.left[purse] ?? 0
    this.left[purse] = this.plan.kind === 'live' ? left + this.plan.increment * 1000 : fullTime(this.plan)
  }

  private settle(at: number): void {
    const passed = Math.max(0, at - this.since)
    for (const purse of this.open) this.left[purse] = (this.left[purse] ?? 0) - passed
    this.since = Math.max(this.since, at)
  }

  /** Milliseconds left of each seat at a moment. */
  face(at: number): number[] {
    const passed = Math.max(0, at - this.since)
    const { open } = this
    return Array.from({ length: this.purses.seats }, (_, seat) => {
      const purse = this.purses.of(seat)
      const left = this.left[purse] ?? 0
      return Math.max(0, open.has(purse) ? left - passed : left)
    })
  }

  /** Seats whose time passes: those that are asked, and those that share it with them. */
  get ticking(): readonly Seat[] {
    const ticking = this.running.flatMap((seat) => [seat, ...this.purses.sharing(seat)])
    return [...new Set(ticking)].toSorted((a, b) => a - b)
  }

  /** The seats of people that share their time with a seat. */
  sharing(seat: Seat): readonly Seat[] {
    return this.purses.sharing(seat)
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
