import { commitmentOf, verifySeed } from '@trialhall/fair'
import { games } from '@trialhall/games'
import { checkLog, Match, type Log } from '@trialhall/kernel'
import type { MatchCard, NewMatch, Promised } from '@trialhall/protocol'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { LogEntry, StoredMatch } from '../../src/store/store.ts'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

const bytes = (): string => randomBytes(16).toString('hex')
const HOSTS = bytes()
const GUESTS = bytes()
type Seats = NewMatch['seats']

async function promised(person: Person): Promise<Promised> {
  return (await person.ask('POST', '/api/promises')).body as Promised
}

/** Opens a table as a page does: the promise first, then what one brings. */
async function opened(
  host: Person,
  plan: Partial<NewMatch> = {},
  seats: Seats = [{ kind: 'me', bytes: HOSTS }, { kind: 'open' }],
): Promise<MatchCard> {
  const { table } = await promised(host)
  return host.create({ table, ...plan, seats })
}

function sit(person: Person, match: string, body: unknown): ReturnType<Person['ask']> {
  return person.ask('POST', `/api/matches/${match}/seats/1`, { body })
}

async function logOf(person: Person, match: string): Promise<Log> {
  const log = checkLog((await person.ask('GET', `/api/matches/${match}/log`)).body)
  if (!log.ok) throw new Error(log.fault.message)
  return log.value
}

const faults = (log: Log): unknown[] => verifySeed(log).filter(({ isRight }) => isRight === false)

interface Table {
  readonly match: string
  readonly ada: Page
  readonly bob: Page
  readonly visitor: Page
}

async function seated(plan: Partial<NewMatch> = {}): Promise<Table> {
  const people = await Promise.all([0, 1, 2].map(() => Person.arrive(server.host)))
  const [a, b, v] = people as [Person, Person, Person]
  const { id: match } = await opened(a, plan)
  const [ada, bob, visitor] = [await a.page(), await b.page(), await v.page()]
  for (const page of [ada, bob, visitor]) await page.watch(match)
  expect((await sit(b, match, { bytes: GUESTS })).status).toBe(200)
  await visitor.moment(match)
  return { match, ada, bob, visitor }
}

test('the server commits before anybody brings anything, and everybody sees what seats bring as they come', async () => {
  const [host, guest, stranger] = await Promise.all([0, 1, 2].map(() => Person.arrive(server.host)))
  if (!host || !guest || !stranger) throw new Error('nobody came')
  const promise = await promised(host)
  const seats: Seats = [{ kind: 'me', bytes: HOSTS }, { kind: 'bot', bot: 'novice' }, { kind: 'open' }]
  const card = await host.create({ table: promise.table, seats })
  expect(card.id).toBe(promise.table)
  const seedFrom = { table: promise.table, game: 1, commitment: promise.commitment }
  const seen = await stranger.card(card.id)
  expect(seen.seedFrom).toEqual(seedFrom)
  expect(seen.seats.map((seat) => seat.bytes)).toEqual([HOSTS, undefined, undefined])

  const page = await stranger.page()
  await page.watch(card.id)
  await guest.ask('POST', `/api/matches/${card.id}/seats/2`, { body: { bytes: GUESTS } })
  const begun = await page.message('table', (table) => table.card.status === 'playing')
  expect(begun.card.seats.map((seat) => seat.bytes)).toEqual([HOSTS, undefined, GUESTS])
  expect(begun.card.seedFrom).toEqual(seedFrom)
})

test('a match between people can be verified from what was promised to what was played', async () => {
  const { match, ada, bob, visitor } = await seated()
  const stored = await server.store.match(match)
  const before = await visitor.person.card(match)
  await Promise.all([ada, bob].map((page, i) => playOn(page, match, { seed: 40 + i })))
  await visitor.message('table', ({ card }) => card.status === 'over')

  const log = await logOf(visitor.person, match)
  expect(faults(log)).toEqual([])
  const { seedFrom } = log
  if (!seedFrom || !stored?.origin) throw new Error('the log does not say where its seed comes from')
  expect(seedFrom).toMatchObject({ table: match, game: 1, brought: [HOSTS, GUESTS] })
  expect(seedFrom.commitment).toBe(before.seedFrom?.commitment)
  expect(commitmentOf(seedFrom)).toBe(before.seedFrom?.commitment)
  expect((await visitor.person.card(match)).seedFrom?.secret).toBe(seedFrom.secret)
  const game = games.find(log.game)
  const again = game.ok ? Match.replay(game.value, log, { story: false }) : game
  expect(again.ok && again.value.outcome?.ranks).toEqual((await visitor.person.card(match)).ranks)

  // Until its end nobody was told anything by which the chance to come could be known.
  const running = [ada, bob, visitor].flatMap((page) =>
    page.frames.filter((frame) => !frame.includes('"status":"over"')),
  )
  const begun = await server.store.match(match)
  const secrets = [String(begun?.seed), seedFrom.secret, stored.origin.root, '"key"', 'chacha20', '"counter"']
  expect(running.length).toBeGreaterThan(20)
  for (const secret of secrets) expect(running.filter((frame) => frame.includes(secret))).toEqual([])
})

