import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportHall } from '../../src/operator/export-hall.ts'
import { importHall } from '../../src/operator/import-hall.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import type { MovableStore } from '../../src/store/movable.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { mortal } from '../support/mortal.ts'
import { Person } from '../support/person.ts'
import { testPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const box = mkdtempSync(join(tmpdir(), 'trialhall-moving-'))
const postgres = await testPostgres()
afterAll(async () => {
  await postgres?.close()
  rmSync(box, { recursive: true, force: true })
})

const PASSWORD = 'a long password'
const played: string[] = []

/** A hall in which a little of everything is kept, and its export. */
beforeAll(async () => {
  const server = await startServer({ store: await openStore(join(box, 'first')) })
  for (const length of [20, 3, 0]) {
    const table = await tableOfTwo(server.host)
    await playSome(table, length)
    played.push(table.match)
  }
  const ada = await Person.arrive(server.host)
  await ada.ask('POST', '/api/account', { body: { name: 'ada', password: PASSWORD } })
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const page = await ada.page()
  await page.watch(id)
  await page.command({ type: 'chat', match: id, text: 'Hello “you” 🎲' })
  const { store } = server
  const most = { decks: 5, deleted: 5 }
  await store.putDeck({ owner: ada.me.id, id: 'deck1', base: 0, changedAt: 5, body: '{"name":"A"}', most })
  await store.putDeck({ owner: ada.me.id, id: 'deck2', base: 0, changedAt: 6, body: null, most })
  await store.putDeck({ owner: ada.me.id, id: 'deck1', base: 1, changedAt: 7, body: null, most })
  const record = { kind: 'report', owner: ada.me.id, rank: null, base: 0 } as const
  await store.changeRecords([
    { ...record, id: 'r1', body: '{"text":"“rude”\u2028and\u2029on"}' },
    { ...record, id: 'r2', owner: null, rank: 1.5, body: '{}' },
  ])
  const offers = { match: played[1] ?? '', entry: 3, undo: { by: 0, waiting: [1] }, draw: null }
  await store.putOffers({ ...offers, recentCommands: ['ada:1'] })
  await server.close()
  const first = await openStore(join(box, 'first'))
  await exportHall(first, join(box, 'export'))
  await first.close()
}, 60_000)

const manifestIn = (name: string): string => readFileSync(join(box, name, 'manifest.json'), 'utf8')

/** Exports a store once more; answers the manifest. */
async function exported(store: MovableStore, name: string): Promise<string> {
  await exportHall(store, join(box, name))
  await store.close()
  return manifestIn(name)
}

async function openHall(name: string): Promise<MovableStore> {
  return openPostgresStore(databasePlace((await postgres?.hall(name)) ?? ''), {
    lease: { leaseMs: 3000, renewMs: 500, graceMs: 0 },
  })
}

test('a hall that was moved to another folder is the same to the byte, and is played on there', async () => {
  const store = await openStore(join(box, 'second'))
  const told = await importHall(join(box, 'export'), store)
  expect(told.at(-1)).toMatch(
    /^4 matches, 7 people, 1 accounts and 1 decks imported, read back, and the same/,
  )
  expect(await exported(store, 'again')).toBe(manifestIn('export'))
  const server = await startServer({ store: await openStore(join(box, 'second')) })
  const ada = await Person.arrive(server.host)
  const { body } = await ada.ask('POST', '/api/session', { body: { name: 'ada', password: PASSWORD } })
  expect(body).toMatchObject({ account: 'ada' })
  const page = await ada.page()
  const { moment } = await page.watch(played[0] ?? '')
  expect(moment?.length).toBe(20)
  await server.close()
})

test('an import that was interrupted goes on, wherever it was', async () => {
  let isDone = false
  for (let k = 1; !isDone; k += 6) {
    const folder = join(box, `interrupted ${k}`)
    let calls = 0
    const store = await openStore(folder)
    const dying = mortal(store, (method) => /^(?:put|append|add)/.test(method) && ++calls === k).store
    isDone = await importHall(join(box, 'export'), dying as MovableStore).then(
      () => true,
      () => false,
    )
    await store.close()
    const next = await openStore(folder)
    await importHall(join(box, 'export'), next)
    expect(await exported(next, `export ${k}`)).toBe(manifestIn('export'))
  }
})

test('an export of a server that knew no records yet is imported, and holds none', async () => {
  const old = join(box, 'old')
  cpSync(join(box, 'export'), old, { recursive: true })
  rmSync(join(old, 'records.ndjson'))
  const manifest = JSON.parse(manifestIn('old')) as { files: Record<string, unknown> }
  const { records: _, ...files } = manifest.files
  writeFileSync(join(old, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  const store = await openStore(join(box, 'from-old'))
  await importHall(old, store)
  expect(await store.records({ kind: 'report', order: 'first', limit: 9 })).toEqual([])
  await store.close()
})

test('a hall whose server was started once is empty: what it keeps of itself makes room for what is imported', async () => {
  const folder = join(box, 'started-once')
  await (await startServer({ store: await openStore(folder) })).close()
  const store = await openStore(folder)
  expect(await store.records({ kind: 'push-keys', order: 'first', limit: 9 })).toHaveLength(1)
  await importHall(join(box, 'export'), store)
  expect(await exported(store, 'after-one-start')).toBe(manifestIn('export'))
})

test('a hall in which operators have done something takes no other one, and nothing is written', async () => {
  const store = await openStore(join(box, 'with-a-ban'))
  await store.changeRecords([{ kind: 'ban', id: 'eve', owner: null, rank: null, base: 0, body: '{}' }])
  await expect(importHall(join(box, 'export'), store)).rejects.toThrow('holds records of its own')
  expect(await store.matchIds('', 9)).toEqual([])
  await store.close()
})

test('an export that is damaged or unfinished is not imported, and a hall with other matches takes none', async () => {
  cpSync(join(box, 'export'), join(box, 'damaged'), { recursive: true })
  appendFileSync(join(box, 'damaged/matches.ndjson'), '{}\n')
  const store = await openStore(join(box, 'third'))
  await expect(importHall(join(box, 'damaged'), store)).rejects.toThrow(
    'matches.ndjson is missing or is not as it was',
  )
  await expect(importHall(box, store)).rejects.toThrow('holds no finished export')
  await store.addIdentity({ id: 'eve00000', name: 'Eve', account: null, createdAt: 1 }, 'secret')
  await expect(importHall(join(box, 'export'), store)).rejects.toThrow('holds other people or matches')
  await expect(exportHall(store, join(box, 'export'))).rejects.toThrow('holds an export already')
  await expect(exportHall(store, box)).rejects.toThrow('holds something else')
  await store.close()
})

test('a damaged match is left out and told, and all others are moved', async () => {
  cpSync(join(box, 'first'), join(box, 'spoilt'), { recursive: true })
  const driver = await wasmDriver(join(box, 'spoilt', DATABASE))
  driver.prepare("UPDATE matches SET body = 'x' || body WHERE id = ?").run(played[0] ?? '')
  driver.close()
  const store = await openStore(join(box, 'spoilt'))
  const told = await exportHall(store, join(box, 'spared'))
  await store.close()
  expect(told[0]).toBe(`Left out, because it is damaged: match ${played[0]}: its row is damaged.`)
  const next = await openStore(join(box, 'fourth'))
  expect((await importHall(join(box, 'spared'), next)).at(-1)).toMatch(/^3 matches, 7 people/)
  await next.close()
})

describe.skipIf(postgres === null)('with PostgreSQL', () => {
  test('a hall moves to PostgreSQL and back, and is the same to the byte each time', async () => {
    const there = await openHall('moved')
    await importHall(join(box, 'export'), there)
    expect(await exported(there, 'from postgres')).toBe(manifestIn('export'))
    const back = await openStore(join(box, 'back'))
    await importHall(join(box, 'from postgres'), back)
    expect(await exported(back, 'back again')).toBe(manifestIn('export'))
  })

  test('an import into PostgreSQL that was interrupted goes on', async () => {
    for (const k of [2, 6, 9]) {
      let calls = 0
      const store = await openHall(`interrupted ${k}`)
      const dying = mortal(store, (method) => /^(?:put|append|add)/.test(method) && ++calls === k).store
      await expect(importHall(join(box, 'export'), dying as MovableStore)).rejects.toThrow('killed')
      await store.close()
      const next = await openHall(`interrupted ${k}`)
      await importHall(join(box, 'export'), next)
      expect(await exported(next, `postgres ${k}`)).toBe(manifestIn('export'))
    }
  })
})
