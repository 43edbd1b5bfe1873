import type { MatchCard, NewMatch } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { ABSENCE_MS } from '../../src/table/absences.ts'
import { NUDGE_MS } from '../../src/table/nudges.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person, type Page } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

interface Scene extends TableOfTwo {
  readonly server: TestServer
  readonly time: { ahead: number }
  /** Who is asked and goes, and who stays. */
  readonly gone: Page
  readonly here: Page
  readonly seat: number
}

/** A table of two that has begun to play, one of whom is asked and closes their page. */
async function deserted(plan: Partial<NewMatch> = {}, store?: Store): Promise<Scene> {
  const time = { ahead: 0 }
  const server = await startServer({ now: () => Date.now() + time.ahead, ...(store ? { store } : {}) })
  const table = await tableOfTwo(server.host, plan)
  await playSome(table, 5)
  const { mover, other, seat } = await asked(table)
  expect((await other.moment(table.match)).own).toEqual([])
  await mover.leave()
  await other.message('seats', ({ seats }) => seats[seat]?.online === false)
  return { ...table, server, time, gone: mover, here: other, seat }
}

function claim({ here, match, seat }: Scene, what: 'win' | 'off', id?: string): ReturnType<Page['command']> {
  return here.command({
    type: 'claim',
    match,
    seat: 1 - seat,
    absent: seat,
    what,
    ...(id === undefined ? {} : { id }),
  })
}

async function isAbsent({ here, server, match, seat }: Scene): Promise<boolean> {
  server.service.sweep()
  const { seats } = await here.person.card(match)
  return seats[seat]?.absent === true
}

test('who stays may claim the win when the one who is asked has been away for ten minutes, once', async () => {
  const scene = await deserted()
  const { here, match, seat, time, server } = scene
  time.ahead += ABSENCE_MS - 30_000
  expect(await isAbsent(scene)).toBe(false)
  expect(await claim(scene, 'win')).toMatchObject({ type: 'refused', field: 'absent' })
  time.ahead += 30_000
  server.service.sweep()
  await here.message('seats', ({ seats }) => seats[seat]?.absent === true)
  expect(await claim(scene, 'win', 'mine')).toMatchObject({ type: 'done' })
  const { card } = await here.message('table', (one) => one.card.status === 'over')
  expect(card.ranks?.[1 - seat]).toBe(1)
  expect(card.closed).toBeUndefined()
  expect(await claim(scene, 'win', 'mine')).toMatchObject({ type: 'done' })
  expect(await claim(scene, 'off')).toMatchObject({ type: 'refused', code: 'match-over' })
  const entries = await server.store.entries(match)
  expect(entries.filter(({ kind }) => kind === 'leave')).toMatchObject([
    { seat, command: `${here.person.me.id}:mine` },
  ])
})

test('the offer vanishes when they come back, and what is sent too late is refused', async () => {
  const scene = await deserted()
  const { here, gone, seat, time } = scene
  time.ahead += ABSENCE_MS
  expect(await isAbsent(scene)).toBe(true)
  const back = await gone.person.page()
  await here.message(
    'seats',
    ({ seats }) => seats[seat]?.online === true && seats[seat]?.absent === undefined,
  )
  expect(await claim(scene, 'win')).toMatchObject({ type: 'refused', field: 'absent' })
  expect(await claim(scene, 'off')).toMatchObject({ type: 'refused', field: 'absent' })
  await back.leave()
  expect(await isAbsent(scene)).toBe(false)
})

test('somebody who looks at the lobby now and then is not away', async () => {
  const scene = await deserted()
  scene.time.ahead += ABSENCE_MS - 1000
  await scene.gone.person.ask('GET', '/api/matches')
  scene.time.ahead += 60_000
  expect(await isAbsent(scene)).toBe(false)
})

