import type { Seat } from '@trialhall/kernel'
import type { Answer, Command } from '../room/command.ts'
import type { Room } from '../room/room.ts'
import type { HallTime } from './hall-time.ts'
import { MatchClock } from './match-clock.ts'
import { pausesSince } from './pauses.ts'
import { Purses } from './purses.ts'
import { faceOf, SealedClock } from './sealed-clock.ts'
import { Sleepers } from './sleepers.ts'

/** A match in which somebody runs out of time so soon stays in memory; others are opened again so long before. */
const NEAR_MS = 10 * 60_000
/** Longest that a timer may be set for; longer waits are set anew. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A room's clock, what everybody may read of it, how many entries of the match it has seen, and the timer that wakes us when somebody runs out. */
interface Kept {
  readonly clock: MatchClock
  readonly shown: SealedClock
  entries: number
  alarm: ReturnType<typeof setTimeout> | undefined
}

/** What a clock steward needs. */
export interface ClockStewardParts {
  readonly now: () => number
  /** When the hall was there. */
  readonly hallTime: Pick<HallTime, 'absencesSince' | 'mark'>
  /** Opens a match in which somebody is about to run out of time. Answers false where it must be tried again. */
  readonly open: (match: string) => Promise<boolean>
  /** True for a match that was never anywhere else, where several processes share the hall. */
  readonly beganHere?: (match: string) => boolean
}

/** Keeps the clocks of all rooms that have one: whoever runs out of time is played by a bot or loses, as the match says. */
export class ClockSteward {
  private readonly now: () => number
  /** When this run of the server began. */
  private readonly since: number
  /** Matches of earlier runs whose log says that the server is back. */
  private readonly resumed: Set<string> = new Set()
  private readonly kept: Map<Room, Kept> = new Map()
  private readonly sleepers: Sleepers
  private isClosed = false
  private readonly parts: ClockStewardParts

  constructor(parts: ClockStewardParts) {
    this.now = parts.now
    this.since = parts.now()
    this.parts = parts
    this.sleepers = new Sleepers(parts.now, parts.open)
  }

  /** A match has gone on, or was opened: time passes for the persons that are asked now. */
  attend(room: Room): void {
    const kept = this.isClosed ? null : (this.kept.get(room) ?? this.begin(room))
    if (!kept) return
    this.catchUp(room, kept)
    this.setAlarm(room, kept)
  }

  /** Works the clock out from the log. */
  private begin(room: Room): Kept | null {
    const { stored, game } = room.parts
    const { clock: plan, startedAt, createdAt } = stored
    if (plan.kind === 'none') return null
    const clock = new MatchClock(plan, Purses.of(game, stored), startedAt ?? createdAt)
    const kept: Kept = { clock, shown: new SealedClock(clock), entries: 0, alarm: undefined }
    this.kept.set(room, kept)
    this.sleepers.remove(room.id)
    this.catchUp(room, kept)
    if (!this.isOfThisRun(room)) this.resume(room, kept)
    room.clockFace = () => faceOf(clock, this.now())
    room.clockFor = (looker) => kept.shown.faceFor(looker, this.now())
    return kept
  }

  /** A start in the time to come was in another run, before somebody set the clock back. */
  private isOfThisRun({ id, parts }: Room): boolean {
    const { beganHere } = this.parts
    if (beganHere) return this.resumed.has(id) || beganHere(id)
    const { startedAt, createdAt } = parts.stored
    const began = startedAt ?? createdAt
    return this.resumed.has(id) || (began >= this.since && began <= this.now())
  }

  /** The log is told when nobody was there, so that the next run knows: nobody's time has passed then. */
  private resume(room: Room, { clock, shown }: Kept): void {
    const last = room.live.timedEntries.at(-1)
    if (!last || clock.ticking.length === 0) return void this.resumed.add(room.id)
    const pauses = pausesSince(last, {
      absences: this.parts.hallTime.absencesSince(last.at),
      now: this.now(),
      isShared: this.parts.beganHere !== undefined,
    })
    if (pauses.length === 0) this.resumed.add(room.id)
    for (const pause of pauses) {
      clock.made({ ...pause, seat: 0 })
      shown.paused(pause)
      const answer = (given: Answer): void =>
        void (pause.kind === 'resume' && 'entry' in given && this.resumed.add(room.id))
      room.submit({ ...pause, seat: 0, pick: 0, length: -1, key: null }, { answer })
    }
  }

  private catchUp(room: Room, kept: Kept): void {
    for (const entry of room.live.timedEntries.slice(kept.entries)) {
      kept.clock.made(entry)
      kept.clock.run(persons(room, entry.asked), entry.at)
      kept.shown.note(entry, persons(room, entry.askedOpenly))
    }
    kept.entries = room.live.timedEntries.length
  }

