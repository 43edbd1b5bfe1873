import type { Seat } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import type { RoomFacts } from '../../src/broadcast/snapshots.ts'
import { Watchers, type Watcher } from '../../src/broadcast/watchers.ts'
import type { LiveMatch } from '../../src/match/live-match.ts'
import { NO_OFFERS } from '../../src/match/proposals.ts'
import { seatsByPerson } from '../../src/room/seats-by-person.ts'
import type { LogEntry, StoredSeat } from '../../src/store/store.ts'
import { begun, storedMatch } from '../support/logs.ts'

/** A match of four seats, and whom they belong to from now on. */
class SeatedRoom implements RoomFacts {
  readonly id = 'match0000001'
  readonly live: LiveMatch
  readonly thinking = null
  readonly easing: Moment['easing'] = null
  readonly offers = NO_OFFERS
  holders: readonly StoredSeat[]

  constructor() {
    const stored = storedMatch(tug, 4)
    this.live = begun(tug, stored)
    this.holders = stored.seats
  }

  clockFor(): Moment['clock'] {
    return null
  }

  seatsOf(identity: string): readonly Seat[] {
    return seatsByPerson(this.holders).get(identity) ?? []
  }

  /** Gives a seat to somebody, as when a room is told of another seating. */
  seat(identity: string, seat: Seat): void {
    this.holders = this.holders.map((one) => (one.seat === seat ? { ...one, identity } : one))
  }

  choose(seat: Seat, pick: number): void {
    const entry: Omit<LogEntry, 'match' | 'n'> = { kind: 'choose', seat, pick, command: null, at: 0 }
    const applied = this.live.apply(entry)
    if (!applied.ok) throw new Error(applied.fault.message)
  }
}

interface Told {
  readonly type: 'moment' | 'change'
  readonly moment?: Moment
}

/** Somebody who writes down all that they are told. */
function listener(identity: string): Watcher & { readonly told: Told[] } {
  const told: Told[] = []
  return {
    identity,
    told,
    follows: () => true,
    send: (message) => void told.push(JSON.parse(String(message)) as Told),
  }
}

test('whose seats have changed while a secret answer of others was none of their business is told all anew with the next news', () => {
  const room = new SeatedRoom()
  room.choose(0, 0) // all others are asked at once
  const watchers = new Watchers(room)
  const dan = listener('dan')
  watchers.add(dan, -1)
  expect(watchers.momentFor(dan).viewer).toBeNull()
  room.seat('dan', 3)
  room.choose(1, 0)
  watchers.tellSeat(1, null)
  expect(dan.told).toEqual([])
  watchers.tellAll()
  const [news] = dan.told
  expect(news).toMatchObject({ type: 'moment', moment: { viewer: 3, kept: 0 } })
  expect(news?.moment?.own.map(({ seat }) => seat)).toEqual([3])
  expect(news?.moment?.told.length).toBe(room.live.eventsFrom(0).length)
})

test('whose seats stay is not told of a secret answer of others, and keeps what they were told', () => {
  const room = new SeatedRoom()
  room.choose(0, 0)
  room.seat('dan', 3)
  const watchers = new Watchers(room)
  const dan = listener('dan')
  watchers.add(dan, -1)
  watchers.momentFor(dan)
  room.choose(1, 0)
  watchers.tellSeat(1, null)
  watchers.tellAll()
  expect(dan.told).toMatchObject([{ type: 'change', kept: room.live.eventsFrom(0).length, told: [] }])
})
