import { deckText, defOf, FACES, type EldarView } from '@trialhall/game-eldar'
import { games } from '@trialhall/games'
import { checkLog, Match, type AnyGame } from '@trialhall/kernel'
import type { NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

const ADAS = listOf('yuri', 'isra')
const BOBS = listOf('mei', 'asad')

/** A deck that is no sample: Heroes, and fifteen cards of their classes, twice each. */
function listOf(...heroes: readonly string[]): string {
  const defs = heroes.map(defOf)
  const classes = defs.map((def) => FACES[def]?.class)
  const fitting = [...FACES.keys()].filter(
    (def) => FACES[def]?.kind !== 'hero' && classes.includes(FACES[def]?.class),
  )
  return deckText({ heroes: defs, cards: fitting.slice(3, 18).flatMap((def) => [def, def]) })
}

/** Every way in which a list could be told: its text, its text in JSON, and its lines. */
function tracesOf(list: string): string[] {
  const lines = list.split('\n').filter((line) => line.startsWith('2 '))
  return [list, JSON.stringify(list).slice(1, -1), ...lines, ...lines.map((line) => line.slice(2))]
}

interface Table {
  readonly match: string
  readonly ada: Page
  readonly bob: Page
  readonly visitor: Page
}

const PLAN = { game: 'eldar', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

/** Ada opens a table with her deck, a visitor looks on from the start, Bob sits down with his. */
async function seated(plan: Partial<NewMatch> = {}): Promise<Table> {
  const [a, b, v] = [
    await Person.arrive(server.host),
    await Person.arrive(server.host),
    await Person.arrive(server.host),
  ]
  const { id: match } = await a.create({
    ...PLAN,
    seats: [...PLAN.seats],
    options: { decks: [ADAS] },
    ...plan,
  })
  const [ada, bob, visitor] = [await a.page(), await b.page(), await v.page()]
  for (const page of [ada, bob, visitor]) await page.watch(match)
  const joined = await sit(bob.person, match, { decks: BOBS })
  expect(joined.status).toBe(200)
  await visitor.moment(match)
  return { match, ada, bob, visitor }
}

function sit(
  person: Person,
  match: string,
  options: unknown,
  seat = 1,
): Promise<{ status: number; body: unknown }> {
  return person.ask('POST', `/api/matches/${match}/seats/${seat}`, { body: { options } })
}

/** All that somebody can be told over HTTP while a match goes on. */
async function askedBy(person: Person, match: string): Promise<string> {
  const paths = [`/api/matches/${match}`, '/api/matches', '/api/me/record', `/api/matches/${match}/log`]
  const answers = []
  for (const path of paths) answers.push((await person.ask('GET', path)).body)
  return JSON.stringify(answers)
}

/** What somebody saw of a match, moment by moment. */
function views(page: Page): EldarView[] {
  return page.shown.map(({ view }) => view as unknown as EldarView)
}

/** Seats whose list of cards a view holds, whatever of them was seen in play. */
function listsIn(view: EldarView): string[] {
  const open = view.pools.filter(({ defs }) => defs !== null).flatMap(({ cards }) => cards)
  return [...new Set(open.map((card) => view.owner[card] ?? ''))]
}

function eldarGame(): AnyGame {
  const game = games.find('eldar')
  if (!game.ok) throw new Error(game.fault.message)
  return game.value
}

test('nobody is told what another brought, in no answer and no frame, until the match is over', async () => {
  const table = await seated()
  const { match, ada, bob, visitor } = table
  const told = new Map<Page, string>()
  const lookUp = async (): Promise<void> => {
    for (const page of [ada, bob, visitor])
      told.set(page, (told.get(page) ?? '') + (await askedBy(page.person, match)))
  }
  await lookUp()
  await Promise.all([ada, bob].map((page, i) => playOn(page, match, { seed: 21 + i, upTo: 60 })))
  await lookUp()
  const sent = (page: Page): string => page.frames.join('\n') + (told.get(page) ?? '')
  for (const [page, hidden, letter] of [
    [ada, [BOBS], 'A'],
    [bob, [ADAS], 'B'],
    [visitor, [ADAS, BOBS], ''],
  ] as const) {
    expect(hidden.flatMap(tracesOf).filter((trace) => sent(page).includes(trace))).toEqual([])
    expect(views(page).length).toBeGreaterThan(20)
    for (const view of views(page)) expect(listsIn(view).filter((owner) => owner !== letter)).toEqual([])
  }
  expect((await ada.person.card(match)).options.decks).toEqual([ADAS, ''])
  expect((await bob.person.card(match)).options.decks).toEqual(['', BOBS])
  expect((await visitor.person.card(match)).options.decks).toEqual(['', ''])

  await ada.command({ type: 'resign', match, seat: 0 })
  await visitor.message('table', ({ card }) => card.status === 'over')
  expect((await visitor.person.card(match)).options.decks).toEqual([ADAS, BOBS])
  const log = checkLog((await visitor.person.ask('GET', `/api/matches/${match}/log`)).body)
  if (!log.ok) throw new Error(log.fault.message)
  expect(log.value.options.decks).toEqual([ADAS, BOBS])
  const again = Match.replay(eldarGame(), log.value, { story: false })
  expect(again.ok && again.value.outcome?.ranks).toEqual([2, 1])
}, 60_000)

test('every fault of what is brought is told in words, and nothing of what the other brought', async () => {
  const a = await Person.arrive(server.host)
  const { id: match } = await a.create({ ...PLAN, seats: [...PLAN.seats], options: { decks: [ADAS] } })
  const b = await Person.arrive(server.host)
  const wrong = await sit(b, match, { decks: 'Yuri\nMei\n3 Caltrops\n2 Sword of Nowhere' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ code: 'bad-option', field: 'options.decks[1]' })
  const { parts } = wrong.body as { parts: string[] }
  expect(parts[0]).toBe('Line 3: 3 copies of Caltrops; at most 2 are allowed. [E-2.03]')
  expect(parts.length).toBe(3)
  const odd = [{ decks: ['turbo-focus', ''] }, { decks: 'x'.repeat(5000) }, { format: 'mini' }, 'deck', null]
  const refusals = [wrong]
  for (const options of odd) refusals.push(await sit(b, match, options))
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 400))
  const all = JSON.stringify(refusals)
  expect(tracesOf(ADAS).filter((trace) => all.includes(trace))).toEqual([])
  expect((await a.card(match)).seats[1]?.kind).toBe('open')
})

