import { registry, type AnyGame, type Options } from '@trialhall/kernel'
import type { ClockPlan, NewMatch } from '@trialhall/protocol'
import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { laterRace } from '../../../../examples/race/later.ts'
import type { Store } from '../../src/store/store.ts'
import { mortal } from '../support/mortal.ts'
import { PATIENTLY } from '../support/patience.ts'
import { memoryStore, startServer, type TestServer } from '../support/server.ts'
import { TestHall, type HallServer } from '../support/shared-hall.ts'
import { asked, playSome, tableOfTwo } from '../support/tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS = { kind: 'days', days: 3 } as const
const HOURS = { kind: 'live', seconds: 90 * 60, increment: 0 } as const
/** Minutes that a clock may be off. */
const A_LITTLE = 0.25

/** Time that a test puts forward. */
class Time {
  ahead = 0
  private readonly began = Date.now()
  readonly now = (): number => this.began + this.ahead
}

/** A server that may be killed, on a store that outlives it. */
interface Mortal {
  readonly server: TestServer
  /** kill -9 */
  kill(): void
}

async function lastingStore(): Promise<Store> {
  const store = await memoryStore()
  store.close = async () => undefined
  return store
}

async function start(store: Store, time: Time, game?: AnyGame): Promise<Mortal> {
  const seen = mortal(store)
  const games = game && { games: registry([game]) }
  const server = await startServer({ store: seen.store, now: time.now, idleMs: 0, ...games })
  return { server, kill: seen.kill }
}

/** Who is at a match is gone; its room is closed where that is wanted, and else kept by somebody who looks on. */
type Where = 'asleep' | 'awake'

interface Leaving extends Partial<NewMatch> {
  readonly clock: ClockPlan
  readonly where: Where
  readonly choices?: number
}

/** A match in which one choice was made, or some, and whose turn it is. */
async function left(
  server: TestServer,
  { clock, where, choices = 1, ...plan }: Leaving,
): Promise<{ match: string; seat: number }> {
  const table = await tableOfTwo(server.host, { clock, onTimeout: 'lose', ...plan })
  await playSome(table, choices)
  const { seat } = await asked(table)
  if (where === 'awake') return { match: table.match, seat }
  for (const page of [table.ada, table.bob]) await page.leave()
  await asleep(server, table.match)
  return { match: table.match, seat }
}

async function asleep(server: TestServer, match: string): Promise<void> {
  await expect
    .poll(() => {
      server.service.sweep()
      return server.service.matches.rooms.has(match)
    }, PATIENTLY)
    .toBe(false)
}

/** Lets time pass in which a server is there: it looks at its clocks as often as it would. */
async function pass(server: TestServer, time: Time, ms: number): Promise<void> {
  time.ahead += ms
  server.service.sweep()
  await expect.poll(() => server.service.matches.isAtRest, PATIENTLY).toBe(true)
}

/** Minutes that a seat has left, in the match as it is opened where it is not. */
async function minutesLeft(
  { service }: TestServer,
  { match, seat }: { readonly match: string; readonly seat: number },
): Promise<number> {
  let left = Number.NaN
  const open = async (): Promise<boolean> => {
    const room = await service.matches.room(match).catch(() => null) // another process may have it still
    if (room?.ok) left = Number(room.value.clockFace()?.left[seat]) / MINUTE_MS
    return room?.ok ?? false
  }
  await expect.poll(open, PATIENTLY).toBe(true)
  return left
}

const cases = [
  { clock: DAYS, where: 'asleep', full: 3 * 24 * 60 },
  { clock: DAYS, where: 'awake', full: 3 * 24 * 60 },
  { clock: HOURS, where: 'awake', full: 90 },
] as const

