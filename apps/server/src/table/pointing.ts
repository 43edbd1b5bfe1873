import { fault, factsOf, isOnMap, partyOf, type Fault, type Seat, type Space } from '@trialhall/kernel'
import type { Room } from '../room/room.ts'
import { send } from './announcer.ts'
import { partiesOf } from './hearing.ts'

/** A place that somebody points at, for their party. */
export interface PointingAt {
  readonly seat: Seat
  readonly place: Space
}

/**
 * Shows the party of a seat which place its holder points at, on all pages of theirs that follow the match; a fault where that cannot be. It
 * is kept nowhere: who comes later has missed it.
 */
export function pointAt(room: Room, { seat, place }: PointingAt): Fault | null {
  const { game, stored } = room.parts
  const wrong = whyNot(room, { seat, place })
  if (wrong) return wrong
  const party = partyOf(game, seat)
  for (const watcher of room.watchers.all)
    if (partiesOf(game, stored.seats, watcher.identity).has(party))
      send(watcher, { type: 'pointed', match: room.id, by: seat, place })
  return null
}

function whyNot({ parts: { game, live } }: Room, { seat, place }: PointingAt): Fault | null {
  const { spaces } = game.words
  if (!game.parties || !spaces) return NO_MAP
  if (live.isOver) return OVER
  if (live.match.leavers.includes(seat) || live.flagged.has(seat)) return GONE
  return isOnMap(spaces.size(factsOf(live.match.viewFor(null))), place) ? null : NOT_THERE
}

const NO_MAP: Fault = fault(
  'bad-request',
  'place',
  'This game has no map on which parties point at something.',
).fault
const OVER: Fault = fault('match-over', 'match', 'The match is over; there is nothing to point at.').fault
const GONE: Fault = fault('bad-seat', 'seat', 'Nobody of yours plays this seat any more.').fault
const NOT_THERE: Fault = fault('bad-request', 'place', 'There is no such space on the map.').fault
