import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { NewMatch } from '@trialhall/protocol'
import { Sleepers } from '../../src/stewards/sleepers.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const HOUR_MS = 3_600_000
const DAYS = { clock: { kind: 'days', days: 3 }, onTimeout: 'lose' } as const
const MINUTE = { clock: { kind: 'live', seconds: 60, increment: 0 }, onTimeout: 'lose' } as const

/** A hall whose time a test puts forward, with a store that outlives its servers. */
class SlowHall {
  ahead = 0
  private readonly began = Date.now()
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
    store.close = async () => undefined
  }

  start(): Promise<TestServer> {
    return startServer({ store: this.store, now: () => this.began + this.ahead, idleMs: 0 })
  }
}

/** A match in which one choice was made, and which both have left alone. Answers whose turn it is. */
async function leftAlone(
  { host }: TestServer,
  plan: Partial<NewMatch>,
): Promise<TableOfTwo & { seat: number }> {
  const table = await tableOfTwo(host, plan)
  await playSome(table, 1)
  const { seat } = await asked(table)
  for (const page of [table.ada, table.bob]) await page.leave()
  return { ...table, seat }
}

const isOpen = ({ service }: TestServer, { match }: TableOfTwo): boolean => service.matches.rooms.has(match)

/** Until its room is not there. */
async function asleep(server: TestServer, table: TableOfTwo): Promise<void> {
  await expect
    .poll(() => {
      server.service.sweep()
      return isOpen(server, table)
    }, PATIENTLY)
    .toBe(false)
}

/** The hours that a seat has left, as its player sees it who comes back. */
async function hoursLeft(
  { host }: TestServer,
  { match, ada, seat }: TableOfTwo & { seat: number },
): Promise<number> {
  const { cookie, me } = ada.person
  const page = await Object.assign(new Person(host), { cookie, me }).page()
  const { moment } = await page.watch(match)
  await page.leave()
  return Number(moment?.clock?.left[seat]) / HOUR_MS
}

describe('a match by letter', () => {
  test('is not in memory while nobody is there, and whoever does not answer loses all the same', async () => {
    const hall = new SlowHall(await memoryStore())
    const server = await hall.start()
    const table = await leftAlone(server, DAYS)
    await asleep(server, table)
    hall.ahead = 71 * HOUR_MS
    server.service.sweep()
    expect(isOpen(server, table)).toBe(false)
    hall.ahead = 71.9 * HOUR_MS
    server.service.sweep()
    await expect.poll(() => isOpen(server, table), PATIENTLY).toBe(true)
    server.service.sweep()
    expect(isOpen(server, table)).toBe(true)
    hall.ahead = 72.1 * HOUR_MS
    server.service.sweep()
    await expect.poll(async () => (await server.store.match(table.match))?.status, PATIENTLY).toBe('over')
  })

  test('takes its time from whoever is asked while it is closed, and from nobody else', async () => {
    const hall = new SlowHall(await memoryStore())
    const server = await hall.start()
    const table = await leftAlone(server, DAYS)
    await asleep(server, table)
    hall.ahead = 20 * HOUR_MS
    expect(await hoursLeft(server, table)).toBeCloseTo(52, 1)
    expect(await hoursLeft(server, { ...table, seat: 1 - table.seat })).toBe(72)
    await asleep(server, table)
    hall.ahead = 30 * HOUR_MS
    expect(await hoursLeft(server, table)).toBeCloseTo(42, 1)
  })

  test('that was closed when the server stopped has as much left when it is back', async () => {
    const hall = new SlowHall(await memoryStore())
    const server = await hall.start()
    const table = await leftAlone(server, DAYS)
    await asleep(server, table)
    hall.ahead = 40 * HOUR_MS
    await server.close()
    hall.ahead = 140 * HOUR_MS
    const again = await hall.start()
    expect(await hoursLeft(again, table)).toBeCloseTo(32, 1)
  })
})

test('a match that broke while its store could be neither written nor read is opened again, so that time passes in it', async () => {
  const store = await memoryStore()
  const hall = new SlowHall(store)
  const server = await hall.start()
  const table = await leftAlone(server, MINUTE)
  const { append, entries } = store
  const fails = (): Promise<never> => Promise.reject(new Error('no store'))
  Object.assign(store, { append: fails, entries: fails })
  hall.ahead = 61_000
  await asleep(server, table)
  await pause(1500) // it was tried once more meanwhile
  expect(isOpen(server, table)).toBe(false)
  Object.assign(store, { append, entries })
  hall.ahead += HOUR_MS
  await expect
    .poll(async () => {
      server.service.sweep()
      return (await store.match(table.match))?.status
    }, PATIENTLY)
    .toBe('over')
})

test('a match with a clock of minutes stays in memory', async () => {
  const server = await new SlowHall(await memoryStore()).start()
  const table = await leftAlone(server, MINUTE)
  server.service.sweep()
  server.service.sweep()
  expect(isOpen(server, table)).toBe(true)
})

describe('matches that sleep', () => {
  test('are opened when their time has come, and again a minute later where that failed', async () => {
    let now = 0
    const opened: string[] = []
    let works = false
    const sleepers = new Sleepers(
      () => now,
      async (match) => {
        opened.push(`${match} ${now}`)
        return works
      },
    )
    sleepers.put('late', 90_000)
    sleepers.put('soon', 1000)
    sleepers.put('gone', 1000)
    sleepers.remove('gone')
    for (now of [999, 1000, 60_999]) await sleepers.check()
    expect(opened).toEqual(['soon 1000'])
    works = true
    for (now of [61_000, 89_000, 200_000, 500_000]) await sleepers.check()
    expect(opened).toEqual(['soon 1000', 'soon 61000', 'late 200000'])
    expect(sleepers.size).toBe(0)
  })
})
