import type { Lobby, MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { USUAL_LIMITS } from '../../src/web/limits.ts'
import { Person, type Page } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const server = await startServer()

/** A match of two that is over. */
async function ended(host = server.host, plan: Parameters<typeof tableOfTwo>[1] = {}): Promise<TableOfTwo> {
  const table = await tableOfTwo(host, plan)
  await table.ada.command({ type: 'resign', match: table.match, seat: 0 })
  for (const page of [table.ada, table.bob])
    await page.message('table', ({ match, card }) => match === table.match && card.status === 'over')
  return table
}

async function again({ person }: Page, match: string): Promise<MatchCard & { error?: string }> {
  return (await person.ask('POST', `/api/matches/${match}/rematch`)).body as MatchCard
}

async function lobbyOf({ person }: Page): Promise<Lobby> {
  return (await person.ask('GET', '/api/matches')).body as Lobby
}

test('a rematch waits for whoever is not there: nobody plays, no clock runs, and nobody else sits down', async () => {
  const { match, ada, bob } = await ended(server.host, {
    visibility: 'public',
    clock: { kind: 'live', seconds: 10, increment: 0 },
    onTimeout: 'lose',
  })
  await bob.leave()
  const next = await again(ada, match)
  expect(next).toMatchObject({ status: 'open', mine: [1], host: ada.person.me.id, after: match })
  expect(next.seats[0]).toMatchObject({ kind: 'open', invited: { id: bob.person.me.id, online: false } })
  const stranger = await Person.arrive(server.host)
  const taken = await stranger.ask('POST', `/api/matches/${next.id}/seats/0`)
  expect(taken).toMatchObject({ status: 400, body: { error: expect.stringContaining('is kept for') } })
  expect((await stranger.ask('DELETE', `/api/matches/${next.id}/seats/0`)).status).toBe(400)
  const offered = (await stranger.ask('GET', '/api/matches')).body as Lobby
  expect(offered.open.map(({ id }) => id)).not.toContain(next.id)

  const asked = (await lobbyOf(bob)).mine.find(({ id }) => id === next.id)
  expect(asked).toMatchObject({ mine: [], invited: [0] })
  const accepted = await bob.person.join(next.id, 0)
  expect(accepted).toMatchObject({ status: 'playing', mine: [0] })
})

test('whoever waits is told when the other declines, and nobody is asked again who would rather not', async () => {
  const { match, ada, bob } = await ended()
  const next = await again(ada, match)
  await ada.watch(next.id)
  expect((await bob.person.ask('DELETE', `/api/matches/${next.id}/seats/0`)).body).toMatchObject({
    closed: 'declined',
  })
  const { card } = await ada.message('table', (one) => one.match === next.id && one.card.status === 'over')
  expect(card).toMatchObject({ closed: 'declined', seats: [{ invited: { declined: true } }, {}] })
  expect((await lobbyOf(ada)).mine.map(({ id }) => id)).not.toContain(next.id)
  expect((await again(ada, match)).error).toContain('would rather not')
  const other = await again(bob, match)
  expect(other).toMatchObject({ status: 'open', mine: [0] })
  expect(other.id).not.toBe(next.id)
  expect((await ada.person.join(other.id, 1)).status).toBe('playing')
})

test('a table that was closed before it began tells nothing of its part of the seed: the next one draws from the same', async () => {
  const { match, ada, bob } = await ended()
  const next = await again(ada, match)
  await ada.person.ask('DELETE', `/api/matches/${next.id}/seats/1`)
  const closed = await bob.person.card(next.id)
  expect(closed).toMatchObject({ status: 'over', closed: 'host' })
  expect(closed.seedFrom?.secret).toBeUndefined()
  expect(closed.seed).toBeUndefined()
  expect((await bob.person.ask('GET', `/api/matches/${next.id}/log`)).status).toBe(403)
  const { moment } = await bob.watch(next.id)
  expect(moment).toBeNull()
  expect((await again(ada, match)).seedFrom).toMatchObject({ game: 2 })
  expect((await again(bob, next.id)).error).toContain('closed before')
})

test('what one is only asked to counts against nobody’s limit, and accepting counts', async () => {
  const few = await startServer({ limits: { ...USUAL_LIMITS, unfinished: 1 } })
  const { match, ada, bob } = await ended(few.host)
  const next = await again(ada, match)
  expect(
    (
      await ada.person.ask('POST', '/api/matches', {
        body: { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] },
      })
    ).status,
  ).toBe(400)
  const own = await bob.person.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await bob.person.ask('POST', `/api/matches/${next.id}/seats/0`)).status).toBe(400)
  expect((await again(bob, match)).error).toContain('not over')
  await bob.person.ask('DELETE', `/api/matches/${own.id}/seats/0`)
  expect((await again(bob, match)).status).toBe('playing')
})

test('bots sit at once: a rematch against bots alone begins', async () => {
  const ada = await (await Person.arrive(server.host)).page()
  const { id } = await ada.person.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] })
  await ada.watch(id)
  await ada.command({ type: 'resign', match: id, seat: 0 })
  await ada.message('table', ({ card }) => card.status === 'over')
  expect(await again(ada, id)).toMatchObject({ status: 'playing', mine: [1] })
})

test('what each brought in secret goes along, known to nobody else, and in a series nothing else is brought', async () => {
  const [a, b] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id } = await a.create({
    game: 'eldar',
    options: { decks: ['turbo-focus'] },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    bestOf: 3,
  })
  await b.ask('POST', `/api/matches/${id}/seats/1`, { body: { options: { decks: 'bloodied-aggro' } } })
  const [ada, bob] = [await a.page(), await b.page()]
  await bob.watch(id)
  await bob.command({ type: 'resign', match: id, seat: 1 })
  await bob.message('table', ({ card }) => card.status === 'over')
  const next = await again(ada, id)
  expect(next.options.decks).toEqual(['', 'turbo-focus'])
  expect((await b.card(next.id)).options.decks).toEqual(['bloodied-aggro', ''])
  const body = { options: { decks: 'affliction-attrition' } }
  expect((await b.ask('POST', `/api/matches/${next.id}/seats/0`, { body })).body).toMatchObject({
    status: 'playing',
  })
  expect((await server.store.match(next.id))?.options.decks).toEqual(['bloodied-aggro', 'turbo-focus'])
})

test('a rematch that waits outlasts a restart', async () => {
  const store = await memoryStore()
  const close = store.close.bind(store)
  store.close = async () => undefined
  const first = await startServer({ store })
  const { match, ada, bob } = await ended(first.host)
  const next = await again(ada, match)
  await first.close()
  const second = await startServer({ store })
  const guest = Object.assign(new Person(second.host), { cookie: bob.person.cookie, me: bob.person.me })
  expect(await guest.join(next.id, 0)).toMatchObject({ id: next.id, status: 'playing' })
  await second.close()
  await close()
})
