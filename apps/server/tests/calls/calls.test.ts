import type { Subscription } from '@trialhall/protocol'
import { ok } from '@trialhall/kernel'
import { expect, test, vi } from 'vitest'
import type { Call, CallOutcome } from '../../src/calls/push-service.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const GRACE_MS = 60
const sent: { readonly endpoint: string; readonly call: Call }[] = []
let delivery: CallOutcome = 'sent'

const server = await startServer({
  push: {
    graceMs: GRACE_MS,
    checkEndpoint: (endpoint) => ok(endpoint),
    async deliver({ endpoint }, call) {
      sent.push({ endpoint, call })
      return delivery
    },
  },
})

function browser(name: string): Subscription {
  return { endpoint: `https://push.test/${name}`, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }
}

async function subscribe(person: Person, name: string): Promise<void> {
  const { status } = await person.ask('PUT', '/api/calls', { body: browser(name) })
  expect(status).toBe(200)
}

/** What was sent to a browser, once there is as much as expected, and nothing more comes. */
async function callsTo(name: string, count: number): Promise<Call[]> {
  const those = (): Call[] =>
    sent.filter(({ endpoint }) => endpoint === browser(name).endpoint).map(({ call }) => call)
  await vi.waitFor(() => expect(those().length).toBeGreaterThanOrEqual(count), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_MS))
  return those()
}

/** A table whose guest is not asked and has gone, with a browser at which they are to be called. */
async function tableLeft(name: string): Promise<TableOfTwo> {
  const table = await tableOfTwo(server.host, { game: 'battle-decks' })
  const { other } = await asked(table)
  await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_MS)) // they are seen to be here: nobody tells them that the table is full
  await subscribe(other.person, name)
  await other.leave()
  return table
}

/** Whoever is here plays until somebody else is asked. */
async function playUntilAway({ match, ada, bob }: TableOfTwo): Promise<void> {
  const here = [ada, bob].find((page) => page.closed === null)
  if (!here) throw new Error('nobody is here')
  while ((await here.moment(match)).own.length > 0) {
    const { entry } = await here.moment(match)
    const choosing = await here.choose(match, 0)
    expect(choosing.type).toBe('done')
    await here.moment(match, (moment) => moment.entry > entry)
  }
}

test('whoever has no page open is called once when it becomes their turn', async () => {
  const table = await tableLeft('turn')
  await playUntilAway(table)
  expect(await callsTo('turn', 1)).toEqual([
    { title: 'Battle Decks: Trials of Blood and Steel', text: 'It is your turn.', path: `/m/${table.match}` },
  ])
})

test('nobody is called who has a page open, or who never asked for it', async () => {
  const table = await tableOfTwo(server.host, { game: 'battle-decks' })
  await subscribe(table.ada.person, 'here')
  await playSome(table, 12)
  expect(await callsTo('here', 0)).toEqual([])
})

test('whoever comes back at once is not called', async () => {
  const table = await tableLeft('back')
  const { other } = await asked(table)
  await other.person.page()
  await playUntilAway(table)
  expect(await callsTo('back', 0)).toEqual([])
})

/** A table at which a seat is kept for somebody, as after they were asked for a rematch. */
async function invite(guest: Person, host: Person, id: string): Promise<void> {
  const { match } = await tableOfTwo(server.host, { game: 'lanes' })
  const stored = await server.store.match(match)
  if (!stored) throw new Error('there is no such match')
  const free = { seat: 1, kind: 'open', identity: null, name: '', bot: null } as const
  const seats = [
    { ...free, seat: 0, kind: 'person', identity: host.me.id, name: host.me.name } as const,
    { ...free, invited: { identity: guest.me.id, name: guest.me.name } },
  ]
  server.service.matches.calls?.table({ ...stored, status: 'open', host: host.me.id, id, seats })
}

test('whoever is invited is called by the name of who invites them, once a table', async () => {
  const [ada, bob] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  await subscribe(bob, 'invited')
  for (let n = 0; n < 3; n++) await invite(bob, ada, 'again')
  const text = `${ada.me.name} invites you to a match of Lanes.`
  expect(await callsTo('invited', 1)).toEqual([{ title: 'Lanes', text, path: '/m/again' }])
})