describe.each(cases)('a match with a clock of $clock.kind that is $where', ({ clock, where, full }) => {
  test.each(['stops', 'is killed'])('loses no time when the server %s, and is given none', async (how) => {
    const [store, time] = [await lastingStore(), new Time()]
    const first = await start(store, time)
    const table = await left(first.server, { clock, where })
    await pass(first.server, time, 20 * MINUTE_MS)
    if (how === 'stops') await first.server.close()
    else first.kill()
    time.ahead += HOUR_MS
    const second = await start(store, time)
    expect(Math.abs((await minutesLeft(second.server, table)) - (full - 20))).toBeLessThan(A_LITTLE)
    await pass(second.server, time, 5 * MINUTE_MS)
    expect(Math.abs((await minutesLeft(second.server, table)) - (full - 25))).toBeLessThan(A_LITTLE)
  })

  test('loses none over servers that die before they have opened it', async () => {
    const [store, time] = [await lastingStore(), new Time()]
    const first = await start(store, time)
    const table = await left(first.server, { clock, where })
    await pass(first.server, time, 20 * MINUTE_MS)
    first.kill()
    for (let n = 0; n < 3; n++) {
      time.ahead += 10 * MINUTE_MS
      // nothing of what this one does at matches comes to disk
      const short = mortal(store, (method) => method === 'matches')
      await startServer({ store: short.store, now: time.now }).catch(() => undefined)
    }
    time.ahead += HOUR_MS
    const last = await start(store, time)
    expect(Math.abs((await minutesLeft(last.server, table)) - (full - 20))).toBeLessThan(A_LITTLE)
  })

  test('goes on in a hall of two servers as long as one of them lives', async () => {
    const [hall, time] = [await TestHall.open(), new Time()]
    const server = (): Promise<HallServer> => hall.server({ now: time.now, idleMs: 0 })
    const one = await server()
    const table = await left(one.server, { clock, where })
    const other = await server()
    await pass(one.server, time, 10 * MINUTE_MS)
    one.die()
    await pass(other.server, time, 10 * MINUTE_MS)
    expect(Math.abs((await minutesLeft(other.server, table)) - (full - 20))).toBeLessThan(A_LITTLE)
    other.die()
    time.ahead += HOUR_MS
    const third = await server()
    expect(Math.abs((await minutesLeft(third.server, table)) - (full - 20))).toBeLessThan(A_LITTLE)
  })
})

test('a restored backup gives back what passed since it was made', async () => {
  const [store, time] = [await lastingStore(), new Time()]
  const first = await start(store, time)
  const table = await left(first.server, { clock: DAYS, where: 'asleep' })
  await pass(first.server, time, 20 * MINUTE_MS)
  first.kill()
  time.ahead += 30 * 24 * HOUR_MS
  const second = await start(store, time)
  expect(Math.abs((await minutesLeft(second.server, table)) - (3 * 24 * 60 - 20))).toBeLessThan(A_LITTLE)
})

describe.each(cases)('a match with a clock of $clock.kind that is $where when its rules change', (given) => {
  const { full, ...leaving } = given
  const plan = { ...leaving, game: race.id, options: { goal: 100, rounds: 40 } satisfies Options }

  test.each(['stops', 'is killed'])(
    'takes what was thought before the server %s, and no more',
    async (how) => {
      const [store, time] = [await lastingStore(), new Time()]
      const first = await start(store, time, race)
      const table = await left(first.server, plan)
      await pass(first.server, time, 20 * MINUTE_MS)
      if (how === 'stops') await first.server.close()
      else first.kill()
      time.ahead += HOUR_MS
      const second = await start(store, time, laterRace)
      expect(Math.abs((await minutesLeft(second.server, table)) - (full - 20))).toBeLessThan(A_LITTLE)
      await pass(second.server, time, 5 * MINUTE_MS)
      expect(Math.abs((await minutesLeft(second.server, table)) - (full - 25))).toBeLessThan(A_LITTLE)
      second.kill()
      time.ahead += HOUR_MS
      const third = await start(store, time, laterRace)
      expect(Math.abs((await minutesLeft(third.server, table)) - (full - 25))).toBeLessThan(A_LITTLE)
    },
  )

  test('gives back an absence before choices that the new rules repeat', async () => {
    const [store, time] = [await lastingStore(), new Time()]
    const first = await start(store, time, race)
    const { match, seat } = await left(first.server, { ...plan, where: 'awake' })
    await pass(first.server, time, 20 * MINUTE_MS)
    first.kill()
    time.ahead += HOUR_MS
    const second = await start(store, time, race)
    await minutesLeft(second.server, { match, seat })
    await pass(second.server, time, 5 * MINUTE_MS)
    const room = second.server.service.matches.rooms.get(match)
    const chosen = { kind: 'choose', seat, pick: 0, length: -1, key: null } as const
    expect(await new Promise((answer) => room?.submit(chosen, { answer }))).toMatchObject({
      entry: expect.any(Number),
    })
    second.kill()
    time.ahead += HOUR_MS
    const third = await start(store, time, laterRace)
    const used = given.clock.kind === 'days' ? 0 : 25
    expect(Math.abs((await minutesLeft(third.server, { match, seat })) - (full - used))).toBeLessThan(
      A_LITTLE,
    )
  })
})
