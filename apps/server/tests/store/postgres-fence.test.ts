import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openPgLine, type DatabaseLine, type OpenLine } from '../../src/store/postgres/line.ts'
import { FENCE } from '../../src/store/postgres/session.ts'
import { migrate } from '../../src/store/postgres/migrate.ts'
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts'
import { openPostgresStore, type OpenPostgresParts } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { LineLost } from '../../src/store/postgres/trouble.ts'
import type { LogEntry, Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import { inSchema, testPostgres } from '../support/postgres.ts'
import { storedMatch } from '../support/stored.ts'
import { stoppable } from '../support/stoppable.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

const QUICK = {
  lease: { leaseMs: 600, renewMs: 100, graceMs: 0 },
  patience: { waitMs: 500, pauseMs: 5 },
} as const
const rounds = Math.min(Number(process.env['TRIALHALL_RUNS'] ?? 3), 100)

async function openHall(name: string, parts: Partial<OpenPostgresParts> = {}): Promise<Store> {
  return openPostgresStore(databasePlace((await postgres?.hall(name)) ?? ''), { ...QUICK, ...parts })
}

function entry(n: number, pick = 0): LogEntry {
  return { match: 'm1', n, kind: 'choose', seat: 0, pick, command: `ada:${n}:${pick}`, at: n }
}

/** One hall and a server that hangs for longer than its lease, with a choice on its way. Answers what became of that. */
async function hang(
  name: string,
  change: (text: string) => string,
): Promise<{ late: string; log: LogEntry[]; told: string[] }> {
  const told: string[] = []
  const { openLine, stop, goOn } = stoppable(change)
  const first = await openHall(name, { openLine, onFenced: (sentence) => told.push(sentence) })
  await first.append([entry(1)])
  stop()
  const late = first.append([entry(2, 7)])
  const second = await openHall(name)
  expect(await second.entries('m1')).toEqual([entry(1)])
  goOn()
  const outcome = await late.then(
    () => 'written',
    (error: Error) => error.name,
  )
  const log = await second.entries('m1')
  await first.close()
  await second.close()
  return { late: outcome, log, told }
}

describe.skipIf(postgres === null)('a hall on PostgreSQL', () => {
  test(`of a server that hung and was taken over nothing is written any more, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      const { late, log, told } = await hang(`hang ${round}`, (text) => text)
      expect([late, log]).toEqual(['Fenced', [entry(1)]])
      expect(told).toEqual([
        expect.stringMatching(/^Another server has taken over the database .+; this one stops\.$/),
      ])
    }
  })

  test('without the fence in its statements, such a server writes: this test can fail', async () => {
    const unfenced = (text: string): string =>
      text.replace('id = $1 AND NOT fenced FOR KEY SHARE', 'id = $1 FOR KEY SHARE')
    const { late, log } = await hang('unfenced', unfenced)
    expect([late, log]).toEqual(['written', [entry(1), entry(2, 7)]])
  })

  test('a server that was stopped in the middle of a statement keeps nobody out', async () => {
    const url = databasePlace((await postgres?.hall('middle')) ?? '')
    const lines: DatabaseLine[] = []
    const first = await openHall('middle', {
      openLine: async (place) => {
        const line = await openPgLine(place)
        lines.push(line)
        return line
      },
      lease: { ...QUICK.lease, renewMs: 60_000 },
    })
    await first.append([entry(1)])
    const held = await openPgLine(url)
    const [mine] = await held.query({
      text: "SELECT 'trialhall ' || 'sessions'::regclass::oid::int || ' ' || max(id) AS name FROM sessions",
    })
    await held.query({
      text: "SELECT set_config('application_name', $1, false)",
      values: [String(mine?.['name'])],
    })
    await held.query({ text: 'BEGIN' })
    await held.query({ text: 'SELECT id FROM sessions WHERE NOT fenced FOR KEY SHARE' })
    const second = await openHall('middle')
    await second.append([entry(2)])
    await expect(held.query({ text: 'COMMIT' })).rejects.toBeInstanceOf(LineLost)
    await expect(first.append([entry(3)])).rejects.toThrow('Another server has taken over')
    await first.close()
    await second.close()
  })

  /** A server whose entry cannot be written before the transaction on `line` is over, which has written the same. */
  async function held(name: string): Promise<{ store: Store; written: Promise<void>; line: DatabaseLine }> {
    const store = await openHall(name)
    const line = await openPgLine(databasePlace((await postgres?.hall(name)) ?? ''))
    await line.query({ text: 'BEGIN' })
    await line.query({ text: "INSERT INTO entries VALUES ('m1', 1, 0, 0, 0, NULL, 1, NULL, 1)" })
    return { store, written: store.append([entry(1)]), line }
  }

  test('a lease is renewed while an entry is being written, however long that takes', async () => {
    const { store, written, line } = await held('long')
    const until = async (): Promise<unknown> =>
      (await line.query({ text: 'SELECT until::text AS until FROM sessions' }))[0]?.['until']
    await pause(QUICK.lease.leaseMs / 2)
    const before = await until()
    await expect.poll(until, PATIENTLY).not.toBe(before)
    await line.query({ text: 'ROLLBACK' })
    await written
    expect(await store.entries('m1')).toEqual([entry(1)])
    await line.close()
    await store.close()
  })

  test('what is being written is waited for by who fences, and what comes after that waits and is not written', async () => {
    const { store, written, line } = await held('meanwhile')
    const fencing = await openPgLine(databasePlace((await postgres?.hall('meanwhile')) ?? ''))
    const told: string[] = []
    await pause(QUICK.lease.renewMs)
    await fencing.query({ text: 'BEGIN' })
    // Asked over the connection that has fenced: answers of two connections may be heard in any order.
    const fenced = fencing
      .query({ text: FENCE, values: [1, null] })
      .then(() => fencing.query({ text: 'SELECT n FROM entries' }))
    void Promise.race([fenced, written]).then(() => told.push('waited for nothing'))
    await pause(QUICK.lease.renewMs)
    expect(told).toEqual([])
    await line.query({ text: 'ROLLBACK' })
    expect(await fenced).toEqual([{ n: 1 }])
    await written
    told.length = 0
    const late = store.append([entry(2)]).catch((error: Error) => told.push(error.name))
    await pause(QUICK.lease.renewMs)
    expect(told).toEqual([])
    await fencing.query({ text: 'COMMIT' })
    await late
    expect(told).toEqual(['Fenced'])
    expect(await store.entries('m1')).toEqual([entry(1)])
    await Promise.all([line.close(), fencing.close(), store.close()])
  })

  test('of servers that start at the same time one makes the tables and has the hall, and the others say who', async () => {
    const started = await Promise.allSettled([1, 2, 3, 4].map(() => openHall('crowd')))
    const stores = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(stores).toHaveLength(1)
    const why = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    for (const sentence of why)
      expect(sentence).toMatch(/is in use by process \d+ on .+; stop that server first/)
    for (const store of stores) await store.close()
    await (await openHall('crowd')).close()
  })

  test('servers wait for each other though the schema of one is not made yet', async () => {
    const url = (await postgres?.hall('slow')) ?? ''
    const slow = await openPgLine(databasePlace(url))
    const early = await openPgLine(databasePlace(inSchema(url, 'absent')))
    const sleepers = async (): Promise<number> => {
      const text =
        "SELECT 1 AS one FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(0.6)' AND state = 'active'"
      return (await early.query({ text })).length
    }
    const locked = migrate(slow, ['SELECT pg_sleep(0.6)'])
    await vi.waitFor(async () => expect(await sleepers()).toBe(1), 5000)
    await expect(migrate(early)).rejects.toThrow('no schema')
    expect(await sleepers()).toBe(0)
    await locked
    await Promise.all([slow.close(), early.close()])
  })

  test('tables go forward one version after the other, all or nothing, and those of a newer server are refused', async () => {
    const line = await openPgLine(databasePlace((await postgres?.hall('versions')) ?? ''))
    expect(await migrate(line)).toBe(0)
    expect(await migrate(line)).toBe(MIGRATIONS.length)
    const broken = [...MIGRATIONS, 'CREATE TABLE next (id int)', 'CREATE TABLE nonsense (']
    await expect(migrate(line, broken)).rejects.toThrow('syntax error')
    expect(await line.query({ text: "SELECT 1 AS one FROM pg_tables WHERE tablename = 'next'" })).toEqual([])
    expect(await migrate(line, broken.slice(0, -1))).toBe(MIGRATIONS.length)
    await expect(openHall('versions')).rejects.toThrow(
      `The database is of a newer server (version ${MIGRATIONS.length + 1}; this one reads ${MIGRATIONS.length}).`,
    )
    await line.close()
  })

  test('whatever is written when an answer is lost is written once', async () => {
    const loses = { at: -1, seen: 0 }
    const openLine: OpenLine = async (place) => {
      const line = await openPgLine(place)
      return {
        close: () => line.close(),
        async query(sql) {
          const rows = await line.query(sql)
          if (/INSERT|UPDATE|DELETE|COMMIT/.test(sql.text) && loses.seen++ === loses.at) {
            void line.close()
            throw new LineLost('the answer is lost')
          }
          return rows
        },
      }
    }
    const plain = await told(await openHall('told'))
    for (let k = 0, reached = true; reached; k++) {
      const store = await openHall(`lost answer ${k}`, {
        openLine,
        lease: { ...QUICK.lease, renewMs: 60_000 },
      })
      Object.assign(loses, { at: k, seen: 0 })
      expect(await told(store)).toEqual(plain)
      reached = loses.seen > k
      await store.close()
    }
  })
})

/** Everything that a store answers to a little of everything. */
async function told(store: Store): Promise<unknown> {
  const deck = { owner: 'ada', id: 'd1', base: 0, changedAt: 5, body: '{}', most: { decks: 1, deleted: 1 } }
  const line = { match: 'm1', n: 1, from: 'Ada', seat: 0, text: 'Hi', at: 1, command: 'ada:1' }
  const answers: unknown[] = []
  const offers = { match: 'm1', entry: 1, undo: null, draw: null, recentCommands: [] }
  answers.push(await store.addIdentity({ id: 'ada', name: 'Ada', account: null, createdAt: 1 }, 'secret'))
  answers.push(await store.addSecret('ada', 'other'), await store.rename('ada', 'Countess'))
  answers.push(await store.removeSecret('secret'))
  answers.push(await store.addAccount({ name: 'Ada', identity: 'ada', passwordHash: 'x' }))
  answers.push(await store.addAccount({ name: 'Lovelace', identity: 'ada', passwordHash: 'x' }))
  answers.push(await store.setPassword('ada', 'y'), await store.account('ADA'))
  answers.push(await store.putMatch(storedMatch('m1', { changedAt: 1, identity: 'ada' })))
  answers.push(
    await store.append([entry(1), entry(2)]),
    await store.putOffers(offers),
    await store.addChat(line),
  )
  answers.push(await store.putCheckpoint({ match: 'm1', entry: 1, follows: 0, rulesVersion: 1, body: '{}' }))
  answers.push(
    await store.putDeck(deck),
    await store.putDeck({ ...deck, base: 1, body: null }),
    await store.putDeck({ ...deck, base: 2 }),
  )
  answers.push(await store.identityBySecret('other'), await store.identityBySecret('secret'))
  answers.push(
    await store.matches({ status: 'playing', identity: 'ada', limit: 9 }),
    await store.decks('ada', 0),
  )
  answers.push(
    await store.entries('m1'),
    await store.chat('m1', 9),
    await store.checkpoints('m1'),
    await store.offers('m1'),
  )
  return answers
}
