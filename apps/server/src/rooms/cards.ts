import type { Registry, Series, Viewer } from '@trialhall/kernel'
import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { isDisclosed, optionsFor } from './disclosure.ts'
import { originShown } from './origin.ts'
import type { Room } from './room.ts'

/** What lists need to know of a match beside what is stored. */
export interface CardParts {
  readonly stored: StoredMatch
  /** The room, if the match is in memory. */
  readonly room: Room | null
  readonly choices: number
  /** Who reads. */
  readonly identity: string
  readonly isOnline: (identity: string) => boolean
  readonly games: Registry
  /** Milliseconds by which the clock of matches is behind the time of day. */
  readonly slow: number
}

/** A match as lists and pages show it. Holds nothing secret: the seed and what others brought only once the match is over. */
export function cardOf({ stored, room, choices, identity, isOnline, games, slow }: CardParts): MatchCard {
  const { id, game, status, visibility, clock, createdAt, changedAt, seedHash, seed, ranks, rematch } = stored
  const mine = stored.seats.filter((seat) => seat.identity === identity).map((seat) => seat.seat)
  const viewer = mine.find((seat) => room?.live.match.askOf(seat)) ?? mine[0] ?? null
  const isOpen = isDisclosed(games, stored)
  return {
    id,
    game,
    status,
    visibility,
    clock,
    createdAt,
    changedAt,
    options: { ...optionsFor(games, stored, identity) },
    seats: stored.seats.map((seat) => holderOf(seat, { room, isOnline })),
    choices: room ? room.live.match.lengthFor(viewer) : choices,
    asked: room ? room.live.match.askedFor(viewer).map(({ seat }) => seat) : [],
    ...(room && status === 'playing' ? timesOf(room, { viewer, slow }) : {}),
    mine,
    ...(ranks === null ? {} : { ranks: [...ranks] }),
    ...(stored.closed === undefined ? {} : { closed: stored.closed }),
    ...(status === 'open' ? {} : { seedHash }),
    ...(isOpen ? { seed: String(seed) } : {}),
    ...(stored.origin === undefined ? {} : { seedFrom: originShown(stored.origin, isOpen) }),
    ...(rematch === null ? {} : { rematch }),
    ...(stored.series === undefined ? {} : { series: seriesOf(stored.series) }),
  }
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

/** Who sits on a seat, as everybody may know. */
export function holderOf(seat: StoredSeat, about: Pick<CardParts, 'room' | 'isOnline'>): SeatHolder {
  const { kind, name, identity, bot, bytes } = seat
  const gone = about.room ? goneFrom(about.room, seat) : undefined
  return {
    seat: seat.seat,
    kind,
    name,
    ...(identity === null ? {} : { id: identity, online: about.isOnline(identity) }),
    ...(bot === null ? {} : { strength: bot }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(gone === undefined ? {} : { gone }),
  }
}

function goneFrom({ live }: Room, { seat }: StoredSeat): 'left' | 'bot' | undefined {
  if (live.match.leavers.includes(seat)) return 'left'
  return live.flagged.has(seat) ? 'bot' : undefined
}
