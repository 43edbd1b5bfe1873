import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Lobby } from '@trialhall/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATABASE, openStore } from '../../src/store/open.ts'
import type { LogEntry, Store } from '../../src/store/store.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { openThreadStore } from '../../src/store/thread.ts'
import { bundle } from '../kill/process.ts'
import { Dice } from '../support/dice.ts'
import { drivers } from '../support/drivers.ts'
import { PATIENTLY } from '../support/patience.ts'
import { startServer } from '../support/server.ts'
import { storedMatch } from '../support/stored.ts'
import { playSome, tableOfTwo, type TableOfTwo } from '../support/tables.ts'

const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })))

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-aside-'))
  folders.push(folder)
  return folder
}

/** Changes one byte of a text wherever it stands in the database; answers whether it stands there. */
function spoil(folder: string, text: string): boolean {
  let isThere = false
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    const file = join(folder, name)
    const bytes = readFileSync(file, { flag: 'a+' })
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
      bytes[at + text.length - 1] = (bytes[at + text.length - 1] ?? 0) ^ 1
      isThere = true
    }
    writeFileSync(file, bytes)
  }
  return isThere
}

const damagedWith = 'What the server kept of this match is damaged, so it is set aside'

test('a match whose row or log is damaged is set aside, its people are told, and all others go on', async () => {
  const folder = freshFolder()
  const first = await startServer({ store: await openStore(folder) })
  const tables: TableOfTwo[] = []
  for (let i = 0; i < 3; i++) tables.push(await tableOfTwo(first.host))
  const [row, log, whole] = tables as [TableOfTwo, TableOfTwo, TableOfTwo]
  for (const table of tables) await playSome(table, 3)
  await first.close()
  expect(spoil(folder, `"id":"${row.match}","game":"sigm`)).toBe(true)
  const key = `${log.ada.person.me.id}:`
  const read = await openStore(folder)
  const entries = await read.entries(log.match)
  await read.close()
  const command = entries.find((entry) => entry.command?.startsWith(key))?.command ?? ''
  expect(spoil(folder, command)).toBe(true)

  const store = await openStore(folder)
  expect((await store.notices()).toSorted()).toEqual(
    [
      `Match ${row.match} is damaged and set aside: its row is damaged.`,
      `Match ${log.match} is damaged and set aside: its log is damaged from entry 1 on.`,
    ].toSorted(),
  )
  const server = await startServer({ store })
  for (const { match, ada } of [row, log]) {
    const person = Object.assign(ada.person, { host: server.host })
    const lobby = await person.ask('GET', '/api/matches')
    expect(lobby.status).toBe(200)
    expect(lobby.body as Lobby).toMatchObject({ mine: [], damaged: [match] })
    const page = await person.page()
    page.send({ type: 'watch', match })
    expect(await page.message('refused')).toMatchObject({ error: expect.stringContaining(damagedWith) })
    expect(await page.command({ type: 'chat', match, text: 'Hello?' })).toMatchObject({
      type: 'refused',
      code: 'no-match',
    })
    expect(await person.ask('GET', `/api/matches/${match}`)).toMatchObject({ status: 410 })
    await expect(store.append([{ ...(entries[0] as LogEntry), match, n: 4, command: null }])).rejects.toThrow(
      'damaged',
    )
  }
  const person = Object.assign(whole.ada.person, { host: server.host })
  expect((await person.ask('GET', '/api/matches')).body).toMatchObject({ mine: [{ id: whole.match }] })
  const page = await person.page()
  await page.watch(whole.match)
  await expect.poll(() => page.moments.get(whole.match)?.entry, PATIENTLY).toBe(3)
})

test('a line of the journal that is damaged takes only its own matches with it, and stays where it is', async () => {
  const [folder, copy] = [freshFolder(), freshFolder()]
  const open = wasmDriver
  const store = await openStore(folder, open)
  await store.append([entryOf('m1', 1), entryOf('m2', 1)])
  await store.append([entryOf('m1', 2), entryOf('m3', 1)])
  await store.append([entryOf('m2', 2), entryOf('m3', 2)])
  for (const name of [DATABASE, `${DATABASE}-wal`]) copyFileSync(join(folder, name), join(copy, name))
  await store.close()
  const driver = await wasmDriver(join(copy, DATABASE))
  driver.exec("UPDATE journal SET body = replace(body, 'm3-1', 'm3-9') WHERE line = 2")
  driver.close()
  for (let times = 0; times < 3; times++) {
    const again = await openStore(copy, open)
    expect(await again.notices()).toEqual([
      'Match m1 is damaged and set aside: line 2 of the journal is damaged, in which its log goes on from entry 2.',
      'Match m3 is damaged and set aside: line 2 of the journal is damaged, in which its log goes on from entry 1.',
    ])
    expect(await again.entries('m2')).toHaveLength(2 + times)
    await expect(again.entries('m1')).rejects.toThrow('line 2 of the journal is damaged')
    await expect(again.append([entryOf('m1', 2)])).rejects.toThrow('damaged')
    await again.append([entryOf('m2', 3 + times)])
    await again.close() // folds everything that it can
  }
})

