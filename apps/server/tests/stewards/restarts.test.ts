import { afterEach, expect, test, vi } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { asked, playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const live = { kind: 'live', seconds: 60, increment: 0 } as const
const HOUR_MS = 3_600_000

afterEach(() => vi.restoreAllMocks())

/** A store that outlives its servers, and a clock that stands still until a test puts it forward. */
async function lasting(): Promise<{ store: Store; time: { now: () => number; ahead: number } }> {
  const store = await memoryStore()
  store.close = async () => undefined
  const began = Date.now()
  const time = { ahead: 0, now: () => began + time.ahead }
  return { store, time }
}

/** What one run of a server sees of a store; when it crashes nothing more of it reaches the disk. */
function runOn(store: Store): { store: Store; crash(): void } {
  let isGone = false
  const gone = async (): Promise<never> => Promise.reject(new Error('the server is gone'))
  const seen = new Proxy(store, {
    get(target, name: keyof Store) {
      const value = target[name]
      if (typeof value !== 'function') return value
      return isGone && name !== 'close' ? gone : value.bind(target)
    },
  })
  return { store: seen, crash: () => (isGone = true) }
}

/** The time that each seat has left, as a server tells it that has opened the match by itself. */
async function leftAt(server: TestServer, match: string): Promise<number[]> {
  const { matches } = server.service
  await expect.poll(() => matches.rooms.has(match), PATIENTLY).toBe(true)
  return [...(matches.rooms.get(match)?.clockFace()?.left ?? [])].map(Number)
}

/** The same two people at the same table of another server. */
async function comeBack(table: TableOfTwo, host: string): Promise<TableOfTwo> {
  const again = async ({ person }: TableOfTwo['ada']): Promise<TableOfTwo['ada']> => {
    const same = Object.assign(new Person(host), { cookie: person.cookie, me: person.me })
    const page = await same.page()
    await page.watch(table.match)
    return page
  }
  return { match: table.match, ada: await again(table.ada), bob: await again(table.bob) }
}

test.each(['stop', 'crash'] as const)(
  'time that the server is away is nobody’s, after each %s',
  async (how) => {
    const { store, time } = await lasting()
    let run = runOn(store)
    let server = await startServer({ store: run.store, now: time.now })
    let table = await tableOfTwo(server.host, { clock: live, onTimeout: 'lose' })
    for (let restart = 0; restart < 4; restart++) {
      await playSome(table, 2)
      if (how === 'crash') run.crash()
      else await server.close()
      time.ahead += 50_000
      const before = server
      run = runOn(store)
      server = await startServer({ store: run.store, now: time.now })
      table = await comeBack(table, server.host)
      if (how === 'crash') void before.close()
    }
    const left = await leftAt(server, table.match)
    expect(left).toEqual([60_000, 60_000])
    expect((await store.entries(table.match)).some(({ kind }) => kind === 'flag' || kind === 'leave')).toBe(
      false,
    )
  },
)

test('what was thought before the server stopped is not given back', async () => {
  const { store, time } = await lasting()
  const first = await startServer({ store, now: time.now })
  const table = await tableOfTwo(first.host, { clock: live, onTimeout: 'lose' })
  await playSome(table, 1)
  const { seat } = await asked(table)
  time.ahead += 30_000
  await first.close()
  time.ahead += HOUR_MS
  const second = await startServer({ store, now: time.now })
  const left = await leftAt(second, table.match)
  expect(left[seat]).toBe(30_000)
})

test('a match whose room is made anew in the same run gives nobody time', async () => {
  const { store, time } = await lasting()
  const server = await startServer({ store, now: time.now })
  const table = await tableOfTwo(server.host, { clock: live, onTimeout: 'lose' })
  await playSome(table, 1)
  const { seat, mover } = await asked(table)
  time.ahead += 30_000
  const append = store.append.bind(store)
  store.append = async () => Promise.reject(new Error('the disk is full'))
  expect(await mover.choose(table.match)).toMatchObject({ type: 'refused', field: 'storage' })
  store.append = append
  const left = await leftAt(server, table.match)
  expect(left[seat]).toBe(30_000)
})

test('a step of the clock on the wall takes nobody’s time, and refuses nobody', async () => {
  const { now } = Date
  let step = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + step)
  const server = await startServer()
  const table = await tableOfTwo(server.host, { clock: live, onTimeout: 'lose' })
  await playSome(table, 1)
  for (step of [2 * HOUR_MS, -HOUR_MS]) {
    server.service.sweep()
    await playSome(table, 1)
    const person = await Person.arrive(server.host)
    expect((await person.ask('POST', '/api/me', { body: { name: 'Late' } })).status).toBe(200)
    const page = await person.page()
    expect((await page.watch(table.match)).moment?.outcome).toBeNull()
    expect(await page.command({ type: 'chat', match: table.match, text: 'What time is it?' })).toMatchObject({
      type: 'done',
    })
  }
  const left = await leftAt(server, table.match)
  expect(Math.min(...left)).toBeGreaterThan(30_000)
})

test('days for a choice stand while the server is away, however long, and wherever its clock is set', async () => {
  const { store, time } = await lasting()
  const days = { kind: 'days', days: 3 } as const
  let server = await startServer({ store, now: time.now })
  const table = await tableOfTwo(server.host, { clock: days, onTimeout: 'lose' })
  await playSome(table, 1)
  const { seat } = await asked(table)
  const left: number[] = []
  for (const away of [5, 24, 240, 24, 24]) {
    await server.close()
    time.ahead += away * HOUR_MS
    server = await startServer({ store, now: time.now })
    left.push(((await leftAt(server, table.match))[seat] ?? 0) / HOUR_MS)
  }
  expect(left.map((hours) => Math.round(hours))).toEqual([72, 72, 72, 72, 72])
  await server.close()
  time.ahead -= 1000 * HOUR_MS
  const back = await startServer({ store, now: time.now })
  expect(Math.round(((await leftAt(back, table.match))[seat] ?? 0) / HOUR_MS)).toBe(72)
  await expect.poll(async () => (await store.entries(table.match)).at(-1)?.kind, PATIENTLY).toBe('resume')
  time.ahead += 73 * HOUR_MS
  back.service.sweep()
  await expect.poll(async () => (await store.match(table.match))?.status, PATIENTLY).toBe('over')
})
