import type { Lobby, MatchCard } from '@trialhall/protocol'
import { expect, test, vi } from 'vitest'
import { NOWHERE_ELSE } from '../../src/match/elsewhere.ts'
import { LobbyLists } from '../../src/lobby/lobby-lists.ts'
import { roundRobin } from '../../src/lobby/round-robin.ts'
import type { Store } from '../../src/store/store.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { member, Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const OPEN = [{ kind: 'me' as const }, { kind: 'open' as const }]
const UNLIMITED = { most: 1e6, perSecond: 1e6 }

async function lobbyOf(person: Person, query = ''): Promise<Lobby> {
  const { status, body } = await person.ask('GET', `/api/matches${query}`)
  expect(status).toBe(200)
  return body as Lobby
}

function noCards(): never {
  throw new Error('no cards here')
}

test('however many look at the lobby at the same time, the store is asked once for each person, and once a second for all', async () => {
  const time = { now: 5000 }
  const matches = vi.fn<Store['matches']>(() => new Promise((resolve) => setTimeout(() => resolve([]), 20)))
  const lists = new LobbyLists({
    store: { matches, damaged: () => Promise.resolve([]) },
    announcer: { card: noCards },
    presence: { awayMs: () => 0 },
    rooms: { room: () => Promise.reject(new Error('no rooms here')) },
    wall: () => time.now,
    now: () => time.now,
    elsewhere: NOWHERE_ELSE,
  })
  const look = (whose: string): Promise<Lobby> => lists.look(whose, { open: 0, running: 0 })
  const asked = (): [number, number] => {
    const forAll = matches.mock.calls.filter(([{ visibility }]) => visibility === 'public').length
    return [forAll, matches.mock.calls.length - forAll]
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => look(n % 2 === 0 ? 'ada' : 'bob')))
  expect(asked()).toEqual([2, 6])
  await look('eve')
  expect(asked()).toEqual([2, 9])
  time.now += 1000
  await look('eve')
  expect(asked()).toEqual([4, 12])
})

test('lists that could not be read are read again', async () => {
  const matches = vi.fn<Store['matches']>(() => Promise.reject(new Error('the disk is away')))
  const cards = { card: noCards }
  const rooms = { room: () => Promise.reject(new Error('no rooms here')) }
  const store = { matches, damaged: () => Promise.resolve([]) }
  const presence = { awayMs: () => 0 }
  const lists = new LobbyLists({
    store,
    announcer: cards,
    presence,
    rooms,
    wall: () => 0,
    now: () => 0,
    elsewhere: NOWHERE_ELSE,
  })
  await expect(lists.look('ada', { open: 0, running: 0 })).rejects.toThrow('the disk is away')
  matches.mockImplementation(() => Promise.resolve([]))
  expect(await lists.look('ada', { open: 0, running: 0 })).toMatchObject({ mine: [], open: [] })
})

test('who looks at the lobby again and again is asked to wait, and nobody else is', async () => {
  const { host } = await startServer({ limits: { ...USUAL_LIMITS, lobby: { most: 3, perSecond: 0 } } })
  const [ada, bob] = [await Person.arrive(host), await Person.arrive(host)]
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await ada.ask('GET', '/api/matches')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await bob.ask('GET', '/api/matches')).status).toBe(200)
})

test('one person has a few public tables that wait, however many they ask for at the same time', async () => {
  const { host } = await startServer()
  const ada = await Person.arrive(host)
  const body = { game: 'sigmar', seats: OPEN, visibility: 'public' }
  const asked = await Promise.all(Array.from({ length: 8 }, () => ada.ask('POST', '/api/matches', { body })))
  expect(asked.filter(({ status }) => status === 200).length).toBe(3)
  expect(asked.find(({ status }) => status === 400)?.body).toMatchObject({
    field: 'matches',
    error: expect.stringMatching(/^You have 3 public tables that wait for players; /),
  })
  await ada.create({ seats: OPEN }) // by link
  await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], visibility: 'public' }) // nobody is waited for
})

test('nobody passes the limit of unfinished matches by asking for many at the same time', async () => {
  const { host } = await startServer({ limits: { ...USUAL_LIMITS, unfinished: 4 } })
  const [ada, bob] = [await Person.arrive(host), await Person.arrive(host)]
  const tables = [await bob.create({ seats: OPEN }), await bob.create({ seats: OPEN })]
  const body = { game: 'sigmar', seats: OPEN }
  const creating = Array.from({ length: 6 }, () => ada.ask('POST', '/api/matches', { body }))
  const joining = tables.map(({ id }) => ada.ask('POST', `/api/matches/${id}/seats/1`))
  const answers = await Promise.all([...creating, ...joining])
  expect(answers.filter(({ status }) => status === 200).length).toBe(4)
})

test('the lobby lists the first table of each host before the second of any, and a few of one at most', async () => {
  const { host } = await startServer({ limits: { ...USUAL_LIMITS, openTables: 100 } })
  const [ada, bob, eve] = [await Person.arrive(host), await Person.arrive(host), await Person.arrive(host)]
  await bob.create({ seats: OPEN, visibility: 'public' })
  for (let n = 0; n < 10; n++) await ada.create({ seats: OPEN, visibility: 'public' })
  const { open } = await lobbyOf(eve)
  const hosts = open.map(({ seats }) => seats[0]?.id)
  expect(hosts).toEqual([ada.me.id, bob.me.id, ada.me.id, ada.me.id])
  expect((await lobbyOf(ada)).open.map(({ seats }) => seats[0]?.id)).toEqual([bob.me.id])
})

test('the lists have pages', async () => {
  const store = await memoryStore()
  const { host } = await startServer({ store, limits: { ...USUAL_LIMITS, newcomers: UNLIMITED } })
  const hosts = await Promise.all(Array.from({ length: 35 }, () => Person.arrive(host)))
  await Promise.all(hosts.map((one) => one.create({ seats: OPEN, visibility: 'public' })))
  const eve = await Person.arrive(host)
  const first = await lobbyOf(eve)
  expect([first.open.length, first.more]).toEqual([30, { open: 30, running: null }])
  const second = await lobbyOf(eve, '?open=30')
  expect([second.open.length, second.more]).toEqual([5, { open: null, running: null }])
  expect(new Set([...first.open, ...second.open].map(({ id }) => id)).size).toBe(35)
  for (const from of ['-1', '1e1', 'x', '', '1&open=2'])
    expect(await eve.ask('GET', `/api/matches?open=${from}`)).toMatchObject({
      status: 400,
      body: { field: 'page' },
    })
})

test('those of one take turns with those of others', () => {
  expect(roundRobin(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'], ([whose = '']) => whose, 3)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
  ])
})

test('a seat says whether its holder has an account, so that their name may lead to a profile', async () => {
  const server = await startServer()
  const ada = await member(server.host, 'ada-lovelace')
  const guest = await Person.arrive(server.host)
  const { id: match } = await ada.create({ seats: OPEN })
  await guest.join(match, 1)
  const { body } = await guest.ask('GET', `/api/matches/${match}`)
  const { seats } = body as MatchCard
  expect(seats.map(({ hasAccount }) => hasAccount)).toEqual([true, undefined])
})
