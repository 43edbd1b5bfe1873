import type { Seat } from '@trialhall/kernel'
import type { Room } from './room.ts'
import { MatchClock } from './time.ts'

/** Longest that a timer may be set for; longer waits are set anew. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Keeps the clocks of all rooms that have one: whoever runs out of time is played by a bot or loses, as the match says. */
export class ClockSteward {
  private readonly now: () => number
  private readonly clocks: Map<Room, MatchClock> = new Map()
  private readonly alarms: Map<Room, ReturnType<typeof setTimeout>> = new Map()

  constructor(now: () => number) {
    this.now = now
  }

  /** The clock of a room, worked out from the log when the room is new here. */
  private clockOf(room: Room): MatchClock | null {
    const known = this.clocks.get(room)
    if (known) return known
    const { clock, changedAt, seats } = room.parts.stored
    if (clock.kind === 'none') return null
    const { entries } = room.parts
    const first = entries[0]?.at ?? changedAt
    const made = new MatchClock(clock, seats.length, first)
    let at = first
    for (const entry of entries) {
      made.run([entry.seat], at) // between two entries the time of whoever made the second has passed
      made.made(entry)
      at = entry.at
    }
    this.clocks.set(room, made)
    room.clockFace = () => ({ at: this.now(), left: made.face(this.now()), running: [...made.ticking] })
    return made
  }

  /** A match has gone on, or was opened: time passes for the persons that are asked now. */
  attend(room: Room): void {
    const isNew = !this.clocks.has(room)
    const clock = this.clockOf(room)
    if (!clock) return
    if (!isNew && room.lastEntry) clock.made(room.lastEntry)
    clock.run(personsAsked(room), isNew ? (room.lastEntry?.at ?? this.now()) : this.now())
    this.setAlarm(room, clock)
  }

  /** A room was closed. Days-long clocks are looked after by `House` when the room is opened again. */
  forget(room: Room): void {
    clearTimeout(this.alarms.get(room))
    this.alarms.delete(room)
    this.clocks.delete(room)
  }

  /** True while somebody's time passes here, so that the room must stay open. */
  isTicking(room: Room): boolean {
    return this.alarms.has(room)
  }

  private setAlarm(room: Room, clock: MatchClock): void {
    clearTimeout(this.alarms.get(room))
    this.alarms.delete(room)
    const next = clock.next(this.now())
    if (!next) return
    const alarm = setTimeout(() => this.ring(room, clock), Math.min(next.inMs, LONGEST_TIMER_MS))
    alarm.unref()
    this.alarms.set(room, alarm)
  }

  private ring(room: Room, clock: MatchClock): void {
    this.alarms.delete(room)
    const next = clock.next(this.now())
    if (!next) return
    if (next.inMs > 0) {
      this.setAlarm(room, clock)
      return
    }
    const kind = room.parts.stored.onTimeout === 'lose' ? 'leave' : 'flag'
    room.submit({ kind, seat: next.seat, pick: 0, length: -1, key: null }, () => undefined)
  }
}

function personsAsked(room: Room): Seat[] {
  const { stored, live } = room.parts
  return live.match.asks
    .map((ask) => ask.seat)
    .filter((seat) => stored.seats[seat]?.kind === 'person' && !live.flagged.has(seat))
}
