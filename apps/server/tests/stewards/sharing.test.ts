import { registry, type AnyGame } from '@trialhall/kernel'
import type { ClockPlan } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { MatchClock } from '../../src/stewards/match-clock.ts'
import { Purses } from '../../src/stewards/purses.ts'
import type { StoredSeat } from '../../src/store/store.ts'
import { storedMatch } from '../support/logs.ts'
import { by, cameBack, cardAtEnd, pageAt, partyTable } from '../support/party.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const games = registry([tug as unknown as AnyGame])
const MINUTE = { kind: 'live', seconds: 60, increment: 2 } as const
const BY_PARTY = { ...MINUTE, per: 'party' } as const
const BY_PERSON = { ...MINUTE, per: 'person' } as const

/** The clock of a match in which equal letters are one person and `-` is a bot, from moment 0 on. */
function clockOf(plan: Exclude<ClockPlan, { kind: 'none' }>, seating: string): MatchClock {
  const { seats: usual } = storedMatch(tug as unknown as AnyGame, seating.length)
  const seats = usual.map(
    (seat, i): StoredSeat =>
      seating[i] === '-'
        ? { ...seat, kind: 'bot', identity: null, bot: 'random' }
        : { ...seat, identity: `person${seating[i]}` },
  )
  return new MatchClock(plan, Purses.of(tug, { clock: plan, seats }), 0)
}

/** Seconds left of each seat at a moment. */
function secondsAt(clock: MatchClock, at: number): number[] {
  return clock.face(at).map((ms) => ms / 1000)
}

describe('by party', () => {
  test('the clock runs while any seat of the party is asked, not twice as fast when two are', () => {
    const clock = clockOf(BY_PARTY, 'ABCD')
    clock.run([0], 0)
    expect(secondsAt(clock, 10_000)).toEqual([50, 60, 50, 60])
    clock.run([0, 2], 10_000)
    expect(secondsAt(clock, 20_000)).toEqual([40, 60, 40, 60])
    clock.run([2, 3], 20_000)
    expect(secondsAt(clock, 30_000)).toEqual([30, 50, 30, 50])
    expect(clock.ticking).toEqual([0, 1, 2, 3])
    expect(clock.next(30_000)).toEqual({ seat: 2, inMs: 30_000 })
    clock.run([], 30_000)
    expect([secondsAt(clock, 99_000), clock.next(99_000)]).toEqual([[30, 50, 30, 50], null])
  })

  test('a choice of anybody brings the party the increment; one of a bot brings nobody any', () => {
    const clock = clockOf(BY_PARTY, 'AB-D')
    clock.made({ kind: 'choose', seat: 0, at: 0 })
    clock.made({ kind: 'choose', seat: 2, at: 0 })
    expect(secondsAt(clock, 0)).toEqual([62, 60, 62, 60])
    clock.made({ kind: 'replace', seat: 1, at: 0 })
    clock.made({ kind: 'choose', seat: 1, at: 0 })
    expect(secondsAt(clock, 0)).toEqual([62, 60, 62, 60])
    clock.made({ kind: 'choose', seat: 3, at: 0 })
    expect(secondsAt(clock, 0)).toEqual([62, 62, 62, 62])
  })
})

describe('by person', () => {
  test('who has several seats has one clock, and others have their own', () => {
    const clock = clockOf(BY_PERSON, 'ABAC')
    clock.run([0, 2, 3], 0)
    expect(secondsAt(clock, 10_000)).toEqual([50, 60, 50, 50])
    clock.made({ kind: 'choose', seat: 2, at: 10_000 })
    clock.run([0], 10_000)
    expect(secondsAt(clock, 20_000)).toEqual([42, 60, 42, 50])
  })

  test('seats that pass on take their time from the purse of who took them over', () => {
    const clock = clockOf(BY_PERSON, 'ABCB')
    clock.run([0], 0)
    clock.made({ kind: 'take', seat: 0, to: 2, at: 30_000 })
    clock.run([0], 30_000)
    expect(secondsAt(clock, 40_000)).toEqual([50, 60, 50, 60])
    const copy = clock.copy()
    copy.made({ kind: 'take', seat: 1, to: 3, at: 40_000 })
    expect(secondsAt(clock, 40_000)).toEqual([50, 60, 50, 60])
  })

  test('bots share nothing, and without any sharing each seat has its own time', () => {
    const clock = clockOf(BY_PERSON, 'A--B')
    clock.run([0], 0)
    expect(secondsAt(clock, 10_000)).toEqual([50, 60, 60, 60])
    const apart = clockOf(MINUTE, 'ABAB')
    apart.run([0, 1], 0)
    expect(secondsAt(apart, 10_000)).toEqual([50, 50, 60, 60])
    expect(apart.ticking).toEqual([0, 1])
  })
})