test('whoever sits at a table that fills while they are away is called', async () => {
  const [ada, bob] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  await subscribe(ada, 'full')
  const { id } = await ada.create({ game: 'lanes', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.join(id, 1)
  const text = 'Your table is full: the match has begun.'
  expect(await callsTo('full', 1)).toEqual([{ title: 'Lanes', text, path: `/m/${id}` }])
})

test('a table that fills is told though the match goes on at once, and to those who are not asked', async () => {
  const [ada, bob] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id } = await ada.create({ game: 'battle-decks', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await subscribe(ada, 'told')
  await bob.join(id, 1)
  const room = server.service.matches.rooms.get(id)
  if (!room) throw new Error('the match has not begun')
  const { asks } = room.live.match
  vi.spyOn(room.live.match, 'asks', 'get').mockReturnValue([])
  server.service.matches.calls?.attend(room)
  vi.restoreAllMocks()
  expect(asks.length).toBeGreaterThan(0)
  expect(await callsTo('told', 1)).toMatchObject([{ text: 'Your table is full: the match has begun.' }])
})

test('a browser that is called no more is forgotten, and another of the same person is called still', async () => {
  const ada = await Person.arrive(server.host)
  await subscribe(ada, 'gone')
  await subscribe(ada, 'kept')
  delivery = 'gone'
  const bob = await Person.arrive(server.host)
  await invite(ada, bob, 'gone')
  expect(await callsTo('gone', 1)).toHaveLength(1)
  delivery = 'sent'
  await subscribe(ada, 'kept')
  await invite(ada, bob, 'kept')
  expect(await callsTo('kept', 2)).toHaveLength(2)
  expect(await callsTo('gone', 1)).toHaveLength(1)
})

test('somebody who is invited a thousand times is called a few times', async () => {
  const [victim, foe] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  await subscribe(victim, 'victim')
  await invite(victim, foe, 'first')
  const stored = await server.store.match((await tableOfTwo(server.host)).match)
  const invited = { identity: victim.me.id, name: victim.me.name }
  const seats = [{ seat: 0, kind: 'open', identity: null, name: '', bot: null, invited }] as const
  for (let n = 0; stored && n < 1000; n++)
    server.service.matches.calls?.table({ ...stored, status: 'open', id: `table-${n}`, seats })
  expect((await callsTo('victim', 20)).length).toBeLessThanOrEqual(21)
})

test('what no browser can be called by is refused with one sentence', async () => {
  const strict = await startServer()
  const ada = await Person.arrive(strict.host)
  const tried = async (body: unknown): Promise<unknown> => (await ada.ask('PUT', '/api/calls', { body })).body
  const { keys } = browser('x')
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://db.internal/x',
  ])
    expect(await tried({ endpoint, keys })).toMatchObject({
      field: 'endpoint',
      error: expect.stringMatching(/; allowed are the push services fcm/u),
    })
  for (const endpoint of ['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8080/x', 'nonsense'])
    expect(await tried({ endpoint, keys })).toMatchObject({
      field: 'endpoint',
      error: expect.stringMatching(/no address of a push service/u),
    })
  expect(
    await tried({ endpoint: 'https://fcm.googleapis.com/x', keys: { ...keys, auth: '<script>' } }),
  ).toMatchObject({ ok: false })
  expect(await tried({ endpoint: 'https://fcm.googleapis.com/x', keys })).toEqual({ ok: true })
})

test('of a person ten browsers are called, the newest ones; one who takes a browser over has it alone', async () => {
  const [ada, bob] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  for (let n = 0; n < 12; n++) await subscribe(ada, `many-${n}`)
  const records = await server.store.records({ kind: 'push', owner: ada.me.id, order: 'highest', limit: 50 })
  expect(records).toHaveLength(10)
  await bob.ask('DELETE', '/api/calls', { body: { endpoint: browser('many-11').endpoint } })
  expect(
    await server.store.records({ kind: 'push', owner: ada.me.id, order: 'first', limit: 50 }),
  ).toHaveLength(10)
  await subscribe(bob, 'many-11')
  expect(
    await server.store.records({ kind: 'push', owner: ada.me.id, order: 'first', limit: 50 }),
  ).toHaveLength(9)
  await bob.ask('DELETE', '/api/calls', { body: { endpoint: browser('many-11').endpoint } })
  expect(
    await server.store.records({ kind: 'push', owner: bob.me.id, order: 'first', limit: 50 }),
  ).toHaveLength(0)
})

test('the keys of a hall are made once, also by two who begin at the same time', async () => {
  const { pushKeysOf } = await import('../../src/calls/push-keys.ts')
  const store = await memoryStore()
  const told: string[] = []
  const keys = (): ReturnType<typeof pushKeysOf> => pushKeysOf(store, (sentence) => told.push(sentence))
  const [one, other] = await Promise.all([keys(), keys()])
  expect(one).toEqual(other)
  expect(await keys()).toEqual(one)
  expect(told).toEqual([])
  await store.close()
})

test.each(['', '{"publicKey":"BA', '{}', 'null', '{"publicKey":"BAD","privateKey":"BAD"}'])(
  'where the keys of a hall are damaged, all its servers use the same new ones, and say so: %s',
  async (body) => {
    const { pushKeysOf } = await import('../../src/calls/push-keys.ts')
    const store = await memoryStore()
    await store.changeRecords([{ kind: 'push-keys', id: 'hall', owner: null, rank: null, base: null, body }])
    const told: string[] = []
    const keys = (): ReturnType<typeof pushKeysOf> => pushKeysOf(store, (sentence) => told.push(sentence))
    const [one, other] = await Promise.all([keys(), keys()])
    expect(one).toEqual(other)
    expect(one.publicKey).toHaveLength(87)
    expect(told[0]).toMatch(/^The push keys of the hall were damaged, so new ones were made/)
    const before = told.length
    expect(await keys()).toEqual(one)
    expect(told).toHaveLength(before)
    await store.close()
  },
)

test('nobody is called to a table that was closed before they were to be called', async () => {
  const called: string[] = []
  const slow = await startServer({
    push: {
      graceMs: 3000,
      checkEndpoint: (endpoint) => ok(endpoint),
      async deliver(_browser, { path }) {
        called.push(path)
        return 'sent'
      },
    },
  })
  const [ada, bo] = [await Person.arrive(slow.host), await Person.arrive(slow.host)]
  await subscribe(bo, 'taken-back')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const, invite: bo.me.id }]
  const { id } = await ada.create({ seats })
  expect((await ada.ask('DELETE', `/api/matches/${id}`)).status).toBe(200)
  const again = await ada.create({ seats })
  await vi.waitFor(() => expect(called).toContain(`/m/${again.id}`), { timeout: 10_000 })
  expect(called).toEqual([`/m/${again.id}`])
}, 20_000)
