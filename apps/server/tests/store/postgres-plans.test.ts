import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openPgLine } from '../../src/store/postgres/line.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { PostgresStore } from '../../src/store/postgres/postgres-store.ts'
import type { LogEntry } from '../../src/store/store.ts'
import { testPostgres } from '../support/postgres.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

const MATCHES = Array.from({ length: 60 }, (_, n) => `m${n}`)
/** A statement of a connection is planned for good when it was sent five times. */
const UNTIL_PLANNED = 8
/** Milliseconds after which a connection that does something tells what it has read. */
const TOLD_MS = 1100

function entry(match: string, n: number): LogEntry {
  return { match, n, kind: 'choose', seat: 0, pick: 0, command: `${match} ${n}`, at: n }
}

/** All that a server does again and again while people play: what they are, what their match is, and what they choose. */
async function playOn(store: PostgresStore, n: number): Promise<void> {
  await store.owners?.claim({ matches: MATCHES.slice(0, 3), areNew: false })
  await store.append(MATCHES.map((match) => entry(match, n)))
  await store.putCheckpoint({ match: 'm1', entry: n, follows: n - 1, rulesVersion: 1, body: '' })
  await store.identityBySecret(`secret ${n % 60}`)
  await Promise.all([store.identity('p1'), store.match('m1'), store.entries('m1'), store.checkpoints('m1')])
}

/** So many rows of each table, as others have made them meanwhile: what was planned before knows nothing of them. */
const GROWN = 5000
const GROWTH = `
  INSERT INTO identities SELECT 'x' || g, 'Ada', NULL, 1 FROM generate_series(1, ${GROWN}) g;
  INSERT INTO secrets SELECT 'x' || g, 'x' || g FROM generate_series(1, ${GROWN}) g;
  INSERT INTO matches SELECT 'x' || g, 'playing', 'link', 1, 'sigmar', 1, false, '{}' FROM generate_series(1, ${GROWN}) g;
  INSERT INTO owners SELECT 'x' || g, 1 FROM generate_series(1, ${GROWN}) g;
  INSERT INTO entries SELECT 'x' || g, 1, 0, 0, 0, NULL, 1, NULL, 1 FROM generate_series(1, ${GROWN}) g;
  INSERT INTO checkpoints SELECT 'x' || g, 1, 0, 1, '' FROM generate_series(1, ${GROWN}) g;
`
const ROWS_READ = `SELECT relname AS table, seq_tup_read::int AS rows FROM pg_stat_user_tables
  WHERE schemaname = current_schema AND relname IN ('entries', 'owners', 'matches', 'identities', 'secrets', 'checkpoints')`

describe.skipIf(postgres === null)('statements that were planned while the hall was small', () => {
  test.each([
    ['one server', null],
    ['several servers', 'v1'],
  ])('read no table whole when it has grown, with %s', async (name, kin) => {
    const url = (await postgres?.hall(name)) ?? ''
    const store = await openPostgresStore(databasePlace(url), { kin })
    const line = await openPgLine(databasePlace(url))
    await store.owners?.claim({ matches: MATCHES, areNew: true })
    for (let n = 1; n <= UNTIL_PLANNED; n++) await playOn(store, n)
    for (const text of GROWTH.trim().split(';').filter(Boolean)) await line.query({ text })
    for (let n = 1; n <= 10; n++) await playOn(store, UNTIL_PLANNED + n)
    await pause(TOLD_MS)
    for (let n = 11; n <= 20; n++) await playOn(store, UNTIL_PLANNED + n)
    const read = await line.query({ text: ROWS_READ })
    expect(read).toHaveLength(6)
    expect(read.filter(({ rows }) => Number(rows) >= GROWN)).toEqual([])
    await line.close()
    await store.close()
  })
})
