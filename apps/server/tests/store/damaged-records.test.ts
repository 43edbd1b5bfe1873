import { afterAll, describe, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { RecordChange } from '../../src/store/records.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

/** A body whose end did not come to disk. */
const TORN = '{"kind":"ban","until":17'
const TOURNAMENT = 'cupofanacupofana'

/** A record that is damaged: whose it is and where it stands; `says` is a part of what the operator is told, where that is not its kind. */
interface Damaged {
  readonly kind: string
  readonly id: string
  readonly owner?: string
  readonly body?: string
  readonly says?: string
  /** Nothing is told: all that such a record says is that it is there. */
  readonly isQuiet?: true
}

/** One of every kind that a hall keeps of Ana, or of itself. */
function damagedRows(ana: string): Damaged[] {
  const own = (kind: string, id = ana): Damaged => ({ kind, id, owner: ana })
  const ofHall = (kind: string, id = 'hall'): Damaged => ({ kind, id })
  return [
    { ...ofHall('mute', ana), says: 'muted for good' },
    { ...ofHall('mute', ana), body: '{"kind":"mute"}', says: 'muted for good' },
    { ...ofHall('push-keys'), says: 'push keys' },
    { ...ofHall('push-keys'), body: '{"publicKey":"BAD","privateKey":"BAD"}', says: 'push keys' },
    ofHall('hall-time'),
    ofHall('audit', '0000000000001'),
    own('report', '0000000000001'),
    ofHall('seek', ana),
    own('push', 'some-browser'),
    own('friends'),
    own('terms'),
    own('rating/sigmar'),
    own('rating-step/sigmar', `m1.${ana}`),
    { ...ofHall('rated', 'm1'), says: '' }, // read only where a server died just then
    ofHall('tournament', TOURNAMENT),
    ofHall('tournament-live', TOURNAMENT),
    ofHall('tournament-over', TOURNAMENT),
    own('tournament-entry', `${TOURNAMENT} ${ana}`),
    own('mail'),
    { ...own('seen'), isQuiet: true },
    { ...own('profile'), isQuiet: true },
    { ...own('operator'), isQuiet: true },
    { ...own('browser', `some-browser.${ana}`), isQuiet: true },
  ]
}

function changeTo({ kind, id, owner }: Damaged, body: string | null): RecordChange {
  return { kind, id, owner: owner ?? null, rank: 1500, base: null, body }
}

/** What anybody may ask of a hall; no answer is a fault of the server. */
const QUESTIONS = [
  '/api/me',
  '/api/me/record',
  '/api/me/export',
  '/api/matches',
  '/api/decks?since=0',
  '/api/friends',
  '/api/terms',
  '/api/calls',
  '/api/leaderboards/sigmar',
  '/api/tournaments',
  `/api/tournaments/${TOURNAMENT}`,
]

/** Whoever runs the server sees everything. */
async function expectLookedAfter(person: Person, who: string): Promise<void> {
  const by = (given: object): { headers: Record<string, string>; body: object } => ({
    headers: { authorization: `Bearer ${TOKEN}` },
    body: given,
  })
  const answers = [
    await person.ask('POST', '/api/operator/audit.list', by({ limit: 50 })),
    await person.ask('POST', '/api/operator/reports.list', by({})),
    await person.ask('POST', '/api/operator/hall.look', by({})),
    await person.ask('POST', '/api/operator/people.export', by({ who })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
}

interface Hall {
  readonly store: Store
  readonly ana: Person
  readonly ben: Person
}

/** A hall in which two people have accounts; its store outlives its servers. */
async function hallOn(open: () => Promise<Store>): Promise<Hall> {
  const store = await open()
  store.close = async () => undefined
  const server = await startServer({ store })
  const [ana, ben] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  for (const [person, name] of [
    [ana, 'ana'],
    [ben, 'ben'],
  ] as const)
    await person.ask('POST', '/api/account', { body: { name, password: 'a long password' } })
  await server.close()
  return { store, ana, ben }
}

function serve(store: Store): Promise<TestServer> {
  return startServer({ store, rules: { operatorToken: TOKEN } }, { logLevel: 'error' })
}

const TOKEN = 'an-operator-of-this-hall'

function at(server: TestServer, { cookie, me }: Person): Person {
  return Object.assign(new Person(server.host), { cookie, me })
}

function errorsOf(server: TestServer): string {
  server.service.sweep()
  return server.app.errorBook
    .sinceYesterday(Date.now())
    .map(({ sentence }) => sentence)
    .join('\n')
}

/** Whoever it is can do what they always can. */
async function expectUsual(person: Person): Promise<void> {
  const questions = [...QUESTIONS, `/api/people/${person.me.id}`]
  const answers = await Promise.all(
    questions.map(async (path) => [path, (await person.ask('GET', path)).status] as const),
  )
  expect(answers.filter(([, status]) => status >= 500)).toEqual([])
  const endpoint = 'https://fcm.googleapis.com/fcm/send/another-browser'
  expect((await person.ask('DELETE', '/api/calls', { body: { endpoint } })).status).toBeLessThan(300)
}

const stores: [string, () => Promise<Store>][] = [['the embedded store', memoryStore]]
if (postgres) {
  const { hall } = postgres
  stores.push(['PostgreSQL', async () => openPostgresStore(databasePlace(await hall('damaged')))])
}

describe.each(stores)('on %s', (_name, open) => {
  const opened = hallOn(open)

  test.each(damagedRows('ana').map((row, n) => [row.kind, n] as const))(
    'a hall opens although a record of the kind "%s" is damaged (%i), all its people go on, and its operator is told',
    async (_kind, n) => {
      const { store, ana, ben } = await opened
      const damaged = damagedRows(ana.me.id)[n] as Damaged
      const { says = `"${damaged.kind}"`, isQuiet } = damaged
      const beside = { kind: 'audit', id: `00000000010${n}` } // of which it is told
      const rows: Damaged[] = isQuiet ? [damaged, beside] : [damaged]
      await store.changeRecords(rows.map((row) => changeTo(row, row.body ?? TORN)))
      const server = await serve(store)
      for (const person of [ana, ben]) await expectUsual(at(server, person))
      await expectLookedAfter(at(server, ben), ana.me.id)
      await expect
        .poll(() => errorsOf(server), PATIENTLY)
        .toContain(isQuiet ? `"audit" of ${beside.id}` : says)
      expect(errorsOf(server)).not.toContain(isQuiet ? says : 'what nobody says')
      const table = await tableOfTwo(server.host)
      await playSome(table, 2)
      await server.close()
      await store.changeRecords(rows.map((row) => changeTo(row, null)))
    },
  )

  test.each([TORN, '{}', '{"kind":"ban","identity":"nobody","until":5,"reason":"x","by":"y","at":1}'])(
    'a ban that cannot be read holds for good, and one sentence says whom it is of and what lifts it: %s',
    async (body) => {
      const { store, ana, ben } = await opened
      const { id } = ana.me
      await store.changeRecords([{ kind: 'ban', id, owner: null, rank: null, base: null, body }])
      const server = await serve(store)
      const [banned, other] = [at(server, ana), at(server, ben)]
      expect((await banned.ask('GET', '/api/matches')).status).toBe(403)
      expect((await other.ask('GET', '/api/matches')).status).toBe(200)
      await expect
        .poll(() => errorsOf(server), PATIENTLY)
        .toContain(`The ban of ${id} cannot be read, so they are banned for good`)
      expect(errorsOf(server)).toContain(`trialhall admin people unban ${id}`)
      const lift = { headers: { authorization: `Bearer ${TOKEN}` }, body: { who: id } }
      expect((await other.ask('POST', '/api/operator/people.unban', lift)).status).toBe(200)
      expect((await banned.ask('GET', '/api/matches')).status).toBe(200)
      await server.close()
    },
  )

  test('what its owner writes anew takes the place of a damaged record', async () => {
    const { store, ana, ben } = await opened
    for (const kind of ['friends', 'terms'])
      await store.changeRecords([
        { kind, id: ana.me.id, owner: ana.me.id, rank: null, base: null, body: TORN },
      ])
    const server = await serve(store)
    const asked = await at(server, ben).ask('POST', `/api/friends/${ana.me.id}`, { body: {} })
    expect(asked.status).toBe(200)
    expect((await at(server, ana).ask('GET', '/api/friends')).body).toMatchObject({
      toAnswer: [{ id: ben.me.id }],
    })
    await server.close()
  })

  test('what counts by being there counts when it is damaged: who is an operator, and whose profile is hidden', async () => {
    const { store, ana, ben } = await opened
    const { id } = ana.me
    const kinds = ['operator', 'profile'] as const
    const all = (body: string | null): Promise<boolean> =>
      store.changeRecords(kinds.map((kind) => ({ kind, id, owner: id, rank: null, base: null, body })))
    await all(TORN)
    const server = await serve(store)
    const shown = await at(server, ben).ask('GET', `/api/people/${id}`)
    expect(shown.body).toMatchObject({ isHidden: true })
    expect((await at(server, ana).ask('POST', '/api/operator/hall.look', { body: {} })).status).toBe(200)
    await server.close()
    await all(null)
  })

  test('a damaged deck is left out, and a device that still has it puts it right', async () => {
    const { store, ana } = await opened
    const limits = { decks: 50, deleted: 50 }
    const owner = ana.me.id
    const put = { owner, id: 'deck00000001', base: 0, changedAt: 5, body: TORN, most: limits }
    expect((await store.putDeck(put)).outcome).toBe('kept')
    const server = await serve(store)
    const person = at(server, ana)
    expect((await person.ask('GET', '/api/decks?since=0')).body).toMatchObject({ decks: [] })
    await expect.poll(() => errorsOf(server), PATIENTLY).toContain(`deck of ${owner}`)
    const deck = { game: 'lanes', name: 'Again', rules: {}, cards: {} }
    const body = { owner, base: 0, changedAt: 9, deck }
    const kept = await person.ask('PUT', '/api/decks/deck00000001', { body })
    expect([kept.status, kept.body]).toEqual([200, expect.objectContaining({ deck: expect.anything() })])
    await server.close()
  })

  test('with a damaged password nobody signs in, who runs the server is told, and another takes its place', async () => {
    const { store, ben } = await opened
    const server = await serve(store)
    const signIn = async (password: unknown): Promise<number> => {
      const person = await Person.arrive(server.host)
      return (await person.ask('POST', '/api/session', { body: { name: 'ben', password } })).status
    }
    for (const hash of ['', 'nonsense', '$argon2id$v=19$m=64,t=1,p=1$c2Fs']) {
      await store.setPassword('ben', hash)
      expect(await signIn('a long password')).toBe(401)
    }
    await expect
      .poll(() => errorsOf(server), PATIENTLY)
      .toContain('The password of the account "ben" is damaged')
    const operator = { headers: { authorization: `Bearer ${TOKEN}` }, body: { who: 'ben' } }
    const reset = await at(server, ben).ask('POST', '/api/operator/people.reset-password', operator)
    expect(await signIn((reset.body as { readonly value: unknown }).value)).toBe(200)
    await server.close()
  })
})
