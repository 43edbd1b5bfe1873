import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openPgLine } from '../../src/store/postgres/line.ts'
import { openPostgresStore, type OpenPostgresParts } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import type { Owners, Peer } from '../../src/store/owners.ts'
import type { LogEntry } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { testPostgres } from '../support/postgres.ts'
import { storedMatch } from '../support/stored.ts'
import { stoppable } from '../support/stoppable.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

const rounds = Math.min(Number(process.env['TRIALHALL_RUNS'] ?? 3), 100)

interface Process {
  readonly store: PostgresStore
  readonly owners: Owners
}

/** One of the processes that share a hall. */
async function join(name: string, parts: Partial<OpenPostgresParts> = {}): Promise<Process> {
  const store = await openPostgresStore(databasePlace((await postgres?.hall(name)) ?? ''), {
    lease: { leaseMs: 600, renewMs: 100, graceMs: 0 },
    patience: { waitMs: 500, pauseMs: 5 },
    kin: 'v1',
    ...parts,
  })
  if (!store.owners) throw new Error('this hall is not shared')
  return { store, owners: store.owners }
}

function entry(match: string, n: number, pick = 0): LogEntry {
  return { match, n, kind: 'choose', seat: 0, pick, command: `ada:${n}:${pick}`, at: n }
}

const match = storedMatch('m1', { changedAt: 1, identity: 'ada' })
const [stored, fresh] = [
  { matches: ['m1'], areNew: false },
  { matches: ['m1'], areNew: true },
]