/** A clock that stands still until its test puts it forward. */
function still(): { ahead: number; readonly now: () => number } {
  const began = Date.now()
  const made = { ahead: 0, now: () => began + made.ahead }
  return made
}

test('a party that is out of time is played by bots, all seats of people, and its bots play on', async () => {
  const time = still()
  const server = await startServer({ games, now: time.now })
  const table = await partyTable(server.host, 'ABCDEF', { clock: BY_PARTY, onTimeout: 'bot' })
  const { match, stranger } = table
  expect((await stranger.moment(match)).clock).toMatchObject({ running: [0, 2, 4] })
  time.ahead += 61_000
  server.service.sweep()
  const { seats } = await stranger.message('seats', (one) => one.seats[4]?.gone !== undefined)
  expect(seats.map(({ gone }) => gone)).toEqual(['bot', undefined, 'bot', undefined, 'bot', undefined])
})

test('a party that is out of time loses where the match says so', async () => {
  const time = still()
  const server = await startServer({ games, now: time.now })
  const table = await partyTable(server.host, 'ABCD', { clock: BY_PARTY, onTimeout: 'lose' })
  time.ahead += 61_000
  server.service.sweep()
  expect((await cardAtEnd(table)).ranks).toEqual([2, 1, 2, 1])
})

test('by person only the seats of who is out of time are played by bots', async () => {
  const time = still()
  const server = await startServer({ games, now: time.now })
  const table = await partyTable(server.host, 'ABCDAF', { clock: BY_PERSON, onTimeout: 'bot' })
  time.ahead += 61_000
  server.service.sweep()
  const { seats } = await table.stranger.message('seats', (one) => one.seats[4]?.gone !== undefined)
  expect(seats.map(({ gone }) => gone)).toEqual(['bot', undefined, undefined, undefined, 'bot', undefined])
})

test('who answers in secret is not told by the clock of the party, and all is as before after a restart', async () => {
  const time = still()
  const store = await memoryStore()
  store.close = async () => undefined
  const first = await startServer({ games, store, now: time.now })
  const table = await partyTable(first.host, 'ABCD', { clock: BY_PARTY, onTimeout: 'lose' })
  const { match } = table
  time.ahead += 10_000
  await pageAt(table, 0).choose(match, 0) // a card, to which all others may respond in secret
  await pageAt(table, 3).moment(match, ({ own }) => own.length > 0)
  const { length } = await pageAt(table, 1).moment(match, ({ own }) => own.length > 0)
  time.ahead += 10_000
  await by(table, 1, { type: 'choose', seat: 1, length, pick: 0 })
  time.ahead += 5000
  const blue = {
    left: [52_000, 45_000, 52_000, 45_000].map((ms, seat) => (seat % 2 === 0 ? ms - 15_000 : ms)),
  }
  for (const seat of [1, 3]) {
    const { page, table: shown } = await cameBack(pageAt(table, seat), first.host, match)
    expect(shown.moment?.clock).toMatchObject({ left: blue.left, running: [0, 1, 2, 3] })
    await page.leave()
  }
  await first.close()
  time.ahead += 3_600_000
  const second = await startServer({ games, store, now: time.now })
  await expect.poll(() => second.service.matches.rooms.has(match), PATIENTLY).toBe(true)
  const { table: later } = await cameBack(table.stranger, second.host, match)
  expect(later.moment?.clock?.left).toEqual(blue.left)
  await second.close()
})

test('a clock for a party needs parties', async () => {
  const server = await startServer()
  const host = await Person.arrive(server.host)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const refused = await host.ask('POST', '/api/matches', { body: { game: 'sigmar', seats, clock: BY_PARTY } })
  expect(refused).toMatchObject({ status: 400, body: { field: 'clock.per' } })
  const card = await host.create({ seats: seats as never, clock: BY_PERSON })
  expect(card.clock).toEqual(BY_PERSON)
})
