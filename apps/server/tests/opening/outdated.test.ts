import { registry, type AnyGame, type Registry } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { gameOf } from '../support/logs.ts'
import { Person, playOn, type Page } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

const sigmar = gameOf('sigmar')
const later: AnyGame = { ...sigmar, rulesVersion: sigmar.rulesVersion + 1 }
const limits = { ...USUAL_LIMITS, unfinished: 1, messages: { most: 100_000, perSecond: 100_000 } }

/** A store that outlives its servers. */
async function lastingStore(): Promise<Store> {
  const store = await memoryStore()
  store.close = async () => undefined
  return store
}

function serve(store: Store, games: Registry): Promise<TestServer> {
  return startServer({ store, games, limits })
}

/** The same person at another server. */
function again({ person }: Page, host: string): Person {
  return Object.assign(new Person(host), { cookie: person.cookie, me: person.me })
}

test('a match under way whose rules changed is closed without a result, and stands in nobody’s way', async () => {
  const store = await lastingStore()
  const first = await serve(store, registry([sigmar]))
  const table = await tableOfTwo(first.host, { clock: { kind: 'live', seconds: 60, increment: 0 } })
  await playSome(table, 3)
  const { seat, mover } = await asked(table)
  await mover.command({ type: 'chat', match: table.match, text: 'Well met.' })
  await first.close()

  const second = await serve(store, registry([later]))
  const mine = again(mover, second.host)
  const closed = { status: 'over', closed: 'rules' }
  const card = await mine.card(table.match)
  expect(card).toMatchObject(closed)
  expect(card.ranks).toBeUndefined()
  const lobby = (await mine.ask('GET', '/api/matches')).body
  expect(lobby).toMatchObject({ mine: [closed], running: [] })
  const record = (await mine.ask('GET', '/api/me/record')).body
  expect(record).toMatchObject({ games: [], finished: [closed] })
  await mine.create({ seats: [{ kind: 'me' }, { kind: 'open' }] }) // one unfinished match is allowed here

  const page = await mine.page()
  const shown = await page.watch(table.match)
  expect(shown).toMatchObject({ card: closed, moment: null, chat: [{ text: 'Well met.' }] })
  expect(await page.command({ type: 'resign', match: table.match, seat })).toMatchObject({
    type: 'refused',
    code: 'foreign-log',
    error: expect.stringContaining('cannot be played on'),
  })
  const log = await mine.ask('GET', `/api/matches/${table.match}/log`)
  expect(log).toMatchObject({ status: 200, body: { game: 'sigmar', rulesVersion: sigmar.rulesVersion } })
  expect((log.body as { choices: unknown[] }).choices).toHaveLength(3)
})

test('a server that begins reads no match that its rules can play on', async () => {
  const store = await lastingStore()
  const first = await serve(store, registry([sigmar]))
  await tableOfTwo(first.host)
  await first.close()
  const read: number[] = []
  const matches = store.matches.bind(store)
  store.matches = async (query) => {
    const found = await matches(query)
    read.push(found.length)
    return found
  }
  await serve(store, registry([sigmar]))
  expect(read.reduce((sum, each) => sum + each)).toBe(0)
})

test('a match that was over when its rules changed keeps its result, its log and its rematch', async () => {
  const store = await lastingStore()
  const first = await serve(store, registry([sigmar]))
  const { ada, bob, match } = await tableOfTwo(first.host)
  await Promise.all([playOn(ada, match, { seed: 1 }), playOn(bob, match, { seed: 2 })])
  const { card: before } = await ada.message('table', ({ card }) => card.status === 'over')
  await first.close()

  const second = await serve(store, registry([later]))
  const mine = again(ada, second.host)
  const page = await mine.page()
  const { card, moment } = await page.watch(match)
  expect([moment, card.ranks, card.closed]).toEqual([null, before.ranks, undefined])
  expect((await mine.ask('GET', '/api/me/record')).body).toMatchObject({ games: [{ played: 1 }] })
  expect((await mine.ask('GET', `/api/matches/${match}/log`)).status).toBe(200)
  const yours = again(bob, second.host)
  const [{ body: asked }, { body }] = [
    await mine.ask('POST', `/api/matches/${match}/rematch`),
    await yours.ask('POST', `/api/matches/${match}/rematch`),
  ]
  expect([asked, body]).toMatchObject([{ status: 'open' }, { status: 'playing' }])
  const { moment: begun } = await page.watch((body as { id: string }).id)
  expect(begun).toMatchObject({ length: 0 })
})

test('a table that has not begun goes on under the rules of today; one of a game that is gone is closed', async () => {
  const store = await lastingStore()
  const first = await serve(store, registry([sigmar]))
  const [ada, bob] = [await Person.arrive(first.host), await Person.arrive(first.host)]
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  await first.close()

  const second = await serve(store, registry([later]))
  const guest = Object.assign(new Person(second.host), { cookie: bob.cookie, me: bob.me })
  await guest.join(id, 1)
  const { moment } = await (await guest.page()).watch(id)
  expect(moment).toMatchObject({ length: 0 })
  expect(await store.match(id)).toMatchObject({ status: 'playing', rulesVersion: later.rulesVersion })
  await second.close()

  const third = await serve(store, registry([gameOf('lanes')]))
  const visitor = await Person.arrive(third.host)
  expect(await visitor.card(id)).toMatchObject({ status: 'over', closed: 'rules' })
  expect((await (await visitor.page()).watch(id)).moment).toBeNull()
})
