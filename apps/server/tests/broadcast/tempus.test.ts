import type { TempusView } from '@trialhall/game-tempus'
import { canonical, UNKNOWN, type Looker } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { leaks, replayed, type Replay } from '../support/leaks.ts'
import { Person, playOn, type Page } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const HEROES = 8
const CHOICES = 120

interface Party {
  readonly match: string
  readonly pages: readonly Page[]
  readonly stranger: Page
}

/** Eight guests, one at each Hero, and somebody who looks on. */
async function eightAtOneTable(): Promise<Party> {
  const people = await Promise.all(Array.from({ length: HEROES }, () => Person.arrive(server.host)))
  const [host, ...guests] = people
  if (!host) throw new Error('nobody came')
  const seats = people.map((person) => ({ kind: person === host ? ('me' as const) : ('open' as const) }))
  const { id: match } = await host.create({ game: 'tempus', seats, options: { draft: 'short' } })
  for (const [at, guest] of guests.entries()) await guest.join(match, at + 1)
  const pages = await Promise.all(people.map((person) => person.page()))
  const stranger = await (await Person.arrive(server.host)).page()
  for (const page of [...pages, stranger]) await page.watch(match)
  return { match, pages, stranger }
}

/** Every moment is what the kernel shows to a viewer, and no card is named that they may not know. */
function expectNoLeak(replay: Replay, page: Page, viewer: Looker): void {
  replay(({ live, entry }) => {
    for (const moment of page.shown.filter((one) => one.entry === entry))
      expect(JSON.stringify(moment.view)).toBe(JSON.stringify(live.match.viewFor(viewer)))
  })
  expect(leaks(replay, page, viewer)).toEqual([])
}

/** Heroes with a hand, and those of them whose hand a page was shown. */
function handsAt(page: Page, match: string): { held: number[]; seen: number[] } {
  const moment = page.moments.get(match)
  if (moment === undefined) throw new Error(`The page has heard nothing of match ${match}.`)
  const { cards, heroes } = moment.view as unknown as TempusView
  const held = heroes.filter(({ hand }) => hand.length > 0)
  const seen = held.filter(({ hand }) => hand.every((card) => cards.def[card] !== UNKNOWN))
  return { held: held.map(({ id }) => id), seen: seen.map(({ id }) => id) }
}

test('a page that asks for it is sent the table as compact JSON, and nobody else', async () => {
  const { match } = await eightAtOneTable()
  const person = await Person.arrive(server.host)
  const [plain, compact] = [await person.page(), await person.page({ path: '/api/socket?compact=1' })]
  for (const page of [plain, compact]) await page.watch(match)
  const [whole, short] = [plain, compact].map(({ moments }) => moments.get(match))
  expect(short).toBeDefined()
  expect(canonical(short)).toBe(canonical(whole))
  const sizes = [plain, compact].map(({ frames }) =>
    Math.max(...frames.map((frame) => Buffer.byteLength(frame))),
  )
  expect((sizes[1] ?? 0) * 4).toBeLessThan((sizes[0] ?? 0) * 3)
  expect(plain.frames.some((frame) => frame.startsWith('~'))).toBe(false)
})

test('eight people play Trials of Tempus, and each hears what its Hero may know and no more', async () => {
  const { match, pages, stranger } = await eightAtOneTable()
  await Promise.all(pages.map((page, seat) => playOn(page, match, { seed: seat + 1, upTo: CHOICES })))
  for (const page of [...pages, stranger]) await page.moment(match, ({ length }) => length >= CHOICES)
  const replay = await replayed(server.store, match)
  for (const [seat, page] of pages.entries()) expectNoLeak(replay, page, seat)
  expectNoLeak(replay, stranger, null)
  for (const [seat, page] of pages.entries()) {
    const { held, seen } = handsAt(page, match)
    expect(held.length).toBeGreaterThan(2)
    expect(seen).toEqual(held.filter((hero) => hero % 2 === seat % 2)) // members of a party see each other's hands (T-7.14)
  }
  expect(handsAt(stranger, match).seen).toEqual([])
}, 60_000)
