import { createHash } from 'node:crypto'
import { games } from '@trialhall/games'
import { checkLog, eventFor, Match, type Log } from '@trialhall/kernel'
import type { NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { shortly } from '../support/short.ts'

const server = await startServer()

async function seated(
  count: number,
  plan: Partial<NewMatch> = {},
): Promise<{ match: string; pages: Page[] }> {
  const people = await Promise.all(Array.from({ length: count }, () => Person.arrive(server.host)))
  const [host, ...guests] = people as [Person, ...Person[]]
  const { id: match } = await host.create({
    ...plan,
    seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' as const }))],
  })
  const pages = await Promise.all(people.map((person) => person.page()))
  for (const page of pages) await page.watch(match)
  for (const [i, guest] of guests.entries()) await guest.join(match, i + 1)
  return { match, pages }
}

async function replayed(person: Person, match: string): Promise<{ log: Log; again: Match }> {
  const { body } = await person.ask('GET', `/api/matches/${match}/log`)
  const log = checkLog(body)
  if (!log.ok) throw new Error(log.fault.message)
  const game = games.find(log.value.game)
  if (!game.ok) throw new Error(game.fault.message)
  const again = Match.replay(game.value, log.value, { story: true })
  if (!again.ok) throw new Error(again.fault.message)
  return { log: log.value, again: again.value }
}

/** Every game with as few people as it takes, and with as many. */
const TABLES = games.games.flatMap(({ id, seats }) =>
  [...new Set([seats.min, seats.max])].map((count) => [id, count] as const),
)

test.each(TABLES)(
  'a whole match of %s with %i people, and anybody can verify it afterwards',
  async (id, count) => {
    const { match, pages } = await seated(count, shortly(id))
    const begun = await pages[0]?.message('table', (table) => table.moment !== null)
    expect(begun?.card).toMatchObject({
      status: 'playing',
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(begun?.card.seed).toBeUndefined()
    await Promise.all(pages.map((page, i) => playOn(page, match, { seed: 7 * count + i })))

    const [page] = pages as [Page]
    const over = await page.message('table', (table) => table.card.status === 'over')
    const { log, again } = await replayed(page.person, match)
    expect(log.seed).toBe(over.card.seed)
    expect(createHash('sha256').update(String(log.seed)).digest('hex')).toBe(begun?.card.seedHash)
    expect(again.outcome?.ranks).toEqual(over.card.ranks)
    const told = again.takeEvents()
    for (const [seat, each] of pages.entries()) {
      const moment = await each.moment(match)
      expect(moment.viewer).toBe(seat)
      expect(moment.view).toEqual(JSON.parse(JSON.stringify(again.viewFor(seat))))
      expect(each.stories.get(match)).toEqual(
        told.map((one) => JSON.parse(JSON.stringify(eventFor(one, seat)))),
      )
    }
    expect((await server.store.match(match))?.ranks).toEqual(over.card.ranks)
  },
  60_000,
)

test.each(games.games)(
  'a match of $id of a person against bots',
  async ({ id, seats: { min, max } }) => {
    const person = await Person.arrive(server.host)
    const bot = { kind: 'bot', bot: 'random' } as const
    const others = Array.from({ length: Math.max(min, Math.min(max, 3)) - 2 }, () => bot)
    const { id: match, seats } = await person.create({
      ...shortly(id),
      seats: [bot, { kind: 'me' }, ...others],
    })
    expect(seats.map((seat) => seat.kind)).toEqual(['bot', 'person', ...others.map(() => 'bot')])
    const page = await person.page()
    await page.watch(match)
    await playOn(page, match, { seed: 3 })
    const { again } = await replayed(person, match)
    expect(again.outcome).not.toBeNull()
    expect(page.shown.some(({ thinking }) => thinking === 0)).toBe(true)
  },
  60_000,
)

/** What a page must know of a moment, with its fields in the same order. */
function sceneOf({ length, view, asked, own, canGoBack, outcome }: Page['shown'][number]): object {
  return { length, view, asked, own, canGoBack, outcome }
}

function sceneFrom(match: Match, viewer: number | null): object {
  return {
    length: match.lengthFor(viewer),
    view: match.viewFor(viewer),
    asked: match.askedFor(viewer),
    own: match.asksOf(viewer),
    canGoBack: viewer !== null && match.canGoBack(viewer) ? [viewer] : [],
    outcome: match.outcome,
  }
}

test.each(games.games)(
  'a spectator of $id is told exactly what everybody may know, and players what they may, by differences alone',
  async (game) => {
    const { match, pages } = await seated(game.seats.min, shortly(game.id))
    const visitor = await (await Person.arrive(server.host)).page()
    await visitor.watch(match)
    await Promise.all([
      ...pages.map((page, i) => playOn(page, match, { seed: 40 + i, upTo: 60 })),
      visitor.moment(match, (moment) => moment.length >= 60),
    ])
    const stored = await server.store.match(match)
    const entries = await server.store.entries(match)
    if (!stored) throw new Error('no match')

    const started = Match.start(game, {
      seats: game.seats.min,
      seed: stored.seed,
      generator: 'chacha20',
      options: stored.options,
    })
    if (!started.ok) throw new Error(started.fault.message)
    const same = started.value
    const seen = new Map(visitor.shown.map((moment) => [moment.entry, moment]))
    let secretive = 0
    for (const entry of [null, ...entries]) {
      if (entry) same.choose(entry.seat, entry.pick)
      const isOfNow = ({ entry: n, viewer }: Page['shown'][number]): boolean => n === same.lengthFor(viewer)
      for (const moment of pages.flatMap(({ shown }) => shown.filter(isOfNow)))
        expect(JSON.stringify(sceneOf(moment))).toBe(JSON.stringify(sceneFrom(same, moment.viewer)))
      const moment = seen.get(same.lengthFor(null))
      if (!moment) continue
      expect(JSON.stringify(moment.view)).toBe(JSON.stringify(same.viewFor(null)))
      expect(moment).toMatchObject({ viewer: null, own: [], canGoBack: [] })
      const { cards } = moment.view
      const shown = cards.def.flatMap((def, id) => (def >= 0 ? [cards.seen[id]] : []))
      expect(shown).not.toContain(0)
      if (cards.def.includes(-1)) secretive += 1
    }
    expect(secretive).toBeGreaterThan(0)
    expect(seen.size).toBeGreaterThan(39)
    for (const page of [visitor, ...pages])
      expect(page.heard.filter(({ type }) => type === 'moment')).toEqual([])
    const secrets = [String(stored.seed), ...pages.map((page) => page.person.cookie.split('=')[1] ?? '')]
    for (const page of [visitor, ...pages]) {
      for (const secret of secrets) expect(page.frames.some((frame) => frame.includes(secret))).toBe(false)
      expect(page.frames.some((frame) => frame.includes('"chance"'))).toBe(false)
    }
  },
  60_000,
)