test('who waits may bring another deck, and takes it along when they get up', async () => {
  const a = await Person.arrive(server.host)
  const { id: match } = await a.create({ ...PLAN, seats: [{ kind: 'open' }, { kind: 'open' }], options: {} })
  const b = await Person.arrive(server.host)
  expect((await sit(b, match, { decks: BOBS })).status).toBe(200)
  expect((await b.card(match)).options.decks).toEqual(['', BOBS])
  expect((await sit(b, match, { decks: 'turbo-focus' })).status).toBe(200)
  expect((await b.card(match)).options.decks).toEqual(['', 'turbo-focus'])
  expect((await a.card(match)).options.decks).toEqual(['', ''])
  expect((await sit(a, match, { decks: ADAS })).body).toMatchObject({ field: 'seat' })
  await b.ask('DELETE', `/api/matches/${match}/seats/1`)
  await sit(b, match, {}, 0)
  expect((await b.card(match)).options.decks).toEqual(['', ''])
  expect((await server.store.match(match))?.options.decks).toEqual(['', ''])
})

test('nobody settles what a stranger is to play with, but what a bot is', async () => {
  const a = await Person.arrive(server.host)
  const open = await a.ask('POST', '/api/matches', { body: { ...PLAN, options: { decks: ['', BOBS] } } })
  expect(open).toMatchObject({ status: 400, body: { field: 'options.decks[1]' } })
  const bot = { kind: 'bot', bot: 'novice' } as const
  const card = await a.create({
    ...PLAN,
    seats: [{ kind: 'me' }, bot],
    options: { decks: [ADAS, 'turbo-focus'] },
  })
  expect(card).toMatchObject({ status: 'playing', options: { decks: [ADAS, ''] } })
})

test('a deck that is chosen in the match is chosen in secret, and the other lies in its box meanwhile', async () => {
  const a = await Person.arrive(server.host)
  const { id: match } = await a.create({ ...PLAN, seats: [...PLAN.seats], options: { decks: [ADAS] } })
  const b = await Person.arrive(server.host)
  expect((await b.join(match, 1)).status).toBe('playing')
  const bob = await b.page()
  const { moment } = await bob.watch(match)
  expect(moment).toMatchObject({ own: [{ prompt: { type: 'deck' } }], view: { heroes: [] } })
  await bob.choose(match, 2)
  const { view } = await bob.moment(match, ({ length }) => length === 1)
  expect((view as unknown as EldarView).heroes.length).toBe(4)
  expect(bob.frames.join('')).not.toContain('Cleave')
})
