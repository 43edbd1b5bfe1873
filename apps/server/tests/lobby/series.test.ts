import type { MatchCard, NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const SEATS: NewMatch['seats'] = [{ kind: 'me' }, { kind: 'open' }]

interface Pair {
  readonly ada: Page
  readonly bob: Page
}

async function begin(plan: Partial<NewMatch>, brought: object = {}): Promise<Pair & { match: string }> {
  const [a, b] = [await Person.arrive(server.host), await Person.arrive(server.host)]
  const { id: match } = await a.create({ ...plan, seats: SEATS, bestOf: 3 })
  await b.ask('POST', `/api/matches/${match}/seats/1`, { body: { options: brought } })
  return { ada: await a.page(), bob: await b.page(), match }
}

/** One of the two gives up; both get the card of the match that is over. */
async function lose(loser: Page, match: string): Promise<MatchCard> {
  const { card } = await loser.watch(match)
  await loser.command({ type: 'resign', match, seat: card.mine[0] ?? 0 })
  return (await loser.message('table', (one) => one.match === match && one.card.status === 'over')).card
}

/** Both want the next match; answers it as the first of them sees it. */
async function nextOf({ person }: Page, other: Page, match: string): Promise<MatchCard> {
  const { body } = await person.ask('POST', `/api/matches/${match}/rematch`)
  await other.person.ask('POST', `/api/matches/${match}/rematch`)
  return person.card((body as MatchCard).id)
}

test('a best of three goes on seat by seat until somebody has won two, and then begins anew', async () => {
  const { ada, bob, match } = await begin({})
  const first = await lose(bob, match)
  expect(first.series).toEqual({ bestOf: 3, game: 1, wins: [1, 0] })
  const second = await nextOf(bob, ada, match)
  expect(second).toMatchObject({ status: 'playing', mine: [0], series: { game: 2, wins: [0, 1] } })
  expect((await nextOf(ada, bob, match)).id).toBe(second.id)
  expect((await lose(ada, second.id)).series?.wins).toEqual([1, 1])
  const third = await nextOf(ada, bob, second.id)
  expect(third.series).toEqual({ bestOf: 3, game: 3, wins: [1, 1] })
  expect((await lose(bob, third.id)).series).toEqual({ bestOf: 3, game: 3, wins: [2, 1] })
  expect((await nextOf(ada, bob, third.id)).series).toEqual({ bestOf: 3, game: 1, wins: [0, 0] })
  expect((await ada.person.card(match)).series?.wins).toEqual([1, 0])
})

test('a match alone belongs to no series, and a series is of one, three or five', async () => {
  const a = await Person.arrive(server.host)
  expect((await a.create({ seats: SEATS })).series).toBeUndefined()
  const wrong = await a.ask('POST', '/api/matches', { body: { game: 'sigmar', seats: SEATS, bestOf: 2 } })
  expect(wrong).toMatchObject({
    status: 400,
    body: { field: 'bestOf', error: expect.stringContaining('1, 3 or 5') },
  })
})

test('decks go along in a series, and stay secret until it is over', async () => {
  const options = { decks: ['turbo-focus'] }
  const { ada, bob, match } = await begin({ game: 'eldar', options })
  await bob.watch(match)
  await bob.choose(match, 3) // Affliction Attrition, in secret
  const first = await lose(bob, match)
  expect(first.seed).toBeUndefined()
  expect((await bob.person.card(match)).options.decks).toEqual(['', ''])
  const log = await bob.person.ask('GET', `/api/matches/${match}/log`)
  expect(log).toMatchObject({ status: 403, body: { error: expect.stringContaining('series is over') } })
  const second = await nextOf(ada, bob, match)
  expect(second.mine).toEqual([1])
  const decks = (await server.store.match(second.id))?.options.decks as string[]
  expect(decks[0]).toContain('Mei')
  expect(decks[1]).toBe('turbo-focus')
  expect((await bob.person.card(second.id)).options.decks).toEqual([decks[0], ''])
  const { moment } = await bob.watch(second.id)
  expect(moment?.own[0]?.prompt).toMatchObject({ type: 'mulligan' })

  await lose(bob, second.id)
  for (const id of [match, second.id]) {
    const told = await bob.person.ask('GET', `/api/matches/${id}/log`)
    expect(told.status).toBe(200)
    expect(JSON.stringify(told.body)).toContain('turbo-focus')
    expect((await bob.person.card(id)).seed).toBeDefined()
  }
})

test('where nothing is secret, the log of a match need not wait for its series', async () => {
  const { bob, match } = await begin({})
  expect((await lose(bob, match)).seed).toBeDefined()
  expect((await bob.person.ask('GET', `/api/matches/${match}/log`)).status).toBe(200)
})
