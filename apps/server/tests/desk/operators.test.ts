import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { closeServers, memoryStore, startServer, type TestServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const TOKEN = 'the-operators-own-token'
const PASSWORD = 'a long password'
const DAY = 86_400_000

const postgres = await testPostgres()
const folder = mkdtempSync(join(tmpdir(), 'trialhall-desk-'))
afterAll(async () => {
  await closeServers()
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Acted {
  readonly status: number
  readonly value: unknown
  readonly error: string
}

/** What an operator does, by the token unless another header is given. */
async function act(
  { host }: Pick<TestServer, 'host'>,
  what: string,
  body: object = {},
  headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
): Promise<Acted> {
  const answer = await fetch(`http://${host}/api/operator/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { value, error = '' } = (await answer.json()) as { value?: unknown; error?: string }
  return { status: answer.status, value, error }
}

async function withAccount(host: string, name: string): Promise<Person> {
  const person = await Person.arrive(host)
  const { status } = await person.ask('POST', '/api/account', { body: { name, password: PASSWORD } })
  expect(status).toBe(200)
  return person
}

function operators(name: string, open: () => Promise<Store>): void {
  let wall = 1_790_000_000_000
  const start = async (): Promise<TestServer> =>
    startServer({ store: await open(), rules: { operatorToken: TOKEN }, wall: () => wall })

  describe(name, () => {
    test('people are found, renamed and given another password', async () => {
      const server = await start()
      const ada = await withAccount(server.host, 'ada')
      const page = await ada.page()
      const found = await act(server, 'people.find', { text: 'AD' })
      expect(found.value).toMatchObject([{ id: ada.me.id, account: 'ada', isHere: true, standing: '' }])
      await act(server, 'people.rename', { who: 'ada', name: 'Ada the Kind' })
      expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ name: 'Ada the Kind' })
      const { value } = await act(server, 'people.reset-password', { who: ada.me.id })
      expect(await page.until('a good-bye', () => page.closed)).toMatchObject({ code: 1001 })
      const again = new Person(server.host)
      const signIn = (password: unknown) =>
        again.ask('POST', '/api/session', { body: { name: 'ada', password } })
      expect([(await signIn(PASSWORD)).status, (await signIn(value)).status]).toEqual([401, 200])
      const { value: audit } = await act(server, 'audit.list')
      expect(audit).toMatchObject([
        { by: '(token)', act: 'people.reset-password', given: { who: ada.me.id } },
        { act: 'people.rename', given: { who: 'ada', name: 'Ada the Kind' } },
      ])
      expect(JSON.stringify(audit)).not.toContain(String(value))
    })

    test('operators see how the hall stands', async () => {
      const server = await start()
      const { match, ada } = await tableOfTwo(server.host)
      server.app.errorBook.note('the disk is full', wall - 90_000_000)
      for (const at of [wall - 5, wall]) server.app.errorBook.note('a request failed: boom', at)
      const { value } = await act(server, 'hall.look')
      expect(value).toMatchObject({
        matches: { playing: 1, inMemory: 1, open: 0 },
        disk: null,
        errors: [{ at: wall, sentence: 'a request failed: boom', times: 2 }],
      })
      const { people } = value as { people: { id: string; pages: number }[] }
      expect(people).toHaveLength(2)
      expect(people).toContainEqual({ id: ada.person.me.id, name: ada.person.me.name, pages: 1 })
      expect(JSON.stringify(value)).not.toContain(match)
    })

    test('whoever is banned is told so in one sentence, until the ban ends or is lifted', async () => {
      const server = await start()
      const ada = await withAccount(server.host, 'ada')
      const page = await ada.page()
      await page.message('welcome')
      await act(server, 'people.ban', { who: 'ada', for: '7d', reason: 'Insults.' })
      const until = new Date(wall + 7 * DAY).toISOString()
      const told = `You are banned from this hall until ${until.slice(0, 10)}, ${until.slice(11, 16)} UTC: Insults.`
      expect(await page.message('bye')).toMatchObject({ reason: told })
      for (const [method, path] of [
        ['GET', '/api/me'],
        ['GET', '/api/matches'],
        ['POST', '/api/promises'],
      ] as const)
        expect(await ada.ask(method, path)).toMatchObject({
          status: 403,
          body: { field: 'ban', error: told },
        })
      const second = await ada.page()
      expect(await second.until('the end', () => second.closed)).toMatchObject({ code: 4403 })
      expect((await act(server, 'people.unban', { who: 'ada' })).status).toBe(200)
      expect((await ada.ask('GET', '/api/me')).status).toBe(200)
      expect((await act(server, 'people.unban', { who: 'ada' })).status).toBe(400)
      await act(server, 'people.ban', { who: 'ada', for: '1h', reason: 'Again.' })
      wall += 3_600_000
      expect((await ada.ask('GET', '/api/me')).status).toBe(200)
    })

    test('an id is never taken for the name of an account: nobody can stand in for somebody else', async () => {
      const server = await start()
      const ada = await Person.arrive(server.host)
      const decoy = await Person.arrive(server.host)
      const register = (name: string): ReturnType<Person['ask']> =>
        decoy.ask('POST', '/api/account', { body: { name, password: PASSWORD } })
      for (const name of [ada.me.id, ada.me.id.toUpperCase()])
        expect(await register(name)).toMatchObject({ status: 400, body: { field: 'name' } })
      await server.store.addAccount({ name: ada.me.id, identity: decoy.me.id, passwordHash: 'x' }) // as it was possible once
      await act(server, 'people.ban', { who: ada.me.id, reason: 'Insults.' })
      expect((await ada.ask('GET', '/api/me')).status).toBe(403)
      expect((await decoy.ask('GET', '/api/me')).status).toBe(200)
    })

    test('a ban is known after a restart', async () => {
      const store = await open()
      const server = await startServer({ store, rules: { operatorToken: TOKEN } })
      const ada = await Person.arrive(server.host)
      await act(server, 'people.ban', { who: ada.me.id, reason: 'Spam.' })
      const other = await startServer({ store: lent(store), rules: { operatorToken: TOKEN } })
      const again = new Person(other.host)
      again.cookie = ada.cookie
      expect((await again.ask('GET', '/api/me')).body).toMatchObject({
        error: 'You are banned from this hall for good: Spam.',
      })
      await other.close()
    })

    test('whoever is muted plays on, and cannot talk', async () => {
      const server = await start()
      const { match, ada: page } = await tableOfTwo(server.host)
      await act(server, 'people.mute', { who: page.person.me.id, for: '30m', reason: 'Calm down.' })
      const refused = await page.command({ type: 'chat', match, text: 'Hello' })
      expect(refused).toMatchObject({ type: 'refused' })
      expect(JSON.stringify(refused)).toMatch(/You cannot talk in this hall until .+ UTC: Calm down\./)
      wall += 30 * 60_000
      expect(await page.command({ type: 'chat', match, text: 'Hello' })).toMatchObject({ type: 'done' })
    })

    test('a line of talk is removed on every page that shows it', async () => {
      const server = await start()
      const { match, ada: one, bob: two } = await tableOfTwo(server.host)
      await one.command({ type: 'chat', match, text: 'something rude' })
      const { value } = await act(server, 'talk.show', { match })
      expect(value).toMatchObject([{ n: 1, person: one.person.me.id, text: 'something rude' }])
      await act(server, 'talk.delete', { match, line: 1 })
      await two.message('table', ({ chat }) => chat[0]?.text === '(removed)')
      expect((await act(server, 'talk.delete', { match, line: 7 })).error).toBe(
        'There is no line 7 at this table.',
      )
    })

    test('a table is closed, a match is called off, and another one is decided', async () => {
      const server = await start()
      const ada = await Person.arrive(server.host)
      const open = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      expect((await act(server, 'matches.close', { match: open.id })).value).toBe('The table is closed.')
      expect(await ada.card(open.id)).toMatchObject({ status: 'over', closed: 'operator' })
      const off = await tableOfTwo(server.host)
      await act(server, 'matches.close', { match: off.match })
      await expect
        .poll(() => ada.card(off.match), PATIENTLY)
        .toMatchObject({ status: 'over', closed: 'operator' })
      const won = await tableOfTwo(server.host)
      expect((await act(server, 'matches.award', { match: won.match, seats: [1] })).status).toBe(200)
      await expect.poll(() => ada.card(won.match), PATIENTLY).toMatchObject({ status: 'over', ranks: [2, 1] })
      expect((await act(server, 'matches.award', { match: won.match, seats: [1] })).status).toBe(400)
      const wrong = await act(server, 'matches.award', { match: won.match, seats: [0, 1] })
      expect(wrong.error).toBe('seats must name some of the seats 0 to 1, not all.')
    })

    test('players report others with what these said, and operators settle it once', async () => {
      const server = await start()
      const { match, ada: one, bob: two } = await tableOfTwo(server.host)
      await two.command({ type: 'chat', match, text: 'something rude' })
      const report = (body: object) =>
        one.person.ask('POST', '/api/reports', { body: { match, text: 'Insults.', ...body } })
      expect((await report({ about: two.person.me.id })).status).toBe(200)
      expect((await report({ about: one.person.me.id })).body).toMatchObject({
        error: 'You cannot report yourself.',
      })
      const stranger = await Person.arrive(server.host)
      expect((await report({ about: stranger.me.id })).body).toMatchObject({
        error: 'Whom you report neither sits nor talks at this table.',
      })
      const { value } = await act(server, 'reports.list')
      expect(value).toMatchObject([
        { about: { identity: two.person.me.id }, said: ['something rude'], text: 'Insults.' },
      ])
      const [{ id }] = value as [{ id: string }]
      expect((await act(server, 'reports.settle', { id, note: 'Warned.' })).status).toBe(200)
      expect((await act(server, 'reports.settle', { id, note: 'Warned.' })).status).toBe(400)
      expect((await act(server, 'reports.list')).value).toEqual([])
      expect((await act(server, 'reports.list', { all: true })).value).toMatchObject([
        { settled: { note: 'Warned.' } },
      ])
    })

    test('whoever is deleted is nowhere any more; what they played stays', async () => {
      const server = await start()
      const { match, ada: one, bob: two } = await tableOfTwo(server.host)
      const { person } = one
      await person.ask('POST', '/api/account', { body: { name: 'ada', password: PASSWORD } })
      await person.ask('POST', '/api/me', { body: { name: 'Ada of Old' } })
      await two.command({ type: 'chat', match, text: 'hello there' })
      const talker = await person.page()
      await talker.watch(match)
      await talker.command({ type: 'chat', match, text: 'my address is …' })
      const table = await person.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      const dossier = await act(server, 'people.export', { who: 'ada' })
      expect(dossier.value).toMatchObject({ person: { name: 'Ada of Old' } })
      expect(JSON.stringify(dossier.value)).toContain('my address is')
      expect(JSON.stringify(dossier.value)).not.toContain('hello there')
      await act(server, 'people.delete', { who: 'ada' })
      expect(await two.person.card(table.id)).toMatchObject({ status: 'over', closed: 'host' })
      await two.moment(match, ({ outcome }) => outcome !== null)
      await two.message('table', ({ chat }) => chat.some(({ text }) => text === '(removed)'))
      const card = await two.person.card(match)
      expect(JSON.stringify(card)).not.toContain('Ada of Old')
      expect(JSON.stringify(card)).not.toContain(person.me.id)
      expect(await server.store.chat(match, 9)).toMatchObject([
        { text: 'hello there' },
        { text: '(removed)', from: 'Former player' },
      ])
      for (const status of ['open', 'playing', 'over'] as const)
        expect(await server.store.matches({ status, identity: person.me.id, limit: 9 })).toEqual([])
      expect((await person.ask('GET', '/api/me')).body).not.toMatchObject({ id: person.me.id })
      expect((await act(server, 'people.find', { text: 'ada' })).value).toEqual([])
      const log = await two.person.ask('GET', `/api/matches/${match}/log`)
      expect(log.status).toBe(200)
    })

    test('operators with an account come in by it, nobody else does', async () => {
      const server = await start()
      const ada = await withAccount(server.host, 'ada')
      const asAda = { cookie: ada.cookie }
      expect((await act(server, 'people.find', { text: '' }, asAda)).status).toBe(403)
      expect((await act(server, 'people.find', { text: '' }, {})).status).toBe(403)
      await act(server, 'people.appoint', { who: 'ada' })
      expect((await act(server, 'people.find', { text: 'ada' }, asAda)).value).toMatchObject([
        { standing: 'operator' },
      ])
      const foreign = await act(
        server,
        'people.delete',
        { who: 'ada' },
        { ...asAda, origin: 'https://evil.example' },
      )
      expect(foreign.status).toBe(403)
      await act(server, 'people.ban', { who: 'ada', reason: 'Insults.' })
      const banned = await act(server, 'people.unban', { who: 'ada' }, asAda)
      expect(banned).toMatchObject({ status: 403, error: expect.stringMatching(/^You are banned/) as string })
      const door = await fetch(`http://${server.host}/api/operator`, { headers: asAda })
      expect(door.status).toBe(403)
      await act(server, 'people.unban', { who: 'ada' })
      await act(server, 'people.dismiss', { who: 'ada' }, asAda)
      expect((await act(server, 'people.find', { text: '' }, asAda)).status).toBe(403)
      const guest = await Person.arrive(server.host)
      expect((await act(server, 'people.appoint', { who: guest.me.id })).error).toMatch(
        /^A guest cannot be an operator/,
      )
    })

    test.each([
      [
        'people.ban',
        { who: 'nobody', reason: 'x' },
        400,
        /^There is nobody with the account or the id "nobody"/,
      ],
      ['people.ban', { who: 'ada', reason: '' }, 400, /^reason is "": must say why\.$/],
      ['people.ban', { who: 'ada', reason: 'x', for: 'long' }, 400, /^for is "long": must be a time such as/],
      ['people.fly', {}, 404, /^There is no act "people\.fly"\.$/],
      ['toString', {}, 404, /^There is no act "toString"\.$/],
      ['matches.close', { match: 'nosuchmatch' }, 400, /nosuchmatch/],
    ])('%s with %j is refused in one sentence', async (what, body, status, said) => {
      const server = await start()
      const refused = await act(server, what, body)
      expect(refused.status).toBe(status)
      expect(refused.error).toMatch(said)
    })

    test('a report is read as it is seen: without control characters, and never empty', async () => {
      const server = await start()
      const { match, ada: one, bob: two } = await tableOfTwo(server.host)
      const report = async (text: string): Promise<number> => {
        const body = { match, about: two.person.me.id, text }
        return (await one.person.ask('POST', '/api/reports', { body })).status
      }
      for (const text of ['look \u009b31;1m here', 'x\u001b[2J', ' \u200b ', ''])
        expect(await report(text)).toBe(400)
      expect(await report('He insults me,\n\tand\u202e leaves.')).toBe(200)
      expect((await act(server, 'reports.list')).value).toMatchObject([
        { text: 'He insults me, and leaves.' },
      ])
    })

    test('a thousand wrong tokens and a thousand reports are not looked at', async () => {
      const server = await start()
      const { match, ada: one, bob: two } = await tableOfTwo(server.host)
      const statuses = new Set<number>()
      for (let i = 0; i < 1000; i++)
        statuses.add(
          (await act(server, 'people.find', { text: '' }, { authorization: `Bearer ${i}` })).status,
        )
      expect([...statuses]).toEqual([403, 429])
      expect((await act(server, 'people.find', { text: '' })).status).toBe(200)
      for (let i = 0; i < 1000; i++)
        statuses.add(
          (
            await one.person.ask('POST', '/api/reports', {
              body: { match, about: two.person.me.id, text: `${i}` },
            })
          ).status,
        )
      expect([...statuses].toSorted()).toEqual([200, 403, 429])
      expect((await act(server, 'reports.list')).value).toHaveLength(5)
    }, 60_000)
  })
}

/** A store that stays open when a server that was given it closes. */
function lent(store: Store): Store {
  return new Proxy(store, {
    get(_, name) {
      if (name === 'close') return async () => undefined
      const value: unknown = Reflect.get(store, name)
      return typeof value === 'function' ? (value.bind(store) as unknown) : value
    },
  })
}

operators('on SQLite', () => memoryStore())

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  let halls = 0
  operators('on PostgreSQL', async () =>
    openPostgresStore(databasePlace((await postgres?.hall(`${folder}/${halls++}`)) ?? '')),
  )
})
