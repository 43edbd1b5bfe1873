import { check, PairingStep } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { rangeOf } from '../../src/lobby/pairing.ts'
import { ratingChange } from '../../src/ratings/rating-records.ts'
import type { Store } from '../../src/store/store.ts'
import { member, Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { TestHall } from '../support/shared-hall.ts'

const AT = 1_790_000_000_000

async function seek(person: Person, match?: string): Promise<PairingStep> {
  const { body } = await person.ask('POST', '/api/pairings', {
    body: { game: 'sigmar', ...(match ? { match } : {}) },
  })
  const step = check(PairingStep, body, 'step')
  if (!step.ok) throw new Error(step.fault.message)
  return step.value
}

async function rate(store: Store, who: string, rating: number): Promise<void> {
  const counts = { matches: 20, won: 9, drawn: 1, best: rating, at: AT }
  const stored = { rating, deviation: 80, volatility: 0.06, ...counts }
  await store.changeRecords([ratingChange('sigmar', who, { stored, base: 0 })])
}

async function waiting(person: Person): Promise<string> {
  expect(await seek(person)).toEqual({ do: 'open' })
  const { id } = await person.create({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    rated: true,
    visibility: 'public',
  })
  return id
}

test('whoever comes later sits down at the table of who waits, and both are at the same match', async () => {
  const { host } = await startServer()
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  const match = await waiting(ada)
  expect(await seek(ada, match)).toMatchObject({ do: 'wait', rating: 1500, bot: { strength: 'adept' } })
  expect(await seek(bob)).toEqual({ do: 'join', match })
  await bob.join(match, 1)
  expect(await seek(ada, match)).toEqual({ do: 'play', match })
})

test('ratings may be further apart the longer somebody waits, and of two who wait the later one moves', async () => {
  let at = AT
  const store = await memoryStore()
  const { host } = await startServer({ store, wall: () => at })
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  await rate(store, ada.me.id, 1500)
  await rate(store, bob.me.id, 1900)
  const first = await waiting(ada)
  expect(await seek(ada, first)).toMatchObject({ do: 'wait', range: 100 })
  at += 5000
  const second = await waiting(bob)
  for (let i = 0; i < 3; i++) {
    at += 8000
    expect(await seek(ada, first)).toMatchObject({ do: 'wait' })
    await seek(bob, second)
  }
  at += 3000
  expect(await seek(ada, first)).toMatchObject({ do: 'wait' })
  expect(await seek(bob, second)).toEqual({ do: 'join', match: first })
  expect([rangeOf(0), rangeOf(30_000), rangeOf(90_000)]).toEqual([100, 400, null])
})

test('a page that goes takes its table along, and so does one that says so', async () => {
  let at = AT
  const server = await startServer({ wall: () => at })
  const [ada, bob] = [await member(server.host, 'ada'), await member(server.host, 'bob')]
  const gone = await waiting(ada)
  await seek(ada, gone)
  at += 16_000
  expect(await seek(bob)).toEqual({ do: 'open' })
  await server.service.matches.pairing.sweep()
  expect(await ada.card(gone)).toMatchObject({ status: 'over', closed: 'host' })
  const mine = await waiting(bob)
  await seek(bob, mine)
  expect((await bob.ask('DELETE', '/api/pairings')).status).toBe(200)
  expect(await bob.card(mine)).toMatchObject({ status: 'over', closed: 'host' })
})

test('guests, and two who may not meet for ratings, are not paired', async () => {
  const server = await startServer()
  const [ada, bob] = [await member(server.host, 'ada'), await member(server.host, 'bob')]
  const guest = await Person.arrive(server.host)
  expect(await guest.ask('POST', '/api/pairings', { body: { game: 'sigmar' } })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('account') },
  })
  for (const { me } of [ada, bob]) await server.service.matches.browsers.note(me.id, 'shared')
  const match = await waiting(ada)
  await seek(ada, match)
  expect(await seek(bob)).toEqual({ do: 'open' })
  expect(await ada.ask('POST', '/api/pairings', { body: { game: 'chess' } })).toMatchObject({ status: 400 })
})

test('people at different servers of a hall are paired, and a table is closed wherever it is', async () => {
  const hall = await TestHall.open()
  const [one, other] = [await hall.server(), await hall.server()]
  const [ada, bob] = [await member(one.server.host, 'ada'), await member(other.server.host, 'bob')]
  const match = await waiting(ada)
  await seek(ada, match)
  expect(await seek(bob)).toEqual({ do: 'join', match })
  await bob.join(match, 1)
  expect(await seek(ada, match)).toEqual({ do: 'play', match })
  const cyd = await member(one.server.host, 'cyd')
  const table = await waiting(cyd)
  await seek(cyd, table)
  await other.server.service.matches.pairing.cancel(cyd.me)
  expect(await hall.store.match(table)).toMatchObject({ status: 'over', closed: 'host' })
}, 30_000)

test('a page that has forgotten its table waits at that one, and no table stays behind when it gives up', async () => {
  const { host } = await startServer()
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  const first = await waiting(ada)
  await seek(ada, first)
  expect(await seek(ada)).toMatchObject({ do: 'wait', match: first })
  const second = (await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }], rated: true })).id
  expect(await seek(ada, second)).toMatchObject({ do: 'wait', match: second })
  expect(await ada.card(first)).toMatchObject({ status: 'over', closed: 'host' })
  expect(await seek(ada, first)).toMatchObject({ do: 'wait', match: second }) // another page of theirs
  await bob.join(second, 1)
  expect(await seek(ada)).toEqual({ do: 'play', match: second })
})

test('whoever sits down elsewhere leaves no table behind that their page has forgotten', async () => {
  const { host } = await startServer()
  const [ada, bob] = [await member(host, 'ada'), await member(host, 'bob')]
  const forgotten = await waiting(bob)
  const match = await waiting(ada)
  await seek(bob, forgotten)
  await seek(ada, match)
  const steps = [await seek(ada), await seek(bob)]
  const joined = steps.findIndex((step) => step.do === 'join')
  expect(joined).toBeGreaterThanOrEqual(0)
  const [mover, left] = joined === 0 ? [ada, match] : [bob, forgotten]
  expect(await mover.card(left)).toMatchObject({ status: 'over', closed: 'host' })
})

test('whoever gives up closes the table that their page had forgotten, too', async () => {
  const { host } = await startServer()
  const ada = await member(host, 'ada')
  const first = await waiting(ada)
  await seek(ada, first)
  await seek(ada)
  expect((await ada.ask('DELETE', '/api/pairings')).status).toBe(200)
  expect(await ada.card(first)).toMatchObject({ status: 'over', closed: 'host' })
})
