import { registry, UNKNOWN, type AnyGame } from '@trialhall/kernel'
import type { MatchCard, Moment } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { ABSENCE_MS } from '../../src/table/absences.ts'
import type { Store } from '../../src/store/store.ts'
import { by, cameBack, cardAtEnd, pageAt, partyTable } from '../support/party.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person, type Page } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const games = registry([tug as unknown as AnyGame])
const server = await startServer({ games })
const PARTNER = { onLeave: { kind: 'partner' } } as const
const BOT = { onLeave: { kind: 'bot', bot: 'random' } } as const

/** The seats whose hands a page sees. */
function handsSeen({ view }: Moment): number[] {
  const { hands, cards } = view as unknown as { hands: number[][]; cards: { def: number[] } }
  return hands.flatMap((hand, seat) => (hand.every((card) => cards.def[card] !== UNKNOWN) ? [seat] : []))
}

function handsAt(page: Page, match: string, seats: readonly number[]): Promise<Moment> {
  return page.moment(match, (moment) => handsSeen(moment).join() === seats.join())
}

async function recordOf(page: Page): Promise<unknown> {
  const { body } = await page.person.ask('GET', '/api/me/record')
  return (body as { games: unknown[] }).games[0]
}

/** A store that outlives its servers. */
async function lasting(): Promise<Store> {
  const store = await memoryStore()
  store.close = async () => undefined
  return store
}

