import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lobby } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { Damages } from '../../src/store/damage.ts'
import { MatchTable } from '../../src/store/sqlite/match-table.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import { prepareDatabase } from '../../src/store/sqlite/prepare.ts'
import { PreparedRows, type Rows } from '../../src/store/driver/rows.ts'
import type { MatchQuery, Store } from '../../src/store/store.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { PATIENTLY } from '../support/patience.ts'
import { memoryStore, startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

/** A store that cannot read the log of some matches, or reads what no rules can play. */
async function damagedStore(): Promise<{ store: Store; lost: Set<string>; spoilt: Set<string> }> {
  const store = await memoryStore()
  const { entries } = store
  const [lost, spoilt] = [new Set<string>(), new Set<string>()]
  store.entries = async (match) => {
    if (lost.has(match)) throw new Error('database disk image is malformed')
    const read = await entries.call(store, match)
    return spoilt.has(match) ? read.map((entry) => ({ ...entry, kind: 'choose', seat: 0.5 })) : read
  }
  return { store, lost, spoilt }
}

test('a match whose log is damaged harms neither the lobby of its players nor the clocks of others', async () => {
  const { store, lost, spoilt } = await damagedStore()
  const clock = { kind: 'live', seconds: 60, increment: 0 } as const
  const first = await startServer({ store: outlasting(store) })
  const tables = [await tableOfTwo(first.host, { clock }), await tableOfTwo(first.host, { clock })] as const
  for (const table of tables) await playSome(table, 2)
  const third = await tableOfTwo(first.host, { clock })
  await first.close()
  lost.add(tables[0].match)
  spoilt.add(tables[1].match)

  const server = await startServer({ store })
  await expect.poll(() => server.service.matches.rooms.has(third.match), PATIENTLY).toBe(true)
  for (const { match, ada } of tables) {
    const person = Object.assign(ada.person, { host: server.host })
    const lobby = await person.ask('GET', '/api/matches')
    expect(lobby.status).toBe(200)
    expect((lobby.body as Lobby).mine).toMatchObject([{ id: match, status: 'playing' }])
    const page = await person.page()
    page.send({ type: 'watch', match })
    expect(await page.message('refused')).toMatchObject({ id: null, error: expect.any(String) })
  }
  expect(server.service.matches.rooms.size).toBe(1)
})

/** A store that goes on when the server in front of it is closed. */
function outlasting(store: Store): Store {
  return Object.assign(Object.create(store) as Store, { close: async () => undefined })
}

test('a file that is no database is told by name, with what helps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-damaged-'))
  writeFileSync(join(folder, DATABASE), 'this is a text and no database at all. '.repeat(200))
  const told = `The database ${join(folder, DATABASE)} cannot be used: file is not a database. Put a copy of it back`
  await expect(openStore(folder, wasmDriver)).rejects.toThrow(told)
  rmSync(folder, { recursive: true })
})

test('who asks for some matches never waits for a look through all of them', async () => {
  const driver = await wasmDriver(':memory:')
  prepareDatabase(driver)
  const rows = new PreparedRows(driver)
  const plans: string[] = []
  const planned: Rows = {
    run: (sql, ...values) => rows.run(sql, ...values),
    get: (sql, ...values) => rows.get(sql, ...values),
    all: (sql, ...values) => {
      plans.push(
        rows
          .all(`EXPLAIN QUERY PLAN ${sql}`, ...values)
          .map((row) => row['detail'])
          .join('; '),
      )
      return rows.all(sql, ...values)
    },
  }
  const matches = new MatchTable(planned, new Damages())
  const plan = (query: MatchQuery): string => {
    matches.find(query)
    return plans.at(-1) ?? ''
  }
  expect(plan({ status: 'playing', visibility: 'public', limit: 50 })).toBe(
    'SEARCH m USING INDEX matches_by_visibility (visibility=? AND status=?)',
  )
  expect(plan({ status: 'playing', identity: 'ada00000', limit: 50 })).toMatch(
    /^SEARCH s USING PRIMARY KEY \(identity=\?\); SEARCH m USING PRIMARY KEY \(id=\?\)/,
  )
  driver.close()
})
