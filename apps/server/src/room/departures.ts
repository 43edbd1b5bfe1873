import { partyOf, type Seat, type Sided } from '@trialhall/kernel'
import type { LiveMatch } from '../match/live-match.ts'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import type { Command } from './command.ts'

/** A person who leaves: gives up, or has stayed away so long that the others go on without them. */
export interface Departure extends Pick<Command, 'seat' | 'key' | 'stands'> {
  /** Whether a person has a page open now. */
  readonly isHere: (identity: string) => boolean
}

/** The part of a room that matters where somebody leaves. */
export interface DepartureContext {
  readonly parts: {
    readonly game: Sided
    readonly live: LiveMatch
    readonly stored: Pick<StoredMatch, 'onLeave'>
  }
  readonly holders: readonly StoredSeat[]
  seatsOf(identity: string): readonly Seat[]
}

/** What becomes of the seat of somebody who leaves, as the table chose. Worked out when its turn comes: others may have left meanwhile. */
export function departureOf(room: DepartureContext, { seat, key, stands, isHere }: Departure): Command {
  const command = { seat, pick: 0, length: -1, key, ...(stands ? { stands } : {}) }
  const { kind } = room.parts.stored.onLeave ?? { kind: 'nobody' }
  if (kind === 'bot') return { ...command, kind: 'replace' }
  const heir = kind === 'partner' ? heirOf(room, seat, isHere) : null
  return heir === null ? { ...command, kind: 'leave' } : { ...command, kind: 'take', pick: heir }
}

type Person = StoredSeat & { readonly identity: string }

/**
 * A seat of the partner who takes over: of those who still play for the party one who is here, then who has the fewest seats, then who
 * sits next. Null where nobody of the party is left: a bot takes over nobody's cards.
 */
function heirOf(room: DepartureContext, seat: Seat, isHere: Departure['isHere']): Seat | null {
  const { holders } = room
  const rank = (one: Person): number =>
    (isHere(one.identity) ? 0 : 1000) + 100 * room.seatsOf(one.identity).length + distance(seat, one, holders)
  const [heir] = partnersOf(room, seat).toSorted((a, b) => rank(a) - rank(b))
  return heir?.seat ?? null
}

function distance(from: Seat, { seat }: StoredSeat, holders: readonly StoredSeat[]): number {
  return (seat - from + holders.length) % holders.length
}

/** Other people who still play for the party of a seat, by their seats there. */
function partnersOf({ holders, parts: { game, live } }: DepartureContext, seat: Seat): Person[] {
  const leaver = holders[seat]?.identity
  const isPartner = (one: StoredSeat): one is Person =>
    one.kind === 'person' &&
    one.identity !== null &&
    one.identity !== leaver &&
    partyOf(game, one.seat) === partyOf(game, seat) &&
    !live.match.leavers.includes(one.seat) &&
    !live.flagged.has(one.seat)
  return holders.filter(isPartner)
}
