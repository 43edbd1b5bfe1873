import type { ClockPlan } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { MatchClock } from '../../src/stewards/match-clock.ts'
import { Purses } from '../../src/stewards/purses.ts'
import { storedMatch } from '../support/logs.ts'
import { PATIENTLY } from '../support/patience.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

/** A clock that stands still until its test puts it forward, by `ahead` milliseconds. */
function clock(): { now: () => number; ahead: number } {
  const began = Date.now()
  const made = { ahead: 0, now: () => began + made.ahead }
  return made
}

const live = { kind: 'live', seconds: 10, increment: 2 } as const

/** Two people who share nothing. */
function pursesOf(plan: ClockPlan): Purses {
  return Purses.of({}, { ...storedMatch(tug, 2), clock: plan })
}

test('time passes for whoever is asked, and a choice brings the increment', () => {
  const match = new MatchClock(live, pursesOf(live), 1000)
  match.run([0], 1000)
  expect(match.face(4000)).toEqual([7000, 10_000])
  match.made({ kind: 'choose', seat: 0, at: 4000 })
  match.run([1], 4000)
  expect(match.face(5000)).toEqual([9000, 9000])
  expect(match.next(5000)).toEqual({ seat: 1, inMs: 9000 })
  match.made({ kind: 'back', seat: 0, at: 6000 })
  match.made({ kind: 'resume', seat: 0, at: 60_000 })
  expect(match.face(60_000)).toEqual([9000, 8000])
  match.run([], 60_000)
  expect(match.next(99_000)).toBeNull()
})

test('with days for each choice the whole time comes back with every choice', () => {
  const days = { kind: 'days', days: 2 } as const
  const match = new MatchClock(days, pursesOf(days), 0)
  match.run([0], 0)
  match.made({ kind: 'choose', seat: 0, at: 86_400_000 })
  expect(match.face(86_400_000)).toEqual([2 * 86_400_000, 2 * 86_400_000])
})

test('a bot plays on for a seat that ran out of time, and the person cannot any more', async () => {
  const time = clock()
  const server = await startServer({ now: time.now })
  const table = await tableOfTwo(server.host, { clock: live, onTimeout: 'bot' })
  const { match } = table
  const { mover, other, seat } = await asked(table)
  expect((await mover.moment(match)).clock).toMatchObject({ running: [seat] })
  time.ahead += 9000
  await mover.choose(match)
  const { clock: face } = await other.moment(match, (moment) => moment.entry === 1)
  expect(face?.left[seat]).toBe(3000)

  const next = await asked(table)
  time.ahead += 60_000
  server.service.sweep()
  await next.mover.moment(match, (moment) => moment.entry > 1)
  expect((await server.store.entries(match))[1]).toMatchObject({
    kind: 'flag',
    seat: next.seat,
    command: null,
  })
  expect((await table.ada.person.card(match)).seats[next.seat]).toMatchObject({ gone: 'bot' })
  await next.mover.message('seats', ({ seats }) => seats[next.seat]?.gone === 'bot')
  const late = await next.mover.command({ type: 'choose', match, seat: next.seat, length: 1, pick: 0 })
  expect(late).toMatchObject({ type: 'refused' })
})

test('a seat that ran out of time loses where the match says so', async () => {
  const time = clock()
  const server = await startServer({ now: time.now })
  const table = await tableOfTwo(server.host, { clock: live, onTimeout: 'lose' })
  const { seat } = await asked(table)
  time.ahead += 60_000
  server.service.sweep()
  const { card } = await table.ada.message('table', (message) => message.card.status === 'over')
  expect(card.ranks?.[seat]).toBeGreaterThan(card.ranks?.[1 - seat] ?? 9)
})

test('a restart takes nobody’s time, and clocks tick on although nobody watches', async () => {
  const time = clock()
  const store = await memoryStore()
  const close = store.close.bind(store)
  store.close = async () => undefined
  const first = await startServer({ store, now: time.now })
  const table = await tableOfTwo(first.host, { clock: live, onTimeout: 'lose' })
  await playSome(table, 2)
  const before = (await table.ada.moment(table.match)).clock?.left ?? []
  await first.close()
  time.ahead += 3_600_000

  const second = await startServer({ store, now: time.now })
  const newest = async (): Promise<string | undefined> => (await store.entries(table.match)).at(-1)?.kind
  await expect.poll(newest, PATIENTLY).toBe('resume')
  const after = second.service.matches.rooms.get(table.match)?.clockFace()?.left ?? []
  expect(after).toEqual(before)
  second.service.matches.closeIdle(-1)
  expect(second.service.matches.rooms.has(table.match)).toBe(true)
  time.ahead += 60_000
  second.service.sweep()
  await expect.poll(async () => (await store.match(table.match))?.status, PATIENTLY).toBe('over')
  await second.close()
  await close()
})
