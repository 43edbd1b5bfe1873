import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Reports } from '../../src/desk/reports.ts'
import { wordFilter } from '../../src/people/word-filter.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Store } from '../../src/store/store.ts'
import { member, Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { closeServers, memoryStore, startServer } from '../support/server.ts'
import { tableOfTwo } from '../support/tables.ts'

const PASSWORD = 'a long password'
const WORD = 'the word of the invitation'.replaceAll(' ', '-')
const DAY = 86_400_000

const postgres = await testPostgres()
const folder = mkdtempSync(join(tmpdir(), 'trialhall-keeping-'))
afterAll(async () => {
  await closeServers()
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})

function keeping(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    test('whoever has an account takes their data along, and deletes it with their password', async () => {
      const server = await startServer({ store: await open() })
      const { match, ada: page, bob } = await tableOfTwo(server.host)
      const ada = page.person
      await ada.ask('POST', '/api/account', { body: { name: 'ada', password: PASSWORD } })
      const { status, body, headers } = await ada.ask('GET', '/api/me/export')
      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toContain('trialhall.json')
      expect(body).toMatchObject({
        person: { id: ada.me.id, account: 'ada' },
        matches: [{ card: { id: match } }],
      })
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|"seed":|"root":/)
      expect((await ada.ask('DELETE', '/api/me', { body: { password: 'wrong password' } })).status).toBe(401)
      expect((await ada.ask('DELETE', '/api/me')).status).toBe(401)
      expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ account: 'ada' })
      expect((await ada.ask('DELETE', '/api/me', { body: { password: PASSWORD } })).status).toBe(200)
      await bob.moment(match, ({ outcome }) => outcome !== null)
      const again = new Person(server.host)
      const signIn = await again.ask('POST', '/api/session', { body: { name: 'ada', password: PASSWORD } })
      expect(signIn.status).toBe(401)
    })

    test('among the data are the browsers that are called, bans and mutes, and whether one is an operator', async () => {
      const server = await startServer({ store: await open() })
      const { store, host } = server
      const ada = await member(host, 'ada')
      const { id } = ada.me
      const endpoint = 'https://push.example.org/a-browser'
      const keys = { p256dh: 'the-public-key', auth: 'the-secret' }
      const record = { owner: id, rank: null, base: 0 } as const
      await store.changeRecords([
        { ...record, kind: 'push', id: 'browser', body: JSON.stringify({ endpoint, keys }) },
        { ...record, kind: 'push', id: 'damaged', body: '{"auth":"the-secret"' },
      ])
      const mute = {
        kind: 'mute',
        identity: id,
        until: null,
        reason: 'Insults.',
        by: 'secret-operator',
        at: 1,
      }
      await store.changeRecords([
        { ...record, kind: 'mute', id, owner: null, body: JSON.stringify(mute) },
        { ...record, kind: 'operator', id, body: '{}' },
      ])
      const { records } = (await ada.ask('GET', '/api/me/export')).body as { records: unknown[] }
      expect(records).toEqual(
        expect.arrayContaining([
          { kind: 'push', endpoint },
          { kind: 'push', damaged: true },
          { kind: 'mute', until: null, reason: 'Insults.', at: 1 },
          { kind: 'operator' },
        ]),
      )
      expect(JSON.stringify(records)).not.toMatch(/secret/)
    })

    test('what operators note of a report is not among the data of who reported', async () => {
      const server = await startServer({ store: await open() })
      const { match, ada, bob } = await tableOfTwo(server.host)
      await bob.command({ type: 'chat', match, text: 'go home' })
      const body = { match, about: bob.person.me.id, text: 'He insults me.' }
      expect((await ada.person.ask('POST', '/api/reports', { body })).status).toBe(200)
      const reports = new Reports(server.service.matches)
      const [report] = await reports.list({})
      await reports.settle(report?.id ?? '', { by: 'secret-operator', at: 1, note: 'She started it.' })
      await server.store.changeRecords([
        {
          kind: 'report',
          id: 'damaged',
          owner: ada.person.me.id,
          rank: 2,
          base: 0,
          body: '{"note":"She lies."',
        },
      ])
      const data = (await ada.person.ask('GET', '/api/me/export')).body
      expect(data).toMatchObject({
        records: expect.arrayContaining([
          expect.objectContaining({ kind: 'report', text: 'He insults me.', isSettled: true }),
        ]) as unknown,
      })
      expect(JSON.stringify(data)).not.toMatch(/secret-operator|She started it|She lies/)
    })

    test('reports about somebody who is deleted keep neither their name nor their words', async () => {
      const server = await startServer({ store: await open() })
      const { match, ada, bob } = await tableOfTwo(server.host)
      await bob.command({ type: 'chat', match, text: 'go home' })
      const { id, name } = bob.person.me
      const body = { match, about: id, text: 'Insults.' }
      expect((await ada.person.ask('POST', '/api/reports', { body })).status).toBe(200)
      const reports = new Reports(server.service.matches)
      const [report] = await reports.list({})
      expect(report).toMatchObject({ about: { identity: id, name }, said: ['go home'] })
      expect((await bob.person.ask('DELETE', '/api/me')).status).toBe(200)
      const left = await reports.list({})
      expect(left).toMatchObject([
        { text: 'Insults.', about: { name: 'Former player' }, said: ['(removed)'], settled: null },
      ])
      expect(JSON.stringify(left)).not.toContain(id)
    })

    test('a guest deletes what is kept of them without a password, and is somebody else after that', async () => {
      const server = await startServer({ store: await open() })
      const ada = await Person.arrive(server.host)
      expect((await ada.ask('DELETE', '/api/me')).status).toBe(200)
      expect(await server.store.identity(ada.me.id)).toBeNull()
      expect((await ada.ask('GET', '/api/me')).body).not.toMatchObject({ id: ada.me.id })
      const nobody = new Person(server.host)
      expect((await nobody.ask('GET', '/api/me/export')).status).toBe(401)
    })

    test('guests who stay away, closed tables and old talk go after the days that the hall is set to', async () => {
      let [now, wall] = [0, 1_790_000_000_000]
      const pass = (days: number): void => {
        now += days * DAY
        wall += days * DAY
      }
      const days = { guests: 10, tables: 3, talk: 5 }
      const server = await startServer({
        store: await open(),
        now: () => now,
        wall: () => wall,
        rules: { days },
      })
      const { store, service } = server
      const swept = async (): Promise<void> => {
        now += 3_600_001
        service.sweep()
        await expect.poll(() => Promise.resolve(service.matches.isAtRest), { timeout: 15_000 }).toBe(true)
      }
      const [guest, regular, owner] = [
        await Person.arrive(server.host),
        await Person.arrive(server.host),
        await Person.arrive(server.host),
      ]
      await owner.ask('POST', '/api/account', { body: { name: 'owner', password: PASSWORD } })
      const { id: table } = await owner.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      await owner.ask('DELETE', `/api/matches/${table}`)
      await store.addChat({
        match: table,
        n: 1,
        from: 'x',
        seat: null,
        text: 'old',
        at: wall,
        command: 'x:1',
      })
      pass(2)
      await swept()
      expect(await store.match(table)).not.toBeNull()
      pass(2)
      await swept()
      expect(await store.match(table)).toBeNull()
      pass(5)
      await regular.ask('GET', '/api/me')
      await swept()
      expect(await store.identity(guest.me.id)).not.toBeNull()
      pass(2)
      await swept()
      const left = await Promise.all([guest, regular, owner].map(({ me }) => store.identity(me.id)))
      expect(left.map((one) => one !== null)).toEqual([false, true, true])
    })

    test('nothing goes where a hall keeps it for ever', async () => {
      let now = 1_790_000_000_000
      const rules = { days: { guests: 0, tables: 0, talk: 0 } }
      const server = await startServer({ store: await open(), now: () => now, rules })
      const guest = await Person.arrive(server.host)
      now += 10_000 * DAY
      server.service.sweep()
      await expect
        .poll(() => Promise.resolve(server.service.matches.isAtRest), { timeout: 15_000 })
        .toBe(true)
      expect(await server.store.identity(guest.me.id)).not.toBeNull()
    })

    test('a hall by invitation lets nobody new in without its word', async () => {
      const store = await open()
      const server = await startServer({ store, rules: { invitation: WORD } })
      const ada = new Person(server.host)
      const told = 'This hall is by invitation: enter the word that you were given.'
      for (const [method, path] of [
        ['GET', '/api/me'],
        ['GET', '/api/matches'],
        ['POST', '/api/promises'],
      ] as const)
        expect(await ada.ask(method, path)).toMatchObject({
          status: 403,
          body: { field: 'invitation', error: told },
        })
      const wrong = await ada.ask('POST', '/api/invitation', { body: { word: 'sesame' } })
      expect(wrong).toMatchObject({ status: 403, body: { error: 'This is not the word of the invitation.' } })
      const statuses = new Set<number>()
      for (let i = 0; i < 1000; i++)
        statuses.add((await ada.ask('POST', '/api/invitation', { body: { word: `word ${i}` } })).status)
      expect([...statuses]).toEqual([403, 429])
      expect((await ada.ask('POST', '/api/invitation', { body: { word: WORD } })).status).toBe(200)
      expect((await ada.ask('GET', '/api/me')).status).toBe(200)
      await ada.ask('POST', '/api/account', { body: { name: 'ada', password: PASSWORD } })
      const elsewhere = new Person(server.host)
      const body = { name: 'ada', password: PASSWORD }
      expect((await elsewhere.ask('POST', '/api/session', { body })).status).toBe(200)
    }, 60_000)
  })
}

test('a word that is not allowed is refused in names and talk, unless the filter is off', async () => {
  const [strict, free] = [await startServer({ rules: { wordFilter: wordFilter() } }), await startServer()]
  const said = async (host: string): Promise<unknown[]> => {
    const { match, ada } = await tableOfTwo(host)
    const line = await ada.command({ type: 'chat', match, text: 'what the fuck' })
    const fine = await ada.command({ type: 'chat', match, text: 'Scunthorpe, assassin, classic pass' })
    const name = await ada.person.ask('POST', '/api/me', { body: { name: 'sh1t' } })
    const account = await ada.person.ask('POST', '/api/account', {
      body: { name: 'fuck_you', password: PASSWORD },
    })
    return [line.type, fine.type, name.status, account.status]
  }
  expect(await said(strict.host)).toEqual(['refused', 'done', 400, 400])
  expect(await said(free.host)).toEqual(['done', 'done', 200, 200])
})

keeping('on SQLite', () => memoryStore())

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  let halls = 0
  keeping('on PostgreSQL', async () =>
    openPostgresStore(databasePlace((await postgres?.hall(`${folder}/${halls++}`)) ?? '')),
  )
})
