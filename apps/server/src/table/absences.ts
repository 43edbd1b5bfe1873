import { fault, type Fault, type Seat } from '@trialhall/kernel'
import type { StoredSeat } from '../store/store.ts'
import type { Presence } from './presence.ts'
import type { Room } from '../room/room.ts'

/** Milliseconds that somebody who is asked must have been away, without any page of theirs open, before the others may go on without them. */
export const ABSENCE_MS = 10 * 60_000

/** What is wanted of somebody who stays away. */
export interface Claim {
  /** Whose claim it is. */
  readonly seat: Seat
  readonly absent: Seat
  readonly what: 'win' | 'off'
}

/** What it takes to know who stays away. */
export interface AbsencesParts {
  readonly presence: Pick<Presence, 'awayMs'>
  readonly now: () => number
}

/**
 * Who stays away from a match that waits for them. The time during which the server did not run counts for nothing, and where clocks give days for
 * a choice nobody has to be here.
 */
export class Absences {
  private readonly parts: AbsencesParts

  constructor(parts: AbsencesParts) {
    this.parts = parts
  }

  /** Seats that are asked and whose persons have stayed away. */
  at(room: Room): Seat[] {
    const { stored, live } = room.parts
    if (stored.status !== 'playing' || live.isOver || stored.clock.kind === 'days') return []
    const waited = this.parts.now() - live.movedAt
    if (waited >= 0 && waited < ABSENCE_MS) return [] // a move in the time to come was in another run
    return live.match
      .askedFor(null)
      .flatMap(({ seat }) => (this.isAway(room, stored.seats[seat]) ? [seat] : []))
  }

  private isAway(room: Room, holder: StoredSeat | undefined): boolean {
    return (
      holder !== undefined &&
      isPlaying(room, holder) &&
      this.parts.presence.awayMs(holder.identity) >= ABSENCE_MS
    )
  }

  /** Why a person may not claim what they want now, or null. */
  whyNot(room: Room, { seat, absent, what }: Claim): Fault | null {
    const { live, stored } = room.parts
    const mine = room.seatsOf(stored.seats[seat]?.identity ?? '')
    if (live.isOver) return CLAIM_TOO_LATE
    if (!mine.some((one) => isPlaying(room, stored.seats[one]))) return LEFT_YOURSELF
    const absents = this.at(room)
    const others = live.match.askedFor(seat).filter((one) => !mine.includes(one.seat))
    const isWaiting = mine.every((one) => live.match.askOf(one) === null)
    if (!isWaiting || !absents.includes(absent) || !others.every((one) => absents.includes(one.seat)))
      return NOT_ABSENT
    if (what === 'win') return room.parts.game.leave === undefined ? NO_LEAVING : null
    const here = stored.seats.filter((one) => isPlaying(room, one) && !mine.includes(one.seat))
    return here.every((one) => this.isAway(room, one)) ? null : OTHERS_PLAY
  }
}

/** A person who has not left, and for whom no bot plays on. */
function isPlaying(
  { live }: Room,
  holder: StoredSeat | undefined,
): holder is StoredSeat & { identity: string } {
  if (!holder || holder.identity === null) return false
  return !live.match.leavers.includes(holder.seat) && !live.flagged.has(holder.seat)
}

const NOT_ABSENT: Fault = fault(
  'bad-request',
  'absent',
  'A win can be claimed, or a match called off, when only somebody is waited for who has been away for ten minutes.',
).fault
const CLAIM_TOO_LATE: Fault = fault(
  'match-over',
  'match',
  'The match is over; there is nothing to claim.',
).fault
const LEFT_YOURSELF: Fault = fault(
  'bad-seat',
  'seat',
  'You no longer play in this match, so you cannot claim it.',
).fault
const NO_LEAVING: Fault = fault(
  'bad-request',
  'what',
  'This game cannot go on without one of its seats: call the match off instead.',
).fault
const OTHERS_PLAY: Fault = fault(
  'bad-request',
  'what',
  'Others are still here to play: claim that the absent one has left, and go on with them.',
).fault
