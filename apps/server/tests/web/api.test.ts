import type { Lobby, NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { PATIENTLY } from '../support/patience.ts'
import { type Page, Person } from '../support/person.ts'
import { FOR_METRICS, memoryStore, METRICS_TOKEN, startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const server = await startServer()

test('a guest gets a cookie that scripts cannot read, and a name to change', async () => {
  const guest = new Person(server.host)
  const { headers, body } = await guest.ask('GET', '/api/me')
  expect(headers.getSetCookie()[0]).toMatch(
    /^trialhall=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ account: null, name: expect.stringMatching(/^\w+ \w+$/) })
  expect((await guest.ask('GET', '/api/me')).body).toEqual(body)
  const renamed = await guest.ask('POST', '/api/me', { body: { name: '  Ada Ö. ' } })
  expect(renamed.body).toEqual({ ...(body as object), name: 'Ada Ö.' })
  const wrong = await guest.ask('POST', '/api/me', { body: { name: '<b>' } })
  expect(wrong).toMatchObject({ status: 400, body: { ok: false, code: 'bad-request', field: 'name' } })
  expect((await guest.ask('POST', '/api/me', { body: { nam: 'x' } })).status).toBe(400)
})

test('whoever keeps coming keeps their cookie: it is given anew when a month has passed', async () => {
  const person = await Person.arrive(server.host)
  const { cookie } = person
  const again = await person.ask('GET', '/api/me')
  expect(again.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^${cookie}; Max-Age=31536000; .*HttpOnly`)),
    expect.stringMatching(/^trialhall-fresh=1; Max-Age=2592000; /),
  ])
  const headers = { cookie: `${cookie}; trialhall-fresh=1` }
  const soon = await new Person(server.host).ask('GET', '/api/me', { headers })
  expect([soon.headers.getSetCookie(), soon.body]).toEqual([[], person.me])
  const stranger = await new Person(server.host).ask('GET', '/api/me', { headers: { cookie: 'trialhall=x' } })
  expect(stranger.headers.getSetCookie()[0]).not.toContain('trialhall=x;')
})

test('a new name is seen at the tables where one sits', async () => {
  const { match, ada, bob } = await tableOfTwo(server.host)
  await ada.person.ask('POST', '/api/me', { body: { name: 'Countess' } })
  await bob.message('seats', (message) => message.seats[0]?.name === 'Countess')
  await ada.command({ type: 'chat', match, text: 'It is me.' })
  expect((await bob.message('chat')).line.from).toBe('Countess')
  expect((await bob.person.card(match)).seats[0]?.name).toBe('Countess')
})

test('an account carries a guest and their matches to another device', async () => {
  const { match, ada } = await tableOfTwo(server.host)
  const credentials = { name: 'ada_l', password: 'a long password' }
  const made = await ada.person.ask('POST', '/api/account', { body: credentials })
  expect(made.body).toMatchObject({ id: ada.person.me.id, account: 'ada_l' })
  expect(
    (await ada.person.ask('POST', '/api/account', { body: { ...credentials, name: 'other' } })).status,
  ).toBe(400)
  const stored = await server.store.account('ada_l')
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)

  const phone = await Person.arrive(server.host)
  const taken = await phone.ask('POST', '/api/account', { body: { ...credentials, name: 'ADA_L' } })
  expect(taken).toMatchObject({ status: 400, body: { error: expect.stringContaining('taken') } })
  const wrong = await phone.ask('POST', '/api/session', {
    body: { ...credentials, password: 'a wrong password' },
  })
  const unknown = await phone.ask('POST', '/api/session', { body: { ...credentials, name: 'nobody' } })
  expect(wrong.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
  const signedIn = await phone.ask('POST', '/api/session', { body: credentials })
  expect(signedIn.body).toMatchObject({ id: ada.person.me.id })
  expect((await phone.card(match)).mine).toEqual([0])

  const page = await phone.page()
  expect((await page.watch(match)).moment?.viewer).toBe(0)
  const old = phone.cookie
  await phone.ask('DELETE', '/api/session')
  expect(await page.until('the end', () => page.closed)).toMatchObject({ code: 1001 })
  phone.cookie = old
  expect((await phone.ask('GET', '/api/me')).body).not.toMatchObject({ id: ada.person.me.id })
  expect(ada.closed).toBeNull()
})

test('passwords of one address are limited, widely: many people may share it', async () => {
  const time = { now: 0 }
  const limits = { ...USUAL_LIMITS, passwords: { most: 3, perSecond: 1 } }
  const strict = await startServer({ limits, now: () => time.now })
  const guest = await Person.arrive(strict.host)
  const attempt = async (name: string): Promise<number> =>
    (await guest.ask('POST', '/api/session', { body: { name, password: 'a wrong password' } })).status
  expect([await attempt('ada'), await attempt('bob'), await attempt('cyd')]).toEqual([401, 401, 401])
  expect(await attempt('dan')).toBe(429)
  time.now += 1000
  expect([await attempt('dan'), await attempt('eve')]).toEqual([401, 429])
  expect((await guest.ask('GET', '/api/me')).status).toBe(200)
  expect(USUAL_LIMITS.passwords.most).toBeGreaterThanOrEqual(100)
})

test('new guests and new matches are limited for an address too', async () => {
  const strict = await startServer({ limits: { ...USUAL_LIMITS, newcomers: { most: 2, perSecond: 0 } } })
  const guest = await Person.arrive(strict.host)
  await guest.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const more = await guest.ask('POST', '/api/matches', {
    body: { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  expect(more).toMatchObject({ status: 429, body: { ok: false, code: 'too-many' } })
  expect((await new Person(strict.host).ask('GET', '/api/me')).status).toBe(429)
})

test.each([
  ['an unknown game', { game: 'chess', seats: [{ kind: 'me' }] }, 'unknown-game', 'game'],
  ['too few seats', { game: 'sigmar', seats: [{ kind: 'me' }] }, 'bad-seats', 'seats'],
  ['no seats', { game: 'sigmar', seats: [] }, 'bad-request', 'seats'],
  [
    'an unknown bot',
    { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] },
    'bad-bot',
    'seats[1].bot',
  ],
  [
    'an unknown option',
    { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }], options: { x: 1 } },
    'bad-option',
    'options.x',
  ],
  ['a seed', { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }], seed: 1 }, 'bad-request', 'seed'],
  [
    'a clock of a second',
    {
      game: 'sigmar',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'live', seconds: 1, increment: 0 },
    },
    'bad-request',
    'clock.seconds',
  ],
])('a match with %s is refused', async (_name, body, code, field) => {
  const guest = await Person.arrive(server.host)
  const answer = await guest.ask('POST', '/api/matches', { body })
  expect(answer).toMatchObject({ status: 400, body: { ok: false, code, field } })
})

test('of many who want one seat at the same time one gets it', async () => {
  const host = await Person.arrive(server.host)
  const guests = await Promise.all([1, 2, 3, 4, 5].map(() => Person.arrive(server.host)))
  const { id } = await host.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const answers = await Promise.all(guests.map((guest) => guest.ask('POST', `/api/matches/${id}/seats/1`)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400, 400, 400])
  const winner = guests[answers.findIndex((answer) => answer.status === 200)]
  const card = await host.card(id)
  expect(card).toMatchObject({ status: 'playing', seats: [{ id: host.me.id }, { id: winner?.me.id }] })
  expect([...server.service.matches.rooms.values()].filter((room) => room.id === id)).toHaveLength(1)
})

test('a seat can be given back until the match begins', async () => {
  const host = await Person.arrive(server.host)
  const guest = await Person.arrive(server.host)
  const { id } = await host.create({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    visibility: 'public',
  })
  const page = await host.page()
  await page.watch(id)
  await guest.join(id, 2)
  await page.message('seats', (message) => message.seats[2]?.id === guest.me.id)
  const other = await Person.arrive(server.host) // neither sits there nor opened the table
  expect((await other.ask('DELETE', `/api/matches/${id}/seats/2`)).status).toBe(400)
  expect((await guest.ask('DELETE', `/api/matches/${id}/seats/0`)).status).toBe(400)
  expect((await guest.ask('DELETE', `/api/matches/${id}/seats/2`)).body).toMatchObject({ mine: [] })
  await page.message('seats', (message) => message.seats[2]?.kind === 'open')
  expect((await guest.ask('POST', `/api/matches/${id}/seats/9`)).status).toBe(400)
  for (const seat of ['x', '1e0', '0x1', '%201', '1.0', '01', '+1']) {
    const answer = await guest.ask('POST', `/api/matches/${id}/seats/${seat}`)
    expect(answer).toMatchObject({ status: 400, body: { field: 'seat' } })
    expect((await guest.ask('DELETE', `/api/matches/${id}/seats/${seat}`)).status).toBe(400)
  }
  const { body } = await guest.ask('GET', '/api/matches')
  expect(body).toMatchObject({ open: expect.arrayContaining([expect.objectContaining({ id })]), mine: [] })
  expect((await host.ask('GET', '/api/matches')).body).toMatchObject({ mine: [{ id }] })
})

test('the lobby says whose turn it is, also of matches that were put away', async () => {
  const table = await tableOfTwo(server.host)
  await playSome(table, 3)
  await table.ada.leave()
  await table.bob.leave()
  await expect.poll(() => server.service.matches.rooms.get(table.match)?.isIdle, PATIENTLY).toBe(true)
  server.service.matches.closeIdle(-1)
  const { body } = await table.ada.person.ask('GET', '/api/matches')
  expect(body).toMatchObject({ mine: [{ id: table.match, choices: 3, asked: [expect.any(Number)] }] })
})

test('the lobby says how much time is left, and for how long a choice is waited for', async () => {
  const table = await tableOfTwo(server.host, { clock: { kind: 'days', days: 2 } })
  await playSome(table, 1)
  const { body } = await table.ada.person.ask('GET', '/api/matches')
  const [card] = (body as Lobby).mine
  const [seat = -1] = card?.asked ?? []
  expect(card?.time?.running).toEqual([seat])
  expect(card?.time?.left[seat]).toBeGreaterThan(47 * 3_600_000)
  expect(card?.movedAt).toBeGreaterThanOrEqual(card?.createdAt ?? Number.POSITIVE_INFINITY)
})

test('a match of bots alone begins with what is usual for them, unless something else is said', async () => {
  const person = await Person.arrive(server.host)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const capOf = async (seats: NewMatch['seats'], options: object): Promise<unknown> =>
    (await person.create({ game: 'eldar', seats, options: { ...options } })).options.roundCap
  expect(await capOf([bot, bot], {})).toBe(30)
  expect(await capOf([bot, bot], { roundCap: 3 })).toBe(3)
  expect(await capOf([bot, bot], { roundCap: 0 })).toBe(30) // as a form says it that nobody touched
  expect(await capOf([{ kind: 'me' }, bot], {})).toBe(0)
})

test('a record counts finished matches by game, won and lost, with people and with bots', async () => {
  const { match, ada, bob } = await tableOfTwo(server.host)
  await ada.command({ type: 'resign', match, seat: 0 })
  await ada.message('table', ({ card }) => card.status === 'over')
  const recordOf = async ({ person }: Page): Promise<unknown> =>
    (await person.ask('GET', '/api/me/record')).body
  const lost = { played: 1, won: 0 }
  const won = { played: 1, won: 1 }
  expect(await recordOf(ada)).toMatchObject({
    games: [{ game: 'sigmar', ...lost, withPeople: lost }],
    finished: [{ id: match, status: 'over', ranks: [2, 1] }],
  })
  expect(await recordOf(bob)).toMatchObject({ games: [{ game: 'sigmar', ...won, withPeople: won }] })
  const bots = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }]
  const alone = await ada.person.create({ seats: bots })
  await ada.watch(alone.id)
  await ada.command({ type: 'resign', match: alone.id, seat: 0 })
  await ada.message('table', ({ card }) => card.id === alone.id && card.status === 'over')
  expect(await recordOf(ada)).toMatchObject({
    games: [{ game: 'sigmar', played: 2, won: 0, withPeople: lost }],
  })
})

test('nobody has more unfinished matches than the limit, created, joined or begun again', async () => {
  const strict = await startServer({ limits: { ...USUAL_LIMITS, unfinished: 2 } })
  const [ada, bob] = [await Person.arrive(strict.host), await Person.arrive(strict.host)]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id: first } = await ada.create({ seats })
  await ada.create({ seats })
  const refused = await ada.ask('POST', '/api/matches', { body: { game: 'sigmar', seats } })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      field: 'matches',
      error: 'You have 2 matches that are not over; finish or resign one of them first.',
    },
  })
  const { id: other } = await bob.create({ seats })
  expect(await ada.ask('POST', `/api/matches/${other}/seats/1`)).toMatchObject({ status: 400 })
  await ada.ask('DELETE', `/api/matches/${first}/seats/0`)
  expect((await ada.join(other, 1)).status).toBe('playing')
})

test('metrics are given for their token, wherever one comes from, and not at all where none is set', async () => {
  const [token, { app }] = [METRICS_TOKEN, server]
  const ask = async (authorization?: string): Promise<number> => {
    const headers = authorization === undefined ? {} : { authorization }
    return (await app.inject({ url: '/metrics', headers })).statusCode
  }
  expect(await ask(`Bearer ${token}`)).toBe(200)
  for (const wrong of [undefined, '', token, 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
    expect(await ask(wrong)).toBe(401)
  const none = await startServer({ metricsToken: null })
  const asked = await none.app.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } })
  expect(asked.statusCode).toBe(404)
})

test('seeds and logs stay secret until a match is over', async () => {
  const { match, ada } = await tableOfTwo(server.host)
  const early = await ada.person.ask('GET', `/api/matches/${match}/log`)
  expect(early).toMatchObject({ status: 403, body: { ok: false } })
  expect(await ada.person.card(match)).not.toHaveProperty('seed')
  await ada.command({ type: 'resign', match, seat: 0 })
  await ada.message('table', ({ card }) => card.status === 'over')
  const card = await ada.person.card(match)
  const { body } = await ada.person.ask('GET', `/api/matches/${match}/log`)
  expect(body).toMatchObject({ seed: card.seed, leaves: [{ at: 0, seat: 0 }] })
})

test('how many choices were made is told of a match that is over, also when it was put away', async () => {
  const table = await tableOfTwo(server.host)
  const { match, ada } = table
  await playSome(table, 3)
  await ada.command({ type: 'resign', match, seat: 0 }) // an entry of the log, and no choice
  await ada.message('table', ({ card }) => card.status === 'over')
  await Promise.all([ada.leave(), table.bob.leave()])
  server.service.matches.closeIdle(-1)
  await expect.poll(() => server.service.matches.rooms.has(match), PATIENTLY).toBe(false)
  expect(await ada.person.card(match)).toMatchObject({ status: 'over', choices: 3 })
})

test('pages of other sites, unknown places and broken bodies get one kind of answer', async () => {
  const guest = await Person.arrive(server.host)
  const foreign = await guest.ask('POST', '/api/me', {
    body: { name: 'x' },
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign).toMatchObject({ status: 403, body: { ok: false, code: 'bad-request' } })
  const disguised = await guest.ask('POST', '/%61pi/me', {
    body: { name: 'Stolen' },
    headers: { origin: 'https://evil.example' },
  })
  expect(disguised.status).toBe(403)
  expect((await guest.ask('GET', '/%61pi/me')).headers.get('cache-control')).toBe('no-store')
  expect(await guest.ask('GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { ok: false, code: 'not-found' },
  })
  expect(await guest.ask('GET', '/api/matches/nosuchmatch')).toMatchObject({
    status: 404,
    body: { code: 'no-match' },
  })
  const broken = await fetch(`http://${server.host}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  })
  expect([broken.status, await broken.json()]).toEqual([
    400,
    expect.objectContaining({ ok: false, code: 'bad-request' }),
  ])
  const huge = await guest.ask('POST', '/api/me', { body: { name: 'x'.repeat(100_000) } })
  expect(huge).toMatchObject({ status: 413, body: { ok: false } })
})

test('what goes wrong inside is not told to those outside', async () => {
  const store = await memoryStore()
  const failing = await startServer({ store })
  const guest = await Person.arrive(failing.host)
  store.matches = () => Promise.reject(new Error('secret path /var/lib'))
  const { status, body } = await guest.ask('GET', '/api/matches')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('metrics count what went on', async () => {
  const table = await tableOfTwo(server.host)
  await playSome(table, 2)
  const { body } = await table.ada.person.ask('GET', '/metrics', FOR_METRICS)
  const value = (name: string): number =>
    Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(String(body))?.[1])
  expect(value('trialhall_choices_total')).toBeGreaterThan(1)
  expect(value('trialhall_connections')).toBeGreaterThan(1)
  expect(value('trialhall_people')).toBeGreaterThan(0)
  expect(value('trialhall_request_seconds_count{status="2xx"}')).toBeGreaterThan(1)
  expect(value('trialhall_matches_live')).toBeGreaterThan(0)
  expect(value('trialhall_append_seconds_count')).toBeGreaterThan(1)
  expect(value('trialhall_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})