describe('what is brought is refused', () => {
  const WRONG = [
    '',
    'ab',
    `${HOSTS}00`,
    HOSTS.toUpperCase().replace(/^./, 'A'),
    `${HOSTS.slice(1)}g`,
    7,
    null,
    [HOSTS],
    ` ${HOSTS.slice(1)}`,
  ]

  test('where it is not 16 bytes in hexadecimal, and then nobody sits', async () => {
    const host = await Person.arrive(server.host)
    const guest = await Person.arrive(server.host)
    const { id } = await opened(host)
    for (const wrong of WRONG) {
      expect(await sit(guest, id, { bytes: wrong })).toMatchObject({
        status: 400,
        body: {
          code: 'bad-request',
          field: 'bytes',
          error: expect.stringMatching(/must be 16 bytes as 32 hexadecimal digits/),
        },
      })
      const seats = [{ kind: 'me', bytes: wrong }, { kind: 'open' }]
      const { table } = await promised(host)
      const answer = await host.ask('POST', '/api/matches', { body: { game: 'sigmar', table, seats } })
      expect(answer).toMatchObject({ status: 400, body: { field: 'seats.0.bytes' } })
    }
    expect((await host.card(id)).seats[1]).toMatchObject({ kind: 'open' })
  })

  test('where the seat brought something else before; the same again, or nothing, changes nothing', async () => {
    const host = await Person.arrive(server.host)
    const guest = await Person.arrive(server.host)
    const seats: Seats = [{ kind: 'me', bytes: HOSTS }, { kind: 'open' }, { kind: 'open' }]
    const { id } = await opened(host, {}, seats)
    expect((await sit(guest, id, { bytes: GUESTS })).status).toBe(200)
    expect(await sit(guest, id, { bytes: bytes() })).toMatchObject({ status: 400, body: { field: 'bytes' } })
    expect((await sit(guest, id, { bytes: GUESTS })).status).toBe(200)
    expect((await sit(guest, id, {})).status).toBe(200)
    expect((await host.card(id)).seats.map((seat) => seat.bytes)).toEqual([HOSTS, GUESTS, undefined])
  })

  test('where it comes before the promise, or to a promise of somebody else, or to one that is used up', async () => {
    const host = await Person.arrive(server.host)
    const other = await Person.arrive(server.host)
    const seats = [{ kind: 'me', bytes: HOSTS }, { kind: 'open' }]
    const open = (who: Person, table?: string): ReturnType<Person['ask']> =>
      who.ask('POST', '/api/matches', { body: { game: 'sigmar', seats, ...(table ? { table } : {}) } })
    expect(await open(host)).toMatchObject({ status: 400, body: { field: 'seats.0.bytes' } })
    expect(await open(host, 'nosuchtable00000')).toMatchObject({ status: 400, body: { field: 'table' } })
    const { table } = await promised(host)
    expect(await open(other, table)).toMatchObject({ status: 400, body: { field: 'table' } })
    expect((await open(host, table)).status).toBe(200)
    expect(await open(host, table)).toMatchObject({ status: 400, body: { field: 'table' } })
  })

  test('of promises that nobody redeems only the newest of a person are kept', async () => {
    const host = await Person.arrive(server.host)
    const first = await promised(host)
    const last = []
    for (let i = 0; i < 8; i++) last.push(await promised(host))
    const open = ({ table }: Promised): ReturnType<Person['ask']> =>
      host.ask('POST', '/api/matches', {
        body: { game: 'sigmar', table, seats: [{ kind: 'me' }, { kind: 'open' }] },
      })
    expect(await open(first)).toMatchObject({ status: 400, body: { field: 'table' } })
    for (const one of last) expect((await open(one)).status).toBe(200)
  })
})

test('whoever gets up takes their bytes along, and who sits down next brings others', async () => {
  const [host, guest, other] = await Promise.all([0, 1, 2].map(() => Person.arrive(server.host)))
  if (!host || !guest || !other) throw new Error('nobody came')
  const seats: Seats = [{ kind: 'me', bytes: HOSTS }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await opened(host, {}, seats)
  await sit(guest, id, { bytes: GUESTS })
  await guest.ask('DELETE', `/api/matches/${id}/seats/1`)
  expect((await host.card(id)).seats.map((seat) => seat.bytes)).toEqual([HOSTS, undefined, undefined])
  const theirs = bytes()
  await sit(other, id, { bytes: theirs })
  expect((await host.card(id)).seats.map((seat) => seat.bytes)).toEqual([HOSTS, theirs, undefined])
})

test('who brings nothing is taken down as bringing nothing, as bots are', async () => {
  const host = await Person.arrive(server.host)
  const page = await host.page()
  const { id } = await host.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] })
  await page.watch(id)
  await page.command({ type: 'resign', match: id, seat: 0 })
  await page.message('table', ({ card }) => card.status === 'over')
  const log = await logOf(host, id)
  expect(log.seedFrom?.brought).toEqual(['', ''])
  expect(verifySeed(log).map(({ isRight }) => isRight)).toEqual([true, true, true, null])
})