function entryOf(match: string, n: number): LogEntry {
  return { match, n, kind: 'choose', seat: 0, pick: 1, command: `ada:${match}-${n}`, at: 9 }
}

/** Matches, their rows and their logs, closed and folded. */
const kept = freshFolder()
const KEPT = 12
beforeAll(async () => {
  const store = await openStore(kept, wasmDriver, { mostInJournal: 40 })
  for (let i = 0; i < KEPT; i++) await store.putMatch(storedMatch(`match${i}`, { changedAt: 5 }))
  for (let n = 1; n <= 30; n++)
    await store.append(Array.from({ length: KEPT }, (_, i) => entryOf(`match${i}`, n)))
  await store.close()
})

for (const [name, open] of drivers) {
  test(`${name}: whichever byte of the database flips, the server starts or says why, and nothing is silently wrong`, async () => {
    const flips = Number(process.env['TRIALHALL_RUNS'] ?? 60)
    const dice = new Dice(11)
    const found = { harmless: 0, setAside: 0, refused: 0, silent: 0 }
    for (let i = 0; i < flips; i++) {
      const folder = freshFolder()
      const bytes = readFileSync(join(kept, DATABASE))
      const at = dice.below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 + dice.below(255))
      writeFileSync(join(folder, DATABASE), bytes)
      found[await verdictOn(await openStore(folder, open).catch((error: Error) => error))]++
      rmSync(folder, { recursive: true })
    }
    if (flips > 100) console.log(`${name}: of ${flips} flipped bytes ${JSON.stringify(found)}`)
    expect(found.refused).toBeLessThan(flips * 0.2)
    expect(found.silent).toBeLessThanOrEqual(flips * 0.02)
  })
}

type Verdict = 'harmless' | 'setAside' | 'refused' | 'silent'

/** What became of the matches, of which each is whole or said not to be. */
async function verdictOn(store: Store | Error): Promise<Verdict> {
  if (store instanceof Error) return store.message.includes('cannot be used') ? 'refused' : 'silent'
  const notices = (await store.notices()).join(' ')
  const verdicts: Verdict[] = []
  for (let i = 0; i < KEPT; i++) verdicts.push(await verdictOnMatch(store, { id: `match${i}`, notices }))
  await store.close().catch(() => undefined)
  return (['silent', 'setAside'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'harmless'
}

async function verdictOnMatch(
  store: Store,
  { id, notices }: { id: string; notices: string },
): Promise<Verdict> {
  const [match, entries] = await Promise.all([
    store.match(id).catch(() => 'damaged'),
    store.entries(id).catch(() => 'damaged'),
  ])
  const expected = Array.from({ length: 30 }, (_, n) => entryOf(id, n + 1))
  const isWhole =
    JSON.stringify(match) === JSON.stringify(storedMatch(id, { changedAt: 5 })) &&
    JSON.stringify(entries) === JSON.stringify(expected)
  if (isWhole) return 'harmless'
  return match === 'damaged' || entries === 'damaged' || notices.includes(id) ? 'setAside' : 'silent'
}

test('a hall of thousands of matches opens before all are looked at; what is damaged is told soon', async () => {
  const folder = freshFolder()
  const first = await openStore(folder)
  const ids = Array.from({ length: 4000 }, (_, n) => `match${n}x`)
  await Promise.all(ids.map((id) => first.putMatch(storedMatch(id, { changedAt: Number(id.slice(5, -1)) }))))
  await first.close()
  for (const id of ['match3x', 'match3998x']) expect(spoil(folder, `"id":"${id}","game":"sigm`)).toBe(true)

  const store = await openThreadStore(folder, pathToFileURL(await bundle('store/store-worker.ts')))
  expect(await store.notices()).toEqual(['Match match3x is damaged and set aside: its row is damaged.'])
  await pause(2000) // nobody asks for anything meanwhile
  expect(await store.notices()).toEqual(['Match match3998x is damaged and set aside: its row is damaged.'])
  await store.close()
})