describe('where a partner takes over', () => {
  test('all seats of who leaves are theirs from then on, with their cards, and everybody is told', async () => {
    const table = await partyTable(server.host, 'ABCB', PARTNER)
    const { match } = table
    const [ada, bo, cid] = [pageAt(table, 0), pageAt(table, 1), pageAt(table, 2)]
    await handsAt(cid, match, [2])
    expect(await by(table, 0, { type: 'resign', seat: 0 })).toMatchObject({ type: 'done' })
    await handsAt(cid, match, [0, 2])
    await handsAt(ada, match, [])
    for (const page of [ada, bo, cid, table.stranger]) {
      const { seats } = await page.message('seats', (one) => one.seats[0]?.from !== undefined)
      expect(seats[0]).toMatchObject({ id: cid.person.me.id, kind: 'person', from: ada.person.me.name })
      expect([seats[0]?.name, seats[2]?.name]).toEqual([`${cid.person.me.name} (2)`, cid.person.me.name])
    }
    expect((await cid.person.card(match)).mine).toEqual([0, 2])
    expect((await ada.person.card(match)).mine).toEqual([])
    expect(await server.store.entries(match)).toMatchObject([{ kind: 'take', seat: 0, pick: 2 }])
  })

  test('who took over answers for the seat, and who left does so no more, nor hears the party', async () => {
    const table = await partyTable(server.host, 'ABCD', PARTNER)
    const { match } = table
    const { own, length } = await pageAt(table, 0).moment(match, (moment) => moment.own.length > 0)
    expect(own.map(({ seat }) => seat)).toEqual([0])
    const resign = { type: 'resign', seat: 0, id: 'gone' }
    const first = await by(table, 0, resign)
    expect(await by(table, 0, resign)).toEqual(first) // sent again, and done once
    const choose = { type: 'choose', seat: 0, length, pick: 0 }
    expect(await by(table, 0, choose)).toMatchObject({ type: 'refused', code: 'bad-seat' })
    expect(await by(table, 0, { type: 'chat', party: 0, text: 'Psst' })).toMatchObject({ type: 'refused' })
    expect(await by(table, 1, choose)).toMatchObject({ type: 'refused', code: 'bad-seat' })
    expect(await by(table, 2, choose)).toMatchObject({ type: 'done' })
    await by(table, 2, { type: 'chat', party: 0, text: 'hush' })
    await by(table, 1, { type: 'chat', text: 'over' })
    await pageAt(table, 0).message('chat', ({ line }) => line.text === 'over')
    expect(pageAt(table, 0).frames.join('\n')).not.toContain('hush')
  })

  test('it is so after a restart, even where only the log says it', async () => {
    const store = await lasting()
    const first = await startServer({ games, store })
    const table = await partyTable(first.host, 'ABCDEF', PARTNER)
    const { match } = table
    const before = await store.match(match)
    await by(table, 0, { type: 'resign', seat: 0 }) // seat 2 sits next
    await by(table, 2, { type: 'resign', seat: 2 }) // and has both seats to give
    await handsAt(pageAt(table, 4), match, [0, 2, 4])
    await first.close()
    const written = await store.match(match)
    if (!before) throw new Error('no match')
    await store.putMatch(before) // as if the server had died before the row was written
    const second = await startServer({ games, store })
    const { page, table: shown } = await cameBack(pageAt(table, 4), second.host, match)
    expect(shown.card.mine).toEqual([0, 2, 4])
    await handsAt(page, match, [0, 2, 4])
    const again = await cameBack(pageAt(table, 0), second.host, match)
    expect(again.table.card.mine).toEqual([])
    expect(handsSeen(again.table.moment as Moment)).toEqual([])
    await expect.poll(async () => (await store.match(match))?.seats, PATIENTLY).toEqual(written?.seats)
    await second.close()
  })

  test('the heir is here rather than away, and has few seats rather than many', async () => {
    const table = await partyTable(server.host, 'ABCDEFCD', PARTNER) // Red is A, C, E, C
    await by(table, 0, { type: 'resign', seat: 0 })
    const { seats } = await table.stranger.message('seats', (one) => one.seats[0]?.from !== undefined)
    expect(seats[0]?.id).toBe(pageAt(table, 4).person.me.id)
    await pageAt(table, 2).leave()
    await table.stranger.message('seats', (one) => one.seats[2]?.online === false)
    const other = await partyTable(server.host, 'ABCDEF', PARTNER)
    await pageAt(other, 2).leave()
    await other.stranger.message('seats', (one) => one.seats[2]?.online === false)
    await by(other, 0, { type: 'resign', seat: 0 })
    const told = await other.stranger.message('seats', (one) => one.seats[0]?.from !== undefined)
    expect(told.seats[0]?.id).toBe(pageAt(other, 4).person.me.id)
  })

  test('where nobody of the party is left the party has left, whatever bots it has', async () => {
    const table = await partyTable(server.host, 'ABCB', PARTNER)
    await by(table, 0, { type: 'resign', seat: 0 })
    await pageAt(table, 2).message('seats', (one) => one.seats[0]?.from !== undefined)
    for (const seat of [0, 2]) await by(table, 2, { type: 'resign', seat })
    expect((await cardAtEnd(table)).ranks).toEqual([2, 1, 2, 1])
    const withBot = await partyTable(server.host, 'AB-B', PARTNER)
    await by(withBot, 0, { type: 'resign', seat: 0 })
    const { seats } = await withBot.stranger.message('seats', (one) => one.seats[0]?.gone !== undefined)
    expect(seats[0]).toMatchObject({ gone: 'left' })
  })

  test('two partners who leave at the same moment leave nobody behind', async () => {
    const table = await partyTable(server.host, 'ABCB', PARTNER)
    await Promise.all([0, 2].map((seat) => by(table, seat, { type: 'resign', seat })))
    const card = await table.stranger.person.card(table.match)
    const left = card.seats.filter(({ gone }) => gone === 'left').map(({ seat }) => seat)
    const heir = card.seats.find(({ from }) => from !== undefined)
    expect(left.length).toBe(1) // the first passed on to the second, who left with their own
    expect(heir).toBeDefined()
  })

  test('who left has left in their record, whoever wins, and is asked to play again', async () => {
    const table = await partyTable(server.host, 'ABCD', PARTNER)
    const { match } = table
    await by(table, 0, { type: 'resign', seat: 0 })
    await pageAt(table, 2).message('seats', (one) => one.seats[0]?.from !== undefined)
    await by(table, 1, { type: 'resign', seat: 1 }) // seat 3 takes over, and leaves with both
    for (const seat of [1, 3]) await by(table, 3, { type: 'resign', seat })
    expect((await cardAtEnd(table)).ranks).toEqual([1, 2, 1, 2])
    expect(await recordOf(pageAt(table, 0))).toMatchObject({ played: 1, won: 0, drawn: 0 })
    expect(await recordOf(pageAt(table, 2))).toMatchObject({ played: 1, won: 1, withPeople: { won: 1 } })
    const { body } = await pageAt(table, 2).person.ask('POST', `/api/matches/${match}/rematch`)
    const again = body as MatchCard
    expect(again.seats.map(({ id, invited }) => id ?? invited?.id)).toEqual(
      [1, 2, 3, 0].map((seat) => pageAt(table, seat).person.me.id),
    )
    expect(again.onLeave).toEqual({ kind: 'partner' })
    expect((await pageAt(table, 0).person.ask('POST', `/api/matches/${match}/rematch`)).status).toBe(200)
  })

  test('their unfinished matches are those in which they sit', async () => {
    const table = await partyTable(server.host, 'ABCD', PARTNER)
    await by(table, 0, { type: 'resign', seat: 0 })
    await pageAt(table, 2).message('seats', (one) => one.seats[0]?.from !== undefined)
    const { body } = await pageAt(table, 0).person.ask('GET', '/api/matches')
    expect((body as { mine: MatchCard[] }).mine).toEqual([])
  })
})