describe.skipIf(postgres === null)('a hall that several processes share', () => {
  test('a match is owned by who asked first, and nobody else writes to its log', async () => {
    const [one, other] = [await join('first'), await join('first')]
    expect(one.owners.hall).toBe(other.owners.hall)
    expect(await one.owners.claim(stored)).toEqual(new Map([['m1', { owner: null, isNew: true }]]))
    expect((await one.owners.claim(fresh)).get('m1')).toEqual({ owner: one.owners.me, isNew: true })
    await one.store.putMatch(match)
    const told = await Promise.all([other.owners.claim(stored), one.owners.claim(stored)])
    for (const map of told) expect(map.get('m1')).toEqual({ owner: one.owners.me, isNew: false })
    await one.store.append([entry('m1', 1)])
    await expect(other.store.append([entry('m1', 2)])).rejects.toThrow('match m1 belongs to another process')
    await one.owners.handOver(['m1'], other.owners.me)
    await expect(one.store.append([entry('m1', 2)])).rejects.toThrow('match m1 belongs to another process')
    await other.store.append([entry('m1', 2)])
    await other.owners.handOver(['m1'], null)
    expect((await one.owners.claim(stored)).get('m1')?.owner).toBe(one.owners.me)
    for (const { store } of [one, other]) await store.close()
  })

  test('of many who ask at the same time each match gets one owner', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => join('crowd')))
    const matches = Array.from({ length: 40 }, (_, i) => `m${i}`)
    const orders = [matches, matches.toReversed(), matches, matches.toReversed()]
    const found = await Promise.all(
      all.map(({ owners }, i) => owners.claim({ matches: orders[i] ?? [], areNew: true })),
    )
    for (const id of matches) expect(new Set(found.map((map) => map.get(id)?.owner)).size).toBe(1)
    for (const { store } of all) await store.close()
  })

  test('who has gone, and who is draining, is seen by the others; what is left behind is taken', async () => {
    const [one, other] = [await join('left'), await join('left')]
    await one.owners.claim({ matches: ['m1', 'm2'], areNew: true })
    for (const id of ['m1', 'm2']) await one.store.putMatch(storedMatch(id, { changedAt: 1 }))
    expect(await other.owners.look()).toEqual([{ id: one.owners.me, isDraining: false }])
    await one.owners.drain()
    expect(await other.owners.look()).toEqual([{ id: one.owners.me, isDraining: true }])
    expect(await other.owners.claimLeft()).toEqual([])
    await one.store.close()
    expect(await other.owners.look()).toEqual([])
    expect(await other.owners.claimLeft()).toEqual(expect.arrayContaining(['m1', 'm2']))
    await other.store.close()
  })

  test('of what is left behind only that is taken in which time passes; the rest is whoever asks for it', async () => {
    const [one, other] = [await join('waiting'), await join('waiting')]
    await one.owners.claim({ matches: ['timed', 'over', 'free', 'promised'], areNew: true })
    await one.store.putMatch(storedMatch('timed', { changedAt: 1 }))
    await one.store.putMatch(storedMatch('over', { changedAt: 1, status: 'over' }))
    await one.store.putMatch({ ...storedMatch('free', { changedAt: 1 }), clock: { kind: 'none' } })
    await one.store.close()
    await expect.poll(() => other.owners.look(), PATIENTLY).toEqual([])
    expect(await other.owners.claimLeft()).toEqual(['timed'])
    const left = await other.owners.leftBehind(['timed', 'over', 'free', 'unknown'])
    expect(left.toSorted()).toEqual(['free', 'over'])
    const asked = await other.owners.claim({ matches: ['over', 'free', 'promised'], areNew: false })
    expect([...asked.values()].map(({ owner }) => owner)).toEqual([other.owners.me, other.owners.me, null])
    expect(await other.owners.claimLeft()).toEqual([])
    expect(await other.owners.leftBehind(['over', 'free'])).toEqual([])
    await other.store.close()
  })

  test('a hall is not shared with who has it alone, nor with another version', async () => {
    const one = await join('alone')
    await expect(join('alone', { kin: null })).rejects.toThrow(
      /is in use by process \d+ on .+; stop that server/,
    )
    await expect(join('alone', { kin: 'v2' })).rejects.toThrow(/which has it alone or is of another version;/)
    await one.store.close()
    const url = databasePlace((await postgres?.hall('alone')) ?? '')
    const alone = await openPostgresStore(url)
    await expect(join('alone')).rejects.toThrow(/which has it alone or is of another version;/)
    await alone.append([entry('m1', 1)])
    await alone.close()
  })

  /** A process hangs for longer than its lease, with a choice on its way, and is woken when others have its match. */
  async function hang(
    name: string,
    change: (text: string) => string,
  ): Promise<{ late: string; log: LogEntry[] }> {
    const { openLine, stop, goOn } = stoppable(change)
    const one = await join(name, { openLine })
    const other = await join(name)
    await one.owners.claim(fresh)
    await one.store.putMatch(match)
    await one.store.append([entry('m1', 1)])
    stop()
    const late = one.store.append([entry('m1', 2, 7)])
    await expect.poll(() => other.owners.look(), { ...PATIENTLY, interval: 20 }).toEqual([])
    expect(await other.owners.claimLeft()).toEqual(['m1'])
    expect(await other.store.entries('m1')).toEqual([entry('m1', 1)])
    goOn()
    const outcome = await late.then(
      () => 'written',
      (error: Error) => error.name,
    )
    const log = await other.store.entries('m1')
    await one.store.close()
    await other.store.close()
    return { late: outcome, log }
  }

  test(`of a process that hung nothing is written any more, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++)
      expect(await hang(`hang ${round}`, (text) => text)).toEqual({ late: 'Fenced', log: [entry('m1', 1)] })
  })

  test('without fence and owners in its statements such a process writes: this test can fail', async () => {
    const unfenced = (text: string): string =>
      text
        .replace('id = $1 AND NOT fenced FOR KEY SHARE', 'id = $1 FOR KEY SHARE')
        .replace('WHERE o.match = m.match AND o.session = $1', 'WHERE o.match = m.match')
    expect(await hang('unfenced', unfenced)).toEqual({
      late: 'written',
      log: [entry('m1', 1), entry('m1', 2, 7)],
    })
  })

  test('a process whose connection ends is not taken for dead as long as it comes back', async () => {
    const told: string[] = []
    const one = await join('blip', { onFenced: (sentence) => told.push(sentence) })
    const other = await join('blip', { lease: { leaseMs: 5000, renewMs: 1000, graceMs: 0 } })
    const line = await postgres?.line()
    const text = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'trialhall % ' || $1`
    await line?.query({ text, values: [String(one.owners.me)] })
    expect(await other.owners.look()).toEqual([{ id: one.owners.me, isDraining: false }])
    await one.owners.claim(fresh)
    await one.store.append([entry('m1', 1)])
    expect(told).toEqual([])
    await line?.close()
    for (const { store } of [one, other]) await store.close()
  })

  test('after an outage, who comes back first takes nobody for dead until they had time to come back', async () => {
    const told: string[] = []
    let isAway = false
    const openLine: NonNullable<OpenPostgresParts['openLine']> = async (...how) => {
      while (isAway) await pause(5)
      const opened = await openPgLine(...how)
      if (!isAway) return opened
      await opened.close() // it was on its way when the outage began
      return openLine(...how)
    }
    const one = await join('outage', { openLine, onFenced: (sentence) => told.push(sentence) })
    const lease = { leaseMs: 600, renewMs: 100, graceMs: 1500 }
    const other = await join('outage', { lease })
    await one.owners.claim(fresh)
    const line = await postgres?.line()
    const cutOff = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1 AND pid <> pg_backend_pid()`
    isAway = true
    await line?.query({ text: cutOff, values: ['trialhall%'] })
    await pause(lease.leaseMs + 100)
    expect(await other.owners.look()).toEqual([{ id: one.owners.me, isDraining: false }])
    isAway = false
    await one.store.append([entry('m1', 1)])
    expect(told).toEqual([])
    isAway = true
    const look = async (): Promise<readonly Peer[]> => {
      await line?.query({ text: cutOff, values: [`trialhall % ${one.owners.me}`] }) // a connection that has just come back has its name a moment later
      return other.owners.look()
    }
    await expect.poll(look, { ...PATIENTLY, interval: 20 }).toEqual([])
    isAway = false
    await line?.close()
    for (const { store } of [one, other]) await store.close()
  })
})
