import { registry, UNKNOWN } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { recordOf } from '../../src/lobby/play-record.ts'
import { Person, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { storedMatch } from '../support/logs.ts'

const games = registry([tug])
const server = await startServer({ games })
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const

interface Table {
  readonly match: string
  /** By seat. */
  readonly pages: readonly Page[]
}

/** Four people at a table of the party game. */
async function seated(plan: object = {}): Promise<Table> {
  const people = await Promise.all(SEATS.map(() => Person.arrive(server.host)))
  const [host, ...others] = people
  if (!host) throw new Error('nobody has arrived')
  const { id: match } = await host.create({ game: 'tug', seats: [...SEATS], ...plan })
  for (const [i, person] of others.entries()) await person.join(match, i + 1)
  const pages = await Promise.all(people.map((person) => person.page()))
  for (const page of pages) await page.watch(match)
  return { match, pages }
}

/** The holder of a seat gives up. */
async function resign({ match, pages }: Table, seat: number): Promise<void> {
  const answer = await pages[seat]?.command({ type: 'resign', match, seat })
  expect(answer).toMatchObject({ type: 'done' })
}

async function cardAtEnd({ match, pages: [page] }: Table): Promise<MatchCard | undefined> {
  return (await page?.message('table', ({ card }) => card.id === match && card.status === 'over'))?.card
}

test.each([3, 5])('a table of %i seats is refused in one sentence', async (count) => {
  const host = await Person.arrive(server.host)
  const seats = Array.from({ length: count }, () => ({ kind: 'open' }))
  const refused = await host.ask('POST', '/api/matches', { body: { game: 'tug', seats } })
  expect(refused).toMatchObject({
    status: 400,
    body: { field: 'seats', error: `seats is ${count}; Tug of War takes 4, 6 or 8.` },
  })
})

test('a match goes on when one partner leaves and ends when the whole party has left; partners share the victory', async () => {
  const table = await seated()
  await resign(table, 1)
  expect((await table.pages[0]?.person.card(table.match))?.status).toBe('playing')
  await resign(table, 3)
  expect((await cardAtEnd(table))?.ranks).toEqual([1, 2, 1, 2])
  const won = { played: 1, won: 1, drawn: 0 }
  const lost = { played: 1, won: 0, drawn: 0 }
  for (const [seat, count] of [won, lost, won, lost].entries()) {
    const { body } = (await table.pages[seat]?.person.ask('GET', '/api/me/record')) ?? {}
    expect(body).toMatchObject({ games: [{ game: 'tug', ...count, withPeople: count }] })
  }
})

test('a series is won by the party that has won more than half of it, wherever its people sit', async () => {
  const table = await seated({ bestOf: 3 })
  for (const seat of [1, 3]) await resign(table, seat)
  expect((await cardAtEnd(table))?.series).toEqual({ bestOf: 3, game: 1, wins: [1, 0, 1, 0] })
  let again: MatchCard | undefined
  for (const { person } of table.pages)
    again = (await person.ask('POST', `/api/matches/${table.match}/rematch`)).body as MatchCard
  const next = { match: again?.id ?? '', pages: [1, 2, 3, 0].map((i) => table.pages[i] as Page) }
  for (const page of next.pages) await page.watch(next.match)
  for (const seat of [0, 2]) await resign(next, seat) // the same two people, who sit on these seats now
  expect((await cardAtEnd(next))?.series).toEqual({ bestOf: 3, game: 2, wins: [0, 2, 0, 2] })
  const stored = await server.store.match(next.match)
  expect(stored?.series?.isDecided).toBe(true)
})

describe('two people on four seats', () => {
  /** Each sits down on both seats of a party. */
  async function two(): Promise<{ match: string; ana: Page; bo: Page }> {
    const [host, guest] = await Promise.all([Person.arrive(server.host), Person.arrive(server.host)])
    const { id: match } = await host.create({ game: 'tug', seats: [...SEATS] })
    await guest.join(match, 1)
    await host.join(match, 2)
    const card = await guest.join(match, 3)
    expect(card).toMatchObject({ status: 'playing', mine: [1, 3] })
    const [ana, bo] = await Promise.all([host.page(), guest.page()])
    for (const page of [ana, bo]) await page.watch(match)
    return { match, ana, bo }
  }

  test('see both their hands and no other', async () => {
    const { match, ana, bo } = await two()
    for (const [page, mine] of [
      [ana, [true, false, true, false]],
      [bo, [false, true, false, true]],
    ] as const) {
      const { hands, cards } = (await page.moment(match)).view as unknown as {
        hands: number[][]
        cards: { def: number[] }
      }
      expect(hands.map((hand) => hand.every((card) => cards.def[card] !== UNKNOWN))).toEqual(mine)
    }
  })

  test('agree on a draw once each', async () => {
    const { match, ana, bo } = await two()
    expect(await ana.command({ type: 'offer', what: 'draw', match, seat: 0 })).toMatchObject({ type: 'done' })
    expect((await bo.moment(match, ({ drawOffer }) => drawOffer !== null)).drawOffer).toEqual({
      by: 0,
      waiting: [1, 3],
    })
    await bo.command({ type: 'answer', what: 'draw', match, seat: 3, agree: true })
    const { outcome } = await bo.moment(match, (moment) => moment.outcome !== null)
    expect(outcome?.reason).toBe('agreed')
  })

  test('end the match by giving up all their seats', async () => {
    const { match, ana, bo } = await two()
    for (const seat of [1, 3]) await bo.command({ type: 'resign', match, seat })
    const { outcome } = await ana.moment(match, (moment) => moment.outcome !== null)
    expect(outcome?.ranks).toEqual([1, 2, 1, 2])
  })
})

test('a level match is a draw in the record of everybody', () => {
  const drawn = { ...storedMatch(tug, 4), status: 'over', ranks: [1, 1, 1, 1] } as const
  const seats = drawn.seats.map((seat) => ({ ...seat, identity: `person${seat.seat}` }))
  expect(recordOf(games, [{ ...drawn, seats }], 'person3')).toMatchObject([{ played: 1, won: 0, drawn: 1 }])
})
