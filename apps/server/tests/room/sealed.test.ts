import type { EldarEvent } from '@trialhall/game-eldar'
import { expect, test } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { Person, type Message, type Page } from '../support/person.ts'
import { memoryStore, startServer } from '../support/server.ts'

const server = await startServer()

interface Table {
  readonly match: string
  readonly ada: Page
  readonly bob: Page
  readonly visitor: Page
}

/** A table where both are asked which cards of the opening hand they replace. */
async function opened(): Promise<Table> {
  const [a, b, v] = [
    await Person.arrive(server.host),
    await Person.arrive(server.host),
    await Person.arrive(server.host),
  ]
  const { id: match } = await a.create({
    game: 'eldar',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { deckDeal: 'random' },
    clock: { kind: 'live', seconds: 600, increment: 20 },
  })
  await b.join(match, 1)
  const [ada, bob, visitor] = [await a.page(), await b.page(), await v.page()]
  for (const page of [ada, bob, visitor]) await page.watch(match)
  return { match, ada, bob, visitor }
}

/** All that a page can find out by asking again: the match from its beginning, its card and the list it stands in. */
async function knownTo(page: Page, match: string): Promise<unknown> {
  const { person } = page
  const again = await (await person.page()).watch(match)
  const cards = [await person.card(match), (await person.ask('GET', '/api/matches')).body]
  return withoutHours([again.moment, cards])
}

/** Leaves out what goes on by itself: the hour, and time that passes. Who has time that passes stays. */
function withoutHours(known: unknown): unknown {
  return JSON.parse(
    JSON.stringify(known, (key, value: unknown) => {
      if (key === 'at' || key === 'online') return undefined
      return key === 'left' ? (value as number[]).map((left) => Math.ceil(left / 20_000)) : value
    }),
  )
}

/** Picks an option; answers the number of the entry. */
async function picked(page: Page, match: string, pick: number): Promise<number> {
  return ((await page.choose(match, pick)) as Message<'done'>).entry
}

test('[E-R68] nobody is told of a mulligan, nor that it is done, before both have decided', async () => {
  const { match, ada, bob, visitor } = await opened()
  const before = [await knownTo(bob, match), await knownTo(visitor, match)]
  const frames = [bob, visitor].map((page) => page.frames.length)
  const acked = []
  for (const pick of [0, 2, 3]) acked.push(await picked(ada, match, pick)) // two cards, and no more
  await ada.moment(match, ({ own }) => own.length === 0)
  expect(acked).toEqual([1, 2, 3])
  expect([await knownTo(bob, match), await knownTo(visitor, match)]).toEqual(before)
  expect([bob, visitor].map((page) => page.frames.length)).toEqual(frames)

  expect(await picked(bob, match, 5)).toBe(4) // keeps all
  const told = await visitor.moment(match, ({ length }) => length === 4)
  const events = told.told.map(({ event }) => event as EldarEvent)
  expect(events.filter(({ type }) => type === 'mulliganed')).toEqual([
    { type: 'mulliganed', seat: 0, count: 2 },
    { type: 'mulliganed', seat: 1, count: 0 },
  ])
})

test('[E-R68] the answers of the other do not make one’s own stale, and a command sent again is answered the same', async () => {
  const { match, ada, bob } = await opened()
  await ada.choose(match, 1)
  await ada.choose(match, 1)
  expect(await picked(bob, match, 0)).toBe(1)
  await ada.choose(match, 3)
  const again = await (await bob.person.page()).watch(match)
  expect(again.moment).toMatchObject({ entry: 1, length: 1, asked: [{ seat: 0 }, { seat: 1 }] })
  await bob.choose(match, 4)
  const { view, length } = await bob.moment(match, (moment) => moment.length === 5)
  expect([length, (view as unknown as { step: string }).step]).not.toContain('mulligan')
})

test('[E-R68] the card of a match that was put away tells nobody how many have answered', async () => {
  const [a, b, v] = [
    await Person.arrive(server.host),
    await Person.arrive(server.host),
    await Person.arrive(server.host),
  ]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id: match } = await a.create({ game: 'eldar', visibility: 'public', seats })
  await b.join(match, 1)
  const putAway = async (): Promise<void> => {
    server.service.matches.closeIdle(-1)
    await expect.poll(() => server.service.matches.rooms.has(match), PATIENTLY).toBe(false)
  }
  /** All that a visitor can find out without opening the match. */
  const known = async (): Promise<unknown> => {
    const { body } = await v.ask('GET', '/api/matches')
    return withoutHours([await v.card(match), (body as { running: unknown }).running])
  }
  await putAway()
  const before = await known()
  const page = await a.page()
  await page.watch(match)
  expect(await picked(page, match, 0)).toBe(1)
  await page.leave()
  await putAway()
  expect(await known()).toEqual(before)
})

test('[E-R68] nobody learns from the clocks after a restart who has answered', async () => {
  const store = Object.assign(await memoryStore(), { close: () => Promise.resolve() }) // of two servers, one after the other
  const time = { now: Date.now() }
  const first = await startServer({ store, now: () => time.now })
  const [a, b] = [await Person.arrive(first.host), await Person.arrive(first.host)]
  const { id: match } = await a.create({
    game: 'eldar',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { deckDeal: 'random' },
    clock: { kind: 'live', seconds: 600, increment: 20 },
  })
  await b.join(match, 1)
  time.now += 10_000
  const ada = await a.page()
  await ada.watch(match)
  for (const pick of [0, 2, 3]) await picked(ada, match, pick)
  time.now += 5000
  await first.close()
  const second = await startServer({ store, now: () => time.now })
  await expect.poll(async () => (await store.entries(match)).at(-1)?.kind, PATIENTLY).toBe('resume')
  time.now += 5000
  const again = await Object.assign(new Person(second.host), { cookie: b.cookie, me: b.me }).page()
  const { clock } = (await again.watch(match)).moment ?? {}
  expect(clock).toMatchObject({ left: [580_000, 580_000], running: [0, 1] })
  expect(await picked(again, match, 5)).toBeGreaterThan(0)
  const after = await again.moment(match, ({ length }) => length === 4)
  // In truth Ada was quick, and was credited for three answers.
  expect(after.clock?.left[0]).toBeGreaterThan(600_000)
})
