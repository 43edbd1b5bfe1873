import { afterAll, describe, expect, test } from 'vitest'
import { HallTime } from '../../src/stewards/hall-time.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Owners } from '../../src/store/owners.ts'
import type { Store } from '../../src/store/store.ts'
import { testPostgres } from '../support/postgres.ts'
import { memoryStore } from '../support/server.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

interface Clock {
  at: number
}

interface Begun {
  readonly time: HallTime
  readonly failures: unknown[]
}

async function begin(store: Store, clock: Clock, owners: Owners | null = null): Promise<Begun> {
  const failures: unknown[] = []
  const onFailed = (error: unknown): void => void failures.push(error)
  return { time: await HallTime.begin({ store, now: () => clock.at, owners, onFailed }), failures }
}

describe('a server that has a hall alone', () => {
  test('knows of all times at which none was there, and of no others', async () => {
    const store = await memoryStore()
    const clock = { at: 1000 }
    const { time: first } = await begin(store, clock)
    for (clock.at of [6000, 11_000]) await first.mark()
    clock.at = 50_000
    await begin(store, clock)
    clock.at = 51_000
    const { time: third } = await begin(store, clock)
    expect(third.absencesSince(10_000)).toEqual([
      { from: 11_000, until: 50_000 },
      { from: 50_000, until: 51_000 },
    ])
    expect(third.absencesSince(50_500)).toEqual([{ from: 50_000, until: 51_000 }])
    expect(third.absencesSince(51_000)).toEqual([])
  })

  test.each(['', '{"mark":1', '{"mark":1,"absences":7}', 'null'])(
    "begins although its record is damaged (%s), and takes nobody's time for it",
    async (body) => {
      const store = await memoryStore()
      const clock = { at: 1000 }
      await begin(store, clock)
      const [found] = await store.records({ kind: 'hall-time', id: 'hall', order: 'first', limit: 1 })
      const damage = {
        kind: 'hall-time',
        id: 'hall',
        owner: null,
        rank: null,
        base: found?.revision ?? 0,
        body,
      }
      expect(await store.changeRecords([damage])).toBe(true)
      clock.at = 9000
      const { time, failures } = await begin(store, clock)
      expect(failures).toEqual([])
      expect(time.absencesSince(2000)).toEqual([{ from: 0, until: 9000 }])
      clock.at = 14_000
      const { time: next } = await begin(store, clock)
      expect(next.absencesSince(9500)).toEqual([{ from: 9000, until: 14_000 }])
    },
  )

  test('begins although nothing can be written, says so, and makes up for it later', async () => {
    const store = await memoryStore()
    const clock = { at: 1000 }
    await begin(store, clock)
    const { changeRecords } = store
    store.changeRecords = () => Promise.reject(new Error('the disk is full'))
    clock.at = 9000
    const { time, failures } = await begin(store, clock)
    expect(failures).toHaveLength(1)
    store.changeRecords = changeRecords
    clock.at = 14_000
    await time.mark()
    clock.at = 20_000
    const { time: next } = await begin(store, clock)
    expect(next.absencesSince(1000)).toEqual([
      { from: 1000, until: 9000 },
      { from: 14_000, until: 20_000 },
    ])
  })

  test('remembers the newest of a thousand absences, and counts the time between old ones as absence', async () => {
    const store = await memoryStore()
    const clock = { at: 1000 }
    let { time } = await begin(store, clock)
    for (let n = 0; n < 1000; n++) {
      clock.at += 10
      time = (await begin(store, clock)).time
    }
    const absences = time.absencesSince(0)
    expect(absences).toHaveLength(200)
    expect(absences[0]?.from).toBe(0)
    expect(absences.at(-1)).toEqual({ from: 10_990, until: 11_000 })
  })
})

describe.skipIf(postgres === null)('servers that share a hall on PostgreSQL', () => {
  test('agree on when none of them was there', async () => {
    const place = databasePlace((await postgres?.hall('hall-time')) ?? '')
    const parts = { kin: 'v1', lease: { leaseMs: 600, renewMs: 100, graceMs: 0 } }
    const clock = { at: 1_000_000 }
    const join = async (): Promise<Begun & { store: Store }> => {
      const store = await openPostgresStore(place, parts)
      return { store, ...(await begin(store, clock, store.owners)) }
    }
    const [one, other] = [await join(), await join()]
    for (clock.at of [1_005_000, 1_010_000]) await Promise.all([one, other].map(({ time }) => time.mark()))
    await one.store.close()
    for (clock.at of [1_015_000, 1_020_000]) await other.time.mark()
    const third = await join()
    expect(third.time.absencesSince(1_000_000)).toEqual([])
    for (const { store } of [other, third]) await store.close()
    clock.at = 4_000_000
    const back = await Promise.all([join(), join(), join()])
    for (const { time, failures } of back) {
      expect(failures).toEqual([])
      expect(time.absencesSince(1_020_000)).toEqual([{ from: 1_020_000, until: 4_000_000 }])
    }
    for (const { store } of back) await store.close()
  })
})