describe('where a bot plays on', () => {
  test('it is of the strength that the table chose, and everybody is told', async () => {
    const table = await partyTable(server.host, 'ABCD', BOT)
    const { match } = table
    await by(table, 0, { type: 'resign', seat: 0 })
    for (const page of [...table.pages, table.stranger]) {
      const { seats } = await page.message('seats', (one) => one.seats[0]?.gone !== undefined)
      expect(seats[0]).toMatchObject({ gone: 'replaced' })
    }
    await table.stranger.moment(match, ({ length }) => length > 0) // the bot has heaved
    expect(await by(table, 0, { type: 'resign', seat: 0 })).toMatchObject({ type: 'refused' })
    expect((await server.store.entries(match))[0]).toMatchObject({ kind: 'replace', seat: 0 })
    expect((await table.stranger.person.card(match)).onLeave).toEqual(BOT.onLeave)
  })

  test('it is so after a restart, and who left has left in their record', async () => {
    const store = await lasting()
    const first = await startServer({ games, store })
    const table = await partyTable(first.host, 'AB-B', BOT)
    const { match } = table
    await by(table, 0, { type: 'resign', seat: 0 })
    await table.stranger.message('seats', (one) => one.seats[0]?.gone === 'replaced')
    await first.close()
    const second = await startServer({ games, store })
    const { page: bo, table: shown } = await cameBack(pageAt(table, 1), second.host, match)
    expect(shown.card.seats[0]).toMatchObject({ gone: 'replaced' })
    for (const seat of [1, 3]) await bo.command({ type: 'resign', match, seat })
    await bo.message('seats', (one) => one.seats[3]?.gone === 'replaced')
    await expect.poll(async () => (await store.match(match))?.status, PATIENTLY).toBe('over') // bots play to the end
    const ada = Object.assign(new Person(second.host), { cookie: pageAt(table, 0).person.cookie })
    const { body } = await ada.ask('GET', '/api/me/record')
    expect(body).toMatchObject({ games: [{ played: 1, won: 0, drawn: 0 }] })
    await second.close()
  })
})

test.each([
  ['bot', BOT, 'replaced'],
  ['partner', PARTNER, undefined],
] as const)(
  'a %s plays on for who has stayed away, once the others go on without them',
  async (_, plan, gone) => {
    const time = { ahead: 0 }
    const here = await startServer({ games, now: () => Date.now() + time.ahead })
    const table = await partyTable(here.host, 'ABCD', plan)
    await pageAt(table, 0).leave()
    await table.stranger.message('seats', ({ seats }) => seats[0]?.online === false)
    time.ahead += ABSENCE_MS
    here.service.sweep()
    const claim = { type: 'claim', seat: 1, absent: 0, what: 'win', id: 'mine' }
    const first = await by(table, 1, claim)
    expect(first).toMatchObject({ type: 'done' })
    expect(await by(table, 1, claim)).toEqual(first)
    const { seats } = await table.stranger.message(
      'seats',
      (one) => one.seats[0]?.gone !== undefined || one.seats[0]?.from !== undefined,
    )
    expect(seats[0]?.gone).toBe(gone)
  },
)

test('who plays on is chosen by the host, and only where there are parties', async () => {
  const host = await Person.arrive(server.host)
  const seats = Array.from({ length: 4 }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const refused = await host.ask('POST', '/api/matches', {
    body: { game: 'tug', seats, onLeave: { kind: 'bot', bot: 'search:9s' } },
  })
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad-bot', field: 'onLeave.bot' } })
  const { id } = await host.create({ game: 'tug', seats: seats as never, onLeave: { kind: 'partner' } })
  const changed = await host.ask('PATCH', `/api/matches/${id}`, { body: { onLeave: BOT.onLeave } })
  expect(changed.body).toMatchObject({ onLeave: BOT.onLeave })
  const back = await host.ask('PATCH', `/api/matches/${id}`, { body: { onLeave: { kind: 'nobody' } } })
  expect((back.body as MatchCard).onLeave).toBeUndefined()
  const usual = await startServer()
  const guest = await Person.arrive(usual.host)
  for (const onLeave of [{ kind: 'partner' }, { kind: 'bot', bot: 'adept' }])
    expect(
      await guest.ask('POST', '/api/matches', {
        body: { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }], onLeave },
      }),
    ).toMatchObject({ status: 400, body: { field: 'onLeave' } })
})
