import type { MatchCard, NewMatch } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { MOST_A_DAY } from '../../src/ratings/ratings.ts'
import { ratingKind, type StoredRating } from '../../src/ratings/rating-records.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { member, Person, type Page } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { personAt, TestHall } from '../support/shared-hall.ts'
import { troubled } from '../support/troubled.ts'

const TWO: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'open' }]
let names = 0

interface Pair {
  readonly ada: Page
  readonly bob: Page
}

async function pair({ host }: Pick<TestServer, 'host'>): Promise<Pair> {
  const [a, b] = [await member(host, `ada_${++names}`), await member(host, `bob_${names}`)]
  return { ada: await a.page(), bob: await b.page() }
}

async function begin({ ada, bob }: Pair, plan: Partial<NewMatch> = {}): Promise<string> {
  const { id } = await ada.person.create({ seats: TWO, rated: true, ...plan })
  await bob.person.join(id, 1)
  await ada.watch(id)
  await bob.watch(id)
  return id
}

/** One of them gives up; answers the card of the match that is over. */
async function lose(loser: Page, match: string): Promise<MatchCard> {
  const seat = (await loser.person.card(match)).mine[0] ?? 0
  await loser.command({ type: 'resign', match, seat })
  return (await loser.message('table', (one) => one.match === match && one.card.status === 'over')).card
}

async function ratingOf(store: Store, id: string): Promise<StoredRating | null> {
  const [record] = await store.records({ kind: ratingKind('sigmar'), id, order: 'first', limit: 1 })
  return record ? (JSON.parse(record.body) as StoredRating) : null
}

describe('a rated match', () => {
  test('changes the ratings of both, says so in its card, and shows them beside names from then on', async () => {
    const server = await startServer()
    const two = await pair(server)
    const match = await begin(two)
    expect((await two.ada.person.card(match)).rated).toBe(true)
    const card = await lose(two.bob, match)
    expect(card.ratings).toEqual({
      changes: [
        { seat: 0, before: 1500, after: 1662, provisional: true },
        { seat: 1, before: 1500, after: 1338, provisional: true },
      ],
    })
    expect(await ratingOf(server.store, two.ada.person.me.id)).toMatchObject({ matches: 1, won: 1, drawn: 0 })
    const next = await two.ada.person.card(await begin(two))
    expect(next.seats.map(({ rating }) => rating)).toEqual([
      { value: 1662, provisional: true },
      { value: 1338, provisional: true },
    ])
  })

  test('is one that says so: any other changes nothing', async () => {
    const server = await startServer()
    const two = await pair(server)
    const card = await lose(two.bob, await begin(two, { rated: false }))
    expect(card).not.toHaveProperty('ratings')
    expect(card).not.toHaveProperty('rated')
    expect(await ratingOf(server.store, two.ada.person.me.id)).toBeNull()
  })

  test('rates a strength of bots as well, which is the same in every match', async () => {
    const server = await startServer()
    const ada = await (await member(server.host, `solo_${++names}`)).page()
    const { id } = await ada.person.create({
      rated: true,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
    })
    await ada.watch(id)
    const card = await lose(ada, id)
    expect(card.ratings).toMatchObject({
      changes: [
        { seat: 0, before: 1500 },
        { seat: 1, before: 1200 },
      ],
    })
    expect(await ratingOf(server.store, 'bot-novice')).toMatchObject({ matches: 1, won: 1 })
  })

  test('counts between two so often a day, and again the next day', async () => {
    let day = 0
    const server = await startServer({ wall: () => 1_790_000_000_000 + day * 86_400_000 })
    const two = await pair(server)
    for (let i = 0; i < MOST_A_DAY; i++)
      expect((await lose(two.bob, await begin(two))).ratings).toHaveProperty('changes')
    expect((await lose(two.bob, await begin(two))).ratings).toEqual({ why: 'pair' })
    expect((await ratingOf(server.store, two.ada.person.me.id))?.matches).toBe(MOST_A_DAY)
    day = 1
    expect((await lose(two.bob, await begin(two))).ratings).toHaveProperty('changes')
  }, 60_000)

  test('does not count between accounts of one browser', async () => {
    const server = await startServer()
    const two = await pair(server)
    await server.service.matches.browsers.note(two.ada.person.me.id, 'one')
    await server.service.matches.browsers.note(two.bob.person.me.id, 'two')
    expect((await lose(two.bob, await begin(two))).ratings).toHaveProperty('changes')
    await server.service.matches.browsers.note(two.bob.person.me.id, 'one')
    expect((await lose(two.bob, await begin(two))).ratings).toEqual({ why: 'pair' })
  })

  test('knows a browser by its cookie, which stays when somebody signs out', async () => {
    const server = await startServer()
    const two = await pair(server)
    const browser = { cookie: 'trialhall-browser=the-same-in-both' }
    for (const { person } of [two.ada, two.bob])
      await person.ask('POST', '/api/session', {
        headers: browser,
        body: { name: person.me.account, password: 'long enough' },
      })
    const [a, b] = [two.ada.person.me.id, two.bob.person.me.id]
    expect(await server.service.matches.browsers.areShared(a, b)).toBe(true)
    const left = await two.ada.person.ask('DELETE', '/api/session')
    expect(left.headers.get('set-cookie')).not.toContain('trialhall-browser')
  })

  test('lets no choice be undone', async () => {
    const server = await startServer()
    const two = await pair(server)
    const match = await begin(two)
    const [mover] = [two.ada, two.bob].filter((page) => (page.moments.get(match)?.own.length ?? 0) > 0)
    await mover?.choose(match)
    const seat = mover === two.ada ? 0 : 1
    expect(await mover?.command({ type: 'offer', match, seat, what: 'undo' })).toMatchObject({
      type: 'refused',
      field: 'undo',
      error: expect.stringContaining('rated'),
    })
  })

  test('that is called off changes nothing', async () => {
    const rules = { operatorToken: 'a-token-of-some-length' }
    const server = await startServer({ rules })
    const two = await pair(server)
    const match = await begin(two)
    const headers = { authorization: `Bearer ${rules.operatorToken}` }
    const act = await two.ada.person.ask('POST', '/api/operator/matches.close', { headers, body: { match } })
    expect(act.status).toBe(200)
    const over = await two.ada.message('table', (one) => one.match === match && one.card.status === 'over')
    expect(over.card).toMatchObject({ closed: 'operator', ratings: { why: 'void' } })
    expect(await ratingOf(server.store, two.ada.person.me.id)).toBeNull()
  })
})