test('a rematch goes on from the same promise, with bytes that each brings when they accept, and nobody could know its seed before', async () => {
  const { match, ada, bob, visitor } = await seated()
  await bob.command({ type: 'resign', match, seat: 1 })
  await visitor.message('table', ({ card }) => card.status === 'over')
  const first = await logOf(visitor.person, match)
  const [one, other] = [bytes(), bytes()]
  const next = (await rematch(ada.person, bob.person, match, [one, other])).id
  await visitor.watch(next)
  const running = await visitor.person.card(next)
  expect(running.seedFrom).toEqual({ ...first.seedFrom, brought: undefined, secret: undefined, game: 2 })
  expect(running.seats.map((seat) => seat.bytes)).toEqual([other, one])
  await ada.watch(next)
  await ada.command({ type: 'resign', match: next, seat: 1 })
  await visitor.message('table', ({ match: id, card }) => id === next && card.status === 'over')
  const second = await logOf(visitor.person, next)
  expect(faults(second)).toEqual([])
  expect(second.seedFrom).toMatchObject({ table: match, game: 2, commitment: first.seedFrom?.commitment })
  expect(second.seed).not.toBe(first.seed)
  expect(second.seedFrom?.secret).not.toBe(first.seedFrom?.secret)
})

async function rematch(
  one: Person,
  other: Person,
  match: string,
  [first, second]: readonly string[] = [],
): Promise<MatchCard> {
  const path = `/api/matches/${match}/rematch`
  await one.ask('POST', path, { body: { bytes: first } })
  return (await other.ask('POST', path, { body: { bytes: second } })).body as MatchCard
}

describe('a match that was kept before seats brought anything', () => {
  const older = (id: string, about: Partial<StoredMatch>): StoredMatch => ({
    id,
    game: 'sigmar',
    rulesVersion: rulesOf('sigmar'),
    status: 'open',
    visibility: 'link',
    options: { roundLimit: 5, champions: ['', ''] },
    seed: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    seedHash: 'shown',
    clock: { kind: 'none' },
    onTimeout: 'bot',
    seats: [0, 1].map((seat) => ({ seat, kind: 'open', identity: null, name: '', bot: null })),
    host: 'nobody00',
    createdAt: 1,
    startedAt: null,
    changedAt: 1,
    ranks: null,
    rematch: null,
    ...about,
  })

  function rulesOf(id: string): number {
    const game = games.find(id)
    return game.ok ? game.value.rulesVersion : 0
  }

  test('begins, is played and verified as before, by sfc32 and the seed that it had', async () => {
    const stored = older('oldopen000000001', {})
    await server.store.putMatch(stored)
    const [a, b] = [await Person.arrive(server.host), await Person.arrive(server.host)]
    for (const [seat, person] of [a, b].entries()) {
      const body = { bytes: bytes() }
      expect((await person.ask('POST', `/api/matches/${stored.id}/seats/${seat}`, { body })).status).toBe(200)
    }
    const [ada, bob] = [await a.page(), await b.page()]
    for (const page of [ada, bob]) await page.watch(stored.id)
    await Promise.all([ada, bob].map((page, i) => playOn(page, stored.id, { seed: i })))
    await ada.message('table', ({ card }) => card.status === 'over')
    const log = await logOf(a, stored.id)
    expect(log.seed).toBe(stored.seed)
    expect(log.generator).toBeUndefined()
    expect(log.seedFrom).toBeUndefined()
    expect(await a.card(stored.id)).toMatchObject({ seed: stored.seed, seedHash: 'shown' })
    const game = games.find('sigmar')
    const again = game.ok ? Match.replay(game.value, log, { story: false }) : game
    expect(again.ok && again.value.outcome?.ranks).toEqual((await a.card(stored.id)).ranks)

    const next = await rematch(a, b, stored.id)
    expect(next.seedFrom).toMatchObject({ table: next.id, game: 1 })
    expect(next.seats.map((seat) => seat.bytes)).toEqual([undefined, undefined])
  })

  test('goes on from its entries to the same state', async () => {
    const seats = ['p0000000', 'p1111111'].map((identity, seat) => ({
      seat,
      kind: 'person' as const,
      identity,
      name: identity,
      bot: null,
    }))
    const stored = older('oldplaying000001', { status: 'playing', startedAt: 1, seats })
    await server.store.putMatch(stored)
    const game = games.find('sigmar')
    if (!game.ok) throw new Error(game.fault.message)
    const started = Match.start(game.value, { seats: 2, seed: stored.seed, options: stored.options })
    if (!started.ok) throw new Error(started.fault.message)
    const entries: LogEntry[] = []
    for (let n = 1; n <= 30 && started.value.asks[0]; n++) {
      const { seat } = started.value.asks[0]
      entries.push({ match: stored.id, n, kind: 'choose', seat, pick: 0, command: null, at: n })
      started.value.choose(seat, 0)
    }
    await server.store.append(entries)
    const page = await (await Person.arrive(server.host)).page()
    await page.watch(stored.id)
    const { view } = await page.moment(stored.id)
    expect(view).toEqual(JSON.parse(JSON.stringify(started.value.viewFor(null))))
  })
})