test('a match is called off without a result: it counts for nobody, stays so after a restart, and its log can be had', async () => {
  const store = await memoryStore()
  const close = store.close.bind(store)
  store.close = async () => undefined
  const scene = await deserted({ bestOf: 3 }, store)
  const { here, gone, match, seat, time } = scene
  time.ahead += ABSENCE_MS
  expect(await claim(scene, 'off')).toMatchObject({ type: 'done' })
  const { card } = await here.message('table', (one) => one.card.status === 'over')
  expect(card).toMatchObject({ closed: 'absence', asked: [], series: { wins: [0, 0], game: 1 } })
  expect(card.ranks).toBeUndefined()
  const late = await gone.person.page()
  await late.watch(match)
  expect(await late.command({ type: 'resign', match, seat })).toMatchObject({
    type: 'refused',
    code: 'match-over',
  })
  expect(await late.command({ type: 'offer', match, seat, what: 'undo' })).toMatchObject({ type: 'refused' })
  await scene.server.close()
  const stored = await store.match(match)
  if (stored) await store.putMatch({ ...stored, status: 'playing', closed: undefined as never }) // it died before this was noted
  const second = await startServer({ store })
  const person = Object.assign(new Person(second.host), { cookie: here.person.cookie, me: here.person.me })
  await (await person.page()).watch(match)
  await expect.poll(async () => (await store.match(match))?.closed, PATIENTLY).toBe('absence')
  expect((await person.ask('GET', '/api/me/record')).body).toMatchObject({ games: [] })
  const log = await person.ask('GET', `/api/matches/${match}/log`)
  expect((log.body as { choices: unknown[] }).choices.length).toBeGreaterThan(0)
  const next = (await person.ask('POST', `/api/matches/${match}/rematch`)).body as MatchCard
  expect(next.series).toMatchObject({ game: 1, wins: [0, 0] })
  await second.close()
  await close()
})

test('the time in which the server did not run counts against nobody', async () => {
  const store = await memoryStore()
  const close = store.close.bind(store)
  store.close = async () => undefined
  const first = await deserted({}, store)
  await first.server.close()
  const time = { ahead: 24 * 60 * 60_000 }
  const server = await startServer({ store, now: () => Date.now() + time.ahead })
  const person = Object.assign(new Person(server.host), {
    cookie: first.here.person.cookie,
    me: first.here.person.me,
  })
  const here = await person.page()
  await here.watch(first.match)
  const scene = { ...first, server, here, time }
  expect(await isAbsent(scene)).toBe(false)
  expect(await claim(scene, 'win')).toMatchObject({ type: 'refused', field: 'absent' })
  time.ahead += ABSENCE_MS
  expect(await isAbsent(scene)).toBe(true)
  await server.close()
  await close()
})

test('where clocks give days nobody has to be here', async () => {
  const scene = await deserted({ clock: { kind: 'days', days: 3 } })
  scene.time.ahead += 2 * ABSENCE_MS
  expect(await isAbsent(scene)).toBe(false)
  expect(await claim(scene, 'win')).toMatchObject({ type: 'refused' })
})

test('nobody claims on their own turn, for a seat that is not theirs, or against themselves', async () => {
  const scene = await deserted()
  const { here, gone, match, seat, time, server } = scene
  time.ahead += ABSENCE_MS
  const watcher = await (await Person.arrive(server.host)).page()
  await watcher.watch(match)
  for (const from of [0, 1])
    expect(
      await watcher.command({ type: 'claim', match, seat: from, absent: seat, what: 'off' }),
    ).toMatchObject({ type: 'refused', code: 'bad-seat' })
  const own = { type: 'claim', match, seat: 1 - seat, absent: 1 - seat, what: 'win' } as const
  expect(await here.command(own)).toMatchObject({ type: 'refused' })
  const back = await gone.person.page()
  await back.watch(match)
  await here.leave()
  time.ahead += 2 * ABSENCE_MS
  server.service.sweep()
  const wrong = { type: 'claim', match, seat, absent: 1 - seat, what: 'win' } as const
  expect(await back.command(wrong)).toMatchObject({ type: 'refused', field: 'absent' })
})