describe('who plays for ratings', () => {
  test('people with accounts, on one side, against rated bots or other people', async () => {
    const { host } = await startServer()
    const guest = await Person.arrive(host)
    const ada = await member(host, `host_${++names}`)
    const refused = async (who: Person, plan: object): Promise<unknown> =>
      (await who.ask('POST', '/api/matches', { body: { game: 'sigmar', rated: true, ...plan } })).body
    expect(await refused(guest, { seats: TWO })).toMatchObject({
      field: 'rated',
      error: expect.stringContaining('account'),
    })
    expect(await refused(ada, { seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject({
      error: expect.stringContaining('against themselves'),
    })
    expect(await refused(ada, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })).toMatchObject({
      error: expect.stringContaining('novice, adept, expert, master'),
    })
    expect(
      await refused(ada, {
        seats: [
          { kind: 'bot', bot: 'novice' },
          { kind: 'bot', bot: 'adept' },
        ],
      }),
    ).toMatchObject({ error: expect.stringContaining('Bots alone') })
    const { id } = await ada.create({ seats: TWO, rated: true })
    expect(await guest.ask('POST', `/api/matches/${id}/seats/1`)).toMatchObject({
      status: 400,
      body: { field: 'rated', error: expect.stringContaining('need an account') },
    })
  })

  test('the host may switch rating on and off, and whoever sits there is asked anew', async () => {
    const { host } = await startServer()
    const [ada, guest] = [await member(host, `terms_${++names}`), await Person.arrive(host)]
    const { id } = await ada.create({ game: 'sigmar', seats: [...TWO, { kind: 'open' }] })
    await guest.join(id, 1)
    const { body } = await ada.ask('PATCH', `/api/matches/${id}`, { body: { rated: true } })
    expect(body).toMatchObject({
      rated: true,
      seats: [{}, { kind: 'open', invited: { id: guest.me.id } }, {}],
    })
    expect(await guest.ask('POST', `/api/matches/${id}/seats/1`)).toMatchObject({ status: 400 })
    const back = await ada.ask('PATCH', `/api/matches/${id}`, { body: { rated: false } })
    expect(back.body).not.toHaveProperty('rated')
    await guest.join(id, 1)
  })
})

describe('ratings are changed once', () => {
  test('though the server dies between the end of a match and its ratings', async () => {
    const store = await memoryStore()
    const close = store.close.bind(store)
    const first = await startServer({ store: Object.assign(store, { close: async () => undefined }) })
    const two = await pair(first)
    const match = await begin(two)
    const change = store.changeRecords.bind(store)
    store.changeRecords = async () => {
      throw new Error('the server dies')
    }
    const { ratings } = await lose(two.bob, match)
    expect(ratings).toBeUndefined()
    await first.close()
    store.changeRecords = change
    await startServer({ store })
    await expect.poll(async () => (await store.match(match))?.ratings, PATIENTLY).toHaveProperty('changes')
    expect((await ratingOf(store, two.ada.person.me.id))?.matches).toBe(1)
    await expect
      .poll(() => store.records({ kind: 'rating-due', order: 'first', limit: 5 }), PATIENTLY)
      .toEqual([])
    store.close = close
  })

  test('though it dies after them, before they stand in the match', async () => {
    const store = await memoryStore()
    const close = store.close.bind(store)
    const first = await startServer({ store: Object.assign(store, { close: async () => undefined }) })
    const two = await pair(first)
    const match = await begin(two)
    const put = store.putMatch.bind(store)
    store.putMatch = async (stored) => {
      if (stored.ratings) throw new Error('the server dies')
      await put(stored)
    }
    await lose(two.bob, match)
    expect((await ratingOf(store, two.ada.person.me.id))?.matches).toBe(1)
    await first.close()
    store.putMatch = put
    const again = await startServer({ store })
    await expect.poll(async () => (await store.match(match))?.ratings, PATIENTLY).toHaveProperty('changes')
    expect((await ratingOf(store, two.ada.person.me.id))?.matches).toBe(1)
    const stored = await store.match(match)
    if (stored) await again.service.matches.ratings.settle(stored)
    expect((await ratingOf(store, two.ada.person.me.id))?.matches).toBe(1)
    store.close = close
  })

  test('though a person plays at several servers of a hall and all matches end at once', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const a = await member(one.server.host, `hall_${++names}`)
    const rivals = await Promise.all(
      [one, other, one, other].map(async ({ server }, i) => member(server.host, `rival_${names}_${i}`)),
    )
    const tables = await Promise.all(
      rivals.map(async (rival) => {
        const page = await rival.page()
        const { id } = await rival.create({ seats: TWO, rated: true })
        await personAt(rival.host === one.server.host ? one : other, a).join(id, 1)
        await page.watch(id)
        return { page, id }
      }),
    )
    const cards = await Promise.all(tables.map(({ page, id }) => lose(page, id)))
    for (const { ratings } of cards) expect(ratings).toHaveProperty('changes')
    expect(await ratingOf(hall.store, a.me.id)).toMatchObject({ matches: 4, won: 4 })
  }, 30_000)

  test('of a server that died before it could note the end is settled by another one', async () => {
    const hall = await TestHall.open()
    const [one, other] = [await hall.server(), await hall.server()]
    const two = await pair(one.server)
    const match = await begin(two)
    other.server.service.sweep() // its first look finds the match under way
    await expect.poll(async () => (await hall.store.match(match))?.status, PATIENTLY).toBe('playing')
    const trouble = troubled(hall.store, 'putMatch', { times: 1000, fits: ({ status }) => status === 'over' })
    await two.bob.command({ type: 'resign', match, seat: 1 })
    await expect.poll(() => trouble.failures, PATIENTLY).toBeGreaterThan(0)
    one.die()
    trouble.failures = 1000
    await expect
      .poll(async () => {
        other.server.service.sweep()
        return (await hall.store.match(match))?.status
      }, PATIENTLY)
      .toBe('over')
    await expect.poll(() => ratingOf(hall.store, two.ada.person.me.id), PATIENTLY).toMatchObject({ won: 1 })
  })
})

test('who is deleted has no rating any more, and who takes their data along finds it there', async () => {
  const server = await startServer()
  const two = await pair(server)
  await lose(two.bob, await begin(two))
  const { body } = await two.bob.person.ask('GET', '/api/me/export')
  expect(body).toMatchObject({
    records: expect.arrayContaining([
      expect.objectContaining({ kind: 'rating/sigmar', matches: 1, rating: expect.any(Number) }),
      expect.objectContaining({ kind: 'rating-step/sigmar', before: 1500, after: 1338 }),
    ]),
  })
  const { status } = await two.bob.person.ask('DELETE', '/api/me', { body: { password: 'long enough' } })
  expect(status).toBe(200)
  expect(await ratingOf(server.store, two.bob.person.me.id)).toBeNull()
  expect(await ratingOf(server.store, two.ada.person.me.id)).not.toBeNull()
})