  /** Says that the hall is there. Looks whether anybody has run out of time unnoticed, as timers are late where the machine slept, and opens what is closed in time. */
  async check(): Promise<void> {
    for (const [room, kept] of this.kept) if (kept.alarm !== undefined) this.ring(room, kept)
    const { beganHere, hallTime } = this.parts
    if (beganHere || this.isTicking) void hallTime.mark()
    await this.sleepers.check()
  }

  /** A room was closed because nobody is there: its clock goes on, and opens it before somebody runs out of time. */
  rest(room: Room): void {
    const kept = this.kept.get(room)
    this.forget(room)
    const next = kept?.alarm === undefined ? null : kept.clock.next(this.now())
    if (next) this.sleepers.put(room.id, this.now() + next.inMs - NEAR_MS)
  }

  /** A match is another process's now, or will never go on. */
  leave(match: string): void {
    this.sleepers.remove(match)
    this.resumed.delete(match)
  }

  /** A room broke. Where its match cannot be read just now, so that nothing takes its place, it is opened later: time passes in it. */
  broke(room: Room): void {
    const isTicking = (this.kept.get(room)?.clock.ticking.length ?? 0) > 0
    this.forget(room)
    if (isTicking) this.sleepers.put(room.id, this.now())
  }

  /** A room is not there any more. */
  forget(room: Room): void {
    clearTimeout(this.kept.get(room)?.alarm)
    this.kept.delete(room)
  }

  /** Lets nobody run out of time any more: the server goes, and logs say so. */
  close(): void {
    this.isClosed = true
    for (const [room, { clock }] of this.kept) {
      this.forget(room)
      if (clock.ticking.length === 0) continue
      room.submit({ kind: 'stop', seat: 0, pick: 0, length: -1, key: null }, { answer: () => undefined })
    }
  }

  /** A match goes to another process: its log says that nobody's time passes until it is there. */
  handOver(room: Room): void {
    const isTicking = (this.kept.get(room)?.clock.ticking.length ?? 0) > 0
    this.forget(room)
    this.leave(room.id)
    if (!isTicking) return
    room.submit({ kind: 'stop', seat: 0, pick: 0, length: -1, key: null }, { answer: () => undefined })
  }

  /** True while anybody's time passes, in rooms that are open or closed. */
  private get isTicking(): boolean {
    return this.sleepers.size > 0 || [...this.kept.values()].some(({ alarm }) => alarm !== undefined)
  }

  /** True while somebody may soon run out of time, so that the room must stay open. */
  isNeeded(room: Room): boolean {
    const kept = this.kept.get(room)
    const next = kept?.alarm === undefined ? null : kept.clock.next(this.now())
    return next !== null && next.inMs <= NEAR_MS
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
    this.end(room, { seat: next.seat, stands: () => this.isOut(kept.clock, next.seat) })
    for (const seat of kept.clock.sharing(next.seat).filter((one) => one !== next.seat))
      if (isPlayed(room, seat))
        this.end(room, { seat, stands: () => this.isOutWith(room, { seat, first: next.seat }) })
  }

  /** A seat has run out of time: what becomes of it the match says. */
  private end(room: Room, { seat, stands }: Pick<Command, 'seat' | 'stands'>): void {
    const loses = room.parts.stored.onTimeout === 'lose' && room.parts.game.leave !== undefined
    const kind = loses ? 'leave' : 'flag'
    room.submit(
      { kind, seat, pick: 0, length: -1, key: null, ...(stands ? { stands } : {}) },
      { answer: () => undefined },
    )
  }

  /** A seat is out of time with the one that it shares it with, if that has been ended for it. */
  private isOutWith(room: Room, { seat, first }: { readonly seat: Seat; readonly first: Seat }): boolean {
    const clock = this.kept.get(room)?.clock
    return !isPlayed(room, first) && isPlayed(room, seat) && clock?.face(this.now())[seat] === 0
  }

  /** False where a choice that was being written when the bell rang was in time. */
  private isOut(clock: MatchClock, seat: Seat): boolean {
    return clock.ticking.includes(seat) && clock.face(this.now())[seat] === 0
  }
}

/** A person plays it still. */
function isPlayed({ parts: { live } }: Room, seat: Seat): boolean {
  return !live.isOver && !live.match.leavers.includes(seat) && !live.flagged.has(seat)
}

function persons(room: Room, asked: readonly Seat[]): Seat[] {
  return asked.filter((seat) => room.parts.stored.seats[seat]?.kind === 'person')
}