test('of several who play, who is here goes on without the absent one, but calls nothing off over the others', async () => {
  const time = { ahead: 0 }
  const server = await startServer({ now: () => Date.now() + time.ahead })
  const people = [
    await Person.arrive(server.host),
    await Person.arrive(server.host),
    await Person.arrive(server.host),
  ]
  const [host] = people as [Person, Person, Person]
  const { id: match } = await host.create({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  for (const seat of [1, 2]) await people[seat]?.join(match, seat)
  const pages = await Promise.all(people.map((person) => person.page()))
  for (const page of pages) await page.watch(match)
  const absent = await askedAlone(pages, match)
  const seat = (absent + 1) % 3
  await pages[absent]?.leave()
  await pages[seat]?.message('seats', ({ seats }) => seats[absent]?.online === false)
  time.ahead += ABSENCE_MS
  const page = pages[seat] as Page
  expect(await page.command({ type: 'claim', match, seat, absent, what: 'off' })).toMatchObject({
    type: 'refused',
    field: 'what',
  })
  expect(await page.command({ type: 'claim', match, seat, absent, what: 'win' })).toMatchObject({
    type: 'done',
  })
  expect(
    await page.moment(
      match,
      ({ outcome, asked: all }) => outcome === null && all.every((one) => one.seat !== absent),
    ),
  ).toBeTruthy()
})

/** Lets a table play on until one seat alone is asked; answers which. */
async function askedAlone(pages: readonly Page[], match: string): Promise<number> {
  for (let n = 0; ; n++) {
    const waited = pages.map((page) => page.moment(match, ({ own }) => own.length > 0))
    for (const one of waited) one.catch(() => undefined) // most of them wait long
    const { asked: all, entry, own } = await Promise.race(waited)
    const seat = own[0]?.seat ?? 0
    if (n > 6 && all.length === 1) return seat
    await pages[seat]?.choose(match)
    const told = all.length === 1 ? pages : pages.slice(seat, seat + 1) // of an answer beside others only who gave it
    await Promise.all(told.map((page) => page.moment(match, (moment) => moment.entry > entry)))
  }
}

test('whoever is asked can be called, once in ten minutes, and nobody else', async () => {
  const time = { ahead: 0 }
  const server = await startServer({ now: () => Date.now() + time.ahead })
  const table = await tableOfTwo(server.host)
  await playSome(table, 5)
  const { match } = table
  const { mover, other, seat } = await asked(table)
  const call = { type: 'nudge', match, seat: 1 - seat, to: seat } as const
  expect(await other.command({ ...call, to: 1 - seat })).toMatchObject({ type: 'refused', field: 'to' })
  expect(await mover.command({ ...call, seat, to: 1 - seat })).toMatchObject({ type: 'refused', field: 'to' })
  expect(await other.command(call)).toMatchObject({ type: 'done' })
  expect(await mover.message('nudge')).toMatchObject({ match, by: 1 - seat, to: seat })
  expect(other.heard.some(({ type }) => type === 'nudge')).toBe(false)
  expect(await mover.person.card(match)).toMatchObject({ nudge: 1 - seat })
  expect((await other.person.card(match)).nudge).toBeUndefined()
  expect(await other.command(call)).toMatchObject({ type: 'refused', field: 'to' })
  time.ahead += NUDGE_MS
  const sentAgain = { ...call, id: 'once' }
  expect(await other.command(sentAgain)).toMatchObject({ type: 'done' })
  expect(await other.command(sentAgain)).toMatchObject({ type: 'done' })
  await mover.command({ ...call, seat, to: 1 - seat }) // whatever came before this answer is heard
  expect(mover.heard.filter(({ type }) => type === 'nudge')).toHaveLength(2)
  time.ahead += NUDGE_MS
  expect(await other.command(call)).toMatchObject({ type: 'done' })
  const stranger = await (await Person.arrive(server.host)).page()
  await stranger.watch(match)
  expect(await stranger.command(call)).toMatchObject({ type: 'refused', code: 'bad-seat' })
})
