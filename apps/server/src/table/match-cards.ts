import type { Registry, Seat, Series, Viewer } from '@trialhall/kernel'
import type { Invited, MatchCard, SeatHolder } from '@trialhall/protocol'
import type { StoredInvitation, StoredMatch, StoredSeat } from '../store/store.ts'
import type { Absences } from './absences.ts'
import { isDisclosed, optionsFor } from './disclosure.ts'
import type { Nudges } from './nudges.ts'
import { originShown } from '../match/seed-origin.ts'
import type { Room } from '../room/room.ts'
import { FORGOTTEN_MS } from './tables.ts'

/** What lists need to know of a match beside what is stored. */
export interface CardParts {
  readonly stored: StoredMatch
  /** The room, if the match is in memory. */
  readonly room: Room | null
  /** Who reads. */
  readonly identity: string
  readonly isOnline: (identity: string) => boolean
  readonly absences: Pick<Absences, 'at'>
  readonly nudges: Pick<Nudges, 'callerOf'>
  readonly games: Registry
  /** Milliseconds by which the clock of matches is behind the time of day. */
  readonly slow: number
}

/** A match as lists and pages show it. Holds nothing secret: the seed and what others brought only once the match is over. */
export function cardOf(parts: CardParts): MatchCard {
  const { stored, room, identity, games, slow } = parts
  const { id, game, status, visibility, clock, createdAt, changedAt, seedHash, seed, ranks, rematch, after } =
    stored
  const { earlierRules } = stored
  const mine = stored.seats.filter((seat) => seat.identity === identity).map((seat) => seat.seat)
  const invited = status === 'open' ? invitedTo(stored, identity) : []
  const viewer = mine.find((seat) => room?.live.match.askOf(seat)) ?? mine[0] ?? null
  const isOpen = isDisclosed(games, stored)
  return {
    id,
    game,
    rulesVersion: room?.parts.game.rulesVersion ?? stored.rulesVersion,
    ...(earlierRules === undefined ? {} : { earlierRules: earlierRules.map((one) => ({ ...one })) }),
    status,
    visibility,
    ...(stored.rated ? { rated: true } : {}),
    ...(stored.ratings === undefined ? {} : { ratings: stored.ratings }),
    clock,
    ...(clock.kind === 'none' ? {} : { onTimeout: stored.onTimeout }),
    ...(stored.onLeave === undefined ? {} : { onLeave: stored.onLeave }),
    createdAt,
    changedAt,
    options: { ...optionsFor(games, stored, identity) },
    seats: holdersOf(stored.seats, parts),
    ...choicesOf(parts, viewer),
    asked: room && status === 'playing' ? room.live.match.askedFor(viewer).map(({ seat }) => seat) : [],
    ...(room && status === 'playing'
      ? { ...timesOf(room, { viewer, slow }), ...nudgeOf(parts, room, mine) }
      : {}),
    mine,
    ...(invited.length === 0 ? {} : { invited }),
    ...(status === 'open' ? { host: stored.host, closesAt: changedAt + FORGOTTEN_MS } : {}),
    ...(after === undefined ? {} : { after }),
    ...(ranks === null ? {} : { ranks: [...ranks] }),
    ...(stored.closed === undefined ? {} : { closed: stored.closed }),
    ...(status === 'open' ? {} : { seedHash }),
    ...(isOpen ? { seed: String(seed) } : {}),
    ...(stored.origin === undefined ? {} : { seedFrom: originShown(stored.origin, isOpen) }),
    ...(rematch === null ? {} : { rematch }),
    ...(stored.series === undefined ? {} : { series: seriesOf(stored.series) }),
    ...(stored.tournament === undefined ? {} : { tournament: { ...stored.tournament } }),
  }
}

/** The log of a match that is not in memory counts answers that are secret still, and what was taken back. */
function choicesOf({ room, stored }: CardParts, viewer: Viewer): Pick<MatchCard, 'choices'> {
  if (room) return { choices: room.live.match.lengthFor(viewer) }
  if (stored.status === 'open') return { choices: 0 }
  return stored.choices === undefined ? {} : { choices: stored.choices }
}

/** Seats that are kept for a person. */
function invitedTo({ seats }: Pick<StoredMatch, 'seats'>, identity: string): Seat[] {
  return seats.filter(({ invited }) => invited?.identity === identity).map(({ seat }) => seat)
}

function seriesOf({ bestOf, game, wins }: Series): NonNullable<MatchCard['series']> {
  return { bestOf, game, wins: [...wins] }
}

function timesOf(
  room: Room,
  { viewer, slow }: { readonly viewer: Viewer; readonly slow: number },
): Pick<MatchCard, 'movedAt' | 'time'> {
  const time = room.clockFor(viewer)
  return { movedAt: Math.max(0, room.live.movedAt + slow), ...(time === null ? {} : { time }) }
}

/** Who called the reader, where a seat of theirs is asked still. */
function nudgeOf({ nudges }: CardParts, room: Room, mine: readonly Seat[]): Pick<MatchCard, 'nudge'> {
  const called = mine.find(
    (seat) => room.live.match.askOf(seat) !== null && nudges.callerOf(room, seat) !== null,
  )
  const nudge = called === undefined ? null : nudges.callerOf(room, called)
  return nudge === null ? {} : { nudge }
}

/** What is told of seats to everybody. */
type About = Pick<CardParts, 'room' | 'isOnline' | 'absences'>

/** Who sits on the seats of a match, as everybody may know. */
export function holdersOf(seats: readonly StoredSeat[], about: About): SeatHolder[] {
  const absent = about.room ? about.absences.at(about.room) : []
  return seats.map((seat) => holderOf(seat, about, absent.includes(seat.seat)))
}

function holderOf(seat: StoredSeat, about: About, isAbsent: boolean): SeatHolder {
  const { kind, name, identity, hasAccount, bot, bytes, invited, was, rating } = seat
  const gone = about.room ? goneFrom(about.room, seat) : seat.left && 'left'

  return {
    seat: seat.seat,
    kind,
    name,
    ...(identity === null ? {} : { id: identity, online: about.isOnline(identity) }),
    ...(identity === null || !hasAccount ? {} : { hasAccount }),
    ...(bot === null ? {} : { strength: bot }),
    ...(rating === undefined ? {} : { rating }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(gone === undefined ? {} : { gone }),
    ...(was === undefined ? {} : { from: was.name }),
    ...(isAbsent ? { absent: true } : {}),
    ...(invited === undefined ? {} : { invited: invitedOf(invited, about) }),
  }
}

function invitedOf(
  { identity, name, declined, challenged }: StoredInvitation,
  { isOnline }: Pick<CardParts, 'isOnline'>,
): Invited {
  const about = { ...(declined ? { declined } : {}), ...(challenged ? { challenged } : {}) }
  return { id: identity, name, online: isOnline(identity), ...about }
}

function goneFrom({ live }: Room, { seat }: StoredSeat): SeatHolder['gone'] {
  if (live.match.leavers.includes(seat)) return 'left'
  if (live.replaced.has(seat)) return 'replaced'
  return live.flagged.has(seat) ? 'bot' : undefined
}
