import type { Seat } from '@trialhall/kernel'
import type { Room } from './room.ts'
import { MatchClock } from './time.ts'

/** Longest that a timer may be set for; longer waits are set anew. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A room's clock, how many turns of the match it has seen, and the timer that wakes us when somebody runs out. */
interface Kept {
  readonly clock: MatchClock
  turns: number
  alarm: ReturnType<typeof setTimeout> | undefined
}

/** Keeps the clocks of all rooms that have one: whoever runs out of time is played by a bot or loses, as the match says. */
export class ClockSteward {
  private readonly now: () => number
  private readonly kept: Map<Room, Kept> = new Map()
  private isClosed = false

  constructor(now: () => number) {
    this.now = now
  }

  /** A match has gone on, or was opened: time passes for the persons that are asked now. */
  attend(room: Room): void {
    const kept = this.isClosed ? null : (this.kept.get(room) ?? this.begin(room))
    if (!kept) return
    this.catchUp(room, kept)
    this.setAlarm(room, kept)
  }

  /** Works the clock out from the log. Live clocks stood still while the server was away; days went on. */
  private begin(room: Room): Kept | null {
    const { clock: plan, seats, startedAt, createdAt } = room.parts.stored
    if (plan.kind === 'none') return null
    const clock = new MatchClock(plan, seats.length, startedAt ?? createdAt)
    const kept: Kept = { clock, turns: 0, alarm: undefined }
    this.kept.set(room, kept)
    this.catchUp(room, kept)
    if (plan.kind === 'live') clock.skipTo(this.now())
    room.clockFace = () => {
      const at = this.now()
      return { at, left: clock.face(at), running: [...clock.ticking] }
    }
    return kept
  }

  private catchUp(room: Room, kept: Kept): void {
    for (const turn of room.live.turns.slice(kept.turns)) {
      kept.clock.made(turn)
      kept.clock.run(persons(room, turn.asked), turn.at)
    }
    kept.turns = room.live.turns.length
  }

  /** Looks whether anybody has run out of time unnoticed: timers are late where the machine slept. */
  check(): void {
    for (const [room, kept] of this.kept) if (kept.alarm !== undefined) this.ring(room, kept)
  }

  /** A room was closed. */
  forget(room: Room): void {
    clearTimeout(this.kept.get(room)?.alarm)
    this.kept.delete(room)
  }

  /** Lets nobody run out of time any more: the server goes. */
  close(): void {
    this.isClosed = true
    for (const room of this.kept.keys()) this.forget(room)
  }

  /** True while somebody's time passes here, so that the room must stay open. */
  isTicking(room: Room): boolean {
    return this.kept.get(room)?.alarm !== undefined
  }

  private setAlarm(room: Room, kept: Kept): void {
    clearTimeout(kept.alarm)
    kept.alarm = undefined
    const next = kept.clock.next(this.now())
    if (!next) return
    kept.alarm = setTimeout(() => this.ring(room, kept), Math.min(next.inMs, LONGEST_TIMER_MS))
    kept.alarm.unref()
  }

  private ring(room: Room, kept: Kept): void {
    const next = kept.clock.next(this.now())
    if (!next || next.inMs > 0) return this.setAlarm(room, kept)
    const loses = room.parts.stored.onTimeout === 'lose' && room.parts.game.leave !== undefined
    const stands = (): boolean => this.isOut(kept.clock, next.seat)
    const command = {
      kind: loses ? 'leave' : 'flag',
      seat: next.seat,
      pick: 0,
      length: -1,
      key: null,
      stands,
    } as const
    room.submit(command, { answer: () => undefined })
  }

  /** False where a choice that was being written when the bell rang was in time. */
  private isOut(clock: MatchClock, seat: Seat): boolean {
    return clock.ticking.includes(seat) && clock.face(this.now())[seat] === 0
  }
}

function persons(room: Room, asked: readonly Seat[]): Seat[] {
  return asked.filter((seat) => room.parts.stored.seats[seat]?.kind === 'person')
}
