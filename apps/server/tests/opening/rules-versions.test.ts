import { ENDS_HERE, registry, type AnyGame, type Options, type State } from '@trialhall/kernel'
import type { NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { laterRace } from '../../../../examples/race/later.ts'
import type { Store } from '../../src/store/store.ts'
import { gameOf } from '../support/logs.ts'
import { mortal } from '../support/mortal.ts'
import { Person, playOn, type Page } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const LONG: Options = { goal: 100, rounds: 40 }
const { migrate: _migrate, ...withoutMigration } = laterRace
const thatEndsHere: AnyGame = { ...laterRace, migrate: () => ENDS_HERE }

/** A table whose server has gone, and what that left. */
interface LeftTable extends TableOfTwo {
  readonly store: Store
  /** How the table stood. */
  readonly hash: string
}

interface Leaving extends Partial<NewMatch> {
  readonly end: 'closed' | 'killed'
  readonly play: (table: TableOfTwo) => Promise<unknown>
}

/** Plays at a server of some rules, which is then closed or killed. */
async function leftTable(game: AnyGame, { end, play, ...plan }: Leaving): Promise<LeftTable> {
  const store = await memoryStore()
  const first = mortal(store)
  const server = await startServer({ store: first.store, games: registry([game]) })
  const table = await tableOfTwo(server.host, { game: game.id, ...plan })
  await play(table)
  const room = server.service.matches.rooms.get(table.match)
  const hash = room?.live.match.hash() ?? ''
  if (end === 'closed') await server.close()
  first.kill()
  return { ...table, store, hash }
}

interface Found extends TableOfTwo {
  readonly server: TestServer
}

/** The next server on the same store, and both persons there, who do not follow the match yet. */
async function nextServer({ store, match, ada, bob }: LeftTable, game: AnyGame): Promise<Found> {
  const server = await startServer({ store: mortal(store).store, games: registry([game]) })
  return { server, match, ada: await again(ada, server), bob: await again(bob, server) }
}

function again({ person }: Page, { host }: TestServer): Promise<Page> {
  return Object.assign(new Person(host), { cookie: person.cookie, me: person.me }).page()
}

const seven = (table: TableOfTwo): Promise<void> => playSome(table, 7)

test.each(['closed', 'killed'] as const)(
  'a match whose server was %s goes on under the next version of its rules with every choice that was acknowledged',
  async (end) => {
    const left = await leftTable(race, { end, play: seven, options: LONG })
    const table = await nextServer(left, laterRace)
    const { card, moment } = await table.ada.watch(left.match)
    expect(card).toMatchObject({ status: 'playing', rulesVersion: 2, earlierRules: [{ rulesVersion: 1 }] })
    expect(moment).toMatchObject({ length: 7, outcome: null, view: { overtime: 0 } })
    expect(table.ada.stories.get(left.match)).toEqual(left.ada.stories.get(left.match))
    await table.bob.watch(left.match)
    await playSome(table, 3)
    await table.server.close()
    const third = await nextServer(left, laterRace)
    expect((await third.ada.watch(left.match)).moment).toMatchObject({ length: 10 })
  },
)

test.each([
  ['has no migration', withoutMigration as AnyGame],
  ['says that it ends here', thatEndsHere],
  [
    'throws in its migration',
    {
      ...laterRace,
      migrate: () => {
        throw new Error('a migration that was never tried')
      },
    } as AnyGame,
  ],
])('a match under way is closed with a word where the next version %s', async (_why, game) => {
  const left = await leftTable(race, { end: 'closed', play: seven, options: LONG })
  const { ada, match } = await nextServer(left, game)
  const closed = { status: 'over', closed: 'rules' }
  expect(await ada.watch(match)).toMatchObject({ card: closed, moment: null })
  expect((await ada.person.ask('GET', '/api/matches')).body).toMatchObject({ mine: [closed], running: [] })
  expect((await ada.person.ask('GET', `/api/matches/${match}/log`)).body).toMatchObject({ rulesVersion: 1 })
})

test('a match that has no checkpoint is closed with a word', async () => {
  const left = await leftTable(race, { end: 'killed', play: seven, options: LONG })
  left.store.checkpoints = async () => []
  const { ada, match } = await nextServer(left, laterRace)
  expect(await ada.watch(match)).toMatchObject({ card: { status: 'over', closed: 'rules' }, moment: null })
})

/** Rules that offer the same in another order. */
const otherOrder: AnyGame = {
  ...laterRace,
  advance(table) {
    const { choose } = table
    table.choose = ((seat: number, prompt: object, options: readonly unknown[]) =>
      choose.call(table, seat, prompt, options.toReversed())) as never
    laterRace.advance(table as never)
  },
}

test('a choice is known again by what it was, not by its place in the list', async () => {
  const left = await leftTable(race, { end: 'killed', play: seven, options: LONG })
  const { ada, match } = await nextServer(left, otherOrder)
  await ada.watch(match)
  expect(ada.stories.get(match)).toEqual(left.ada.stories.get(match))
})

/** Rules by which nobody may push any more once they have points. */
const neverPush: AnyGame = {
  ...laterRace,
  advance(table) {
    const { choose } = table
    const isLate = (table.state as unknown as { turnsLeft: number }).turnsLeft <= 76
    table.choose = ((seat: number, prompt: object, options: readonly unknown[]) =>
      choose.call(table, seat, prompt, isLate ? ['hold', 'wait'] : options)) as never
    laterRace.advance(table as never)
  },
}

test('what the rules of today do not offer is asked again, and the choices before it stand', async () => {
  const left = await leftTable(race, { end: 'killed', play: seven, options: LONG })
  const { ada, bob, match } = await nextServer(left, neverPush)
  const { moment, card } = await ada.watch(match)
  expect([card.status, moment?.length]).toEqual(['playing', 4])
  await bob.watch(match)
  await playSome({ match, ada, bob }, 2)
  expect(ada.moments.get(match)?.length).toBe(6)
})

test('a page that sends a choice again which was acknowledged before the rules changed is answered, and nothing is done twice', async () => {
  const left = await leftTable(race, { end: 'killed', play: seven, options: LONG })
  const [entry] = await left.store.entries(left.match)
  const { ada, bob, match } = await nextServer(left, laterRace)
  const [page] = [ada, bob].filter(({ person }) => entry?.command?.startsWith(person.me.id))
  await page?.watch(match)
  const id = entry?.command?.split(':')[1] ?? ''
  page?.send({ type: 'choose', id, match, seat: entry?.seat ?? 0, pick: 0, length: 0 })
  await page?.message('done', (message) => message.id === id)
  expect(page?.moments.get(match)?.length).toBe(7)
})

test.each(['append', 'putCheckpoint', 'putMatch'])(
  'a server that dies at %s while it takes a match over leaves one that the next takes over',
  async (method) => {
    const left = await leftTable(race, { end: 'killed', play: seven, options: LONG })
    const dying = mortal(left.store, (called) => called === method)
    await startServer({ store: dying.store, games: registry([laterRace as AnyGame]) })
    dying.kill()
    const { ada, match } = await nextServer(left, laterRace)
    const { card, moment } = await ada.watch(match)
    expect(card).toMatchObject({ status: 'playing', rulesVersion: 2, earlierRules: [{ rulesVersion: 1 }] })
    expect(moment).toMatchObject({ length: 7 })
    expect(ada.stories.get(match)).toEqual(left.ada.stories.get(match))
  },
)

test('a match of several rules whose checkpoint is lost is closed, and its log says what it was played by', async () => {
  const left = await leftTable(race, { end: 'closed', play: seven, options: LONG })
  await (await nextServer(left, laterRace)).server.close()
  left.store.checkpoints = async () => []
  const { ada, match } = await nextServer(left, laterRace)
  expect(await ada.watch(match)).toMatchObject({ card: { status: 'over', closed: 'rules' }, moment: null })
  expect((await ada.person.ask('GET', `/api/matches/${match}/log`)).body).toMatchObject({
    rulesVersion: 2,
    earlierRules: [{ rulesVersion: 1 }],
    choices: expect.any(Array),
  })
})

const eldar = gameOf('eldar')
const laterEldar: AnyGame = {
  ...eldar,
  rulesVersion: eldar.rulesVersion + 1,
  migrate: (earlier) => earlier as State,
}

test('answers that were given in secret are kept, and told to nobody else', async () => {
  const left = await leftTable(eldar, {
    end: 'killed',
    options: { deckDeal: 'random' },
    play: async ({ ada, match }) => {
      await ada.choose(match, 0)
      await ada.moment(match, ({ length }) => length === 1)
    },
  })
  const { ada, bob, match, server } = await nextServer(left, laterEldar)
  const [{ moment: mine }, { moment: yours, card }] = [await ada.watch(match), await bob.watch(match)]
  expect([mine?.length, yours?.length, card.choices]).toEqual([1, 0, 0])
  expect(card.earlierRules).toEqual([{ rulesVersion: eldar.rulesVersion, until: 0 }])
  expect(yours?.asked).toEqual(left.bob.moments.get(match)?.asked)
  expect(server.service.matches.rooms.get(match)?.live.match.hash()).toBe(left.hash)
})

test('a draw that was proposed, and a choice that was to be undone, are so no more', async () => {
  const left = await leftTable(race, {
    end: 'killed',
    play: async (table) => {
      await playSome(table, 3)
      const { other, seat } = await asked(table)
      await other.command({ type: 'offer', match: table.match, what: 'undo', seat: 1 - seat })
      await other.moment(table.match, ({ undoOffer }) => undoOffer !== null)
    },
  })
  const { ada, match } = await nextServer(left, laterRace)
  expect((await ada.watch(match)).moment).toMatchObject({ undoOffer: null, drawOffer: null })
})

test('nobody’s time passes while the rules change, and nobody is credited twice', async () => {
  const clock = { kind: 'live', seconds: 600, increment: 60 } as const
  const left = await leftTable(race, { end: 'closed', play: seven, options: LONG, clock })
  const before = left.ada.moments.get(left.match)?.clock?.left ?? []
  const { ada, match } = await nextServer(left, laterRace)
  const after = (await ada.watch(match)).moment?.clock?.left ?? []
  for (const seat of [0, 1]) expect(Math.abs((after[seat] ?? 0) - (before[seat] ?? 0))).toBeLessThan(20_000)
})

const toTheEnd = async ({ ada, bob, match }: TableOfTwo): Promise<void> => {
  await Promise.all([playOn(ada, match, { seed: 1 }), playOn(bob, match, { seed: 2 })])
  await ada.message('table', ({ card }) => card.status === 'over')
}

test.each(['closed', 'killed'] as const)(
  'a match that was over keeps its last picture, its story and its result where its game migrates it (its server was %s)',
  async (end) => {
    const left = await leftTable(race, { end, play: toTheEnd, options: { goal: 10, rounds: 3 } })
    const before = left.ada.moments.get(left.match)
    const { ada, match, server } = await nextServer(left, laterRace)
    const { card, moment } = await ada.watch(match)
    expect(moment?.outcome).toEqual(before?.outcome)
    expect(card).toMatchObject({ status: 'over', ranks: before?.outcome?.ranks, rulesVersion: 2 })
    expect(ada.stories.get(match)).toEqual(left.ada.stories.get(match))
    expect((await ada.person.ask('GET', `/api/matches/${match}/log`)).body).toMatchObject({ rulesVersion: 1 })
    const entries = await left.store.entries(match)
    await server.close()
    expect(await left.store.entries(match)).toEqual(entries)
  },
)

test('a match that was over keeps its result, its seats and its log where its game has no migration', async () => {
  const left = await leftTable(race, { end: 'closed', play: toTheEnd, options: { goal: 10, rounds: 3 } })
  const { ada, match } = await nextServer(left, withoutMigration as AnyGame)
  const { card, moment } = await ada.watch(match)
  expect([moment, card.closed]).toEqual([null, undefined])
  expect(card.ranks).toEqual(left.ada.moments.get(match)?.outcome?.ranks)
})
