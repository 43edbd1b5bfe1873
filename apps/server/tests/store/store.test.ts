import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { DamagedMatch } from '../../src/store/damage.ts'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import { ADDED_COLUMNS } from '../../src/store/sqlite/schema.ts'
import type { LogEntry, StoredCheckpoint } from '../../src/store/store.ts'
import { journalLine } from '../../src/store/log/stretch.ts'
import { openThreadStore } from '../../src/store/thread.ts'
import { usualDriver } from '../../src/store/driver/usual-driver.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { storeContract } from './store-contract.ts'
import { drivers } from '../support/drivers.ts'
import { faultyDriver } from '../support/faulty.ts'
import { PATIENTLY } from '../support/patience.ts'
import { storedMatch } from '../support/stored.ts'

const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })))

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-data-'))
  folders.push(folder)
  return folder
}

for (const [name, open] of drivers) storeContract(name, (folder) => openStore(folder, open))

const { bundleForNode } = (await import(
  new URL('../../../../scripts/kit/bundle.mjs', import.meta.url).href
)) as {
  bundleForNode(how: { entries: readonly string[]; outdir: string }): Promise<void>
}
const built = fileURLToPath(new URL('../../../../.cache/tests/store/', import.meta.url))
const program = fileURLToPath(new URL('../../src/store/store-worker.ts', import.meta.url))
await bundleForNode({ entries: [program], outdir: built })
storeContract('a store in a thread', (folder) =>
  openThreadStore(folder, pathToFileURL(join(built, 'store-worker.js'))),
)

test('a folder in use is refused to a store in a thread, and a store that cannot be opened leaves it free', async () => {
  const folder = freshFolder()
  const worker = pathToFileURL(join(built, 'store-worker.js'))
  mkdirSync(join(folder, DATABASE))
  await expect(openThreadStore(folder, worker)).rejects.toThrow(
    /cannot be used: (Could not open the database|unable to open database file)/,
  )
  rmSync(join(folder, DATABASE), { recursive: true })
  const store = await openThreadStore(folder, worker)
  await expect(openThreadStore(folder, worker)).rejects.toThrow(`is in use by process ${process.pid}`)
  await store.close()
  await expect(store.check()).rejects.toThrow('has ended')
})

const entry = (match: string, n: number): LogEntry => ({
  match,
  n,
  kind: 'choose',
  seat: n % 2,
  pick: 0,
  command: n % 3 === 0 ? null : `ada:${match}/${n}`,
  at: n,
})

test('a thread that dies is followed by another, and nothing that was acknowledged is lost', async () => {
  const [folder, place] = [freshFolder(), freshFolder()]
  const [mark, mortal] = [join(place, 'die'), join(place, 'mortal.mjs')]
  const worker = pathToFileURL(join(built, 'store-worker.js'))
  writeFileSync(
    mortal,
    `import { existsSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
parentPort.on('message', () => {
  if (existsSync(${JSON.stringify(mark)})) throw new Error('out of memory')
})
await import(${JSON.stringify(worker.href)})
`,
  )
  const store = await openThreadStore(folder, pathToFileURL(mortal))
  await store.append([entry('m', 1)])
  writeFileSync(mark, '')
  const asked = [store.append([entry('m', 2)]), store.check(), store.entries('m')]
  for (const one of asked) await expect(one).rejects.toThrow('out of memory')
  await expect(store.check()).rejects.toThrow('out of memory')
  rmSync(mark)
  const lives = (): Promise<boolean> =>
    store.check().then(
      () => true,
      () => false,
    )
  await expect.poll(lives, PATIENTLY).toBe(true)
  expect((await store.entries('m')).map(({ n }) => n)).toEqual([1])
  await store.append([entry('m', 2)])
  await store.close()
  const again = await openThreadStore(folder, worker)
  expect(await again.entries('m')).toHaveLength(2)
  await again.close()
})

test('a store in a thread says which match is damaged', async () => {
  const folder = freshFolder()
  const before = await openStore(folder)
  await before.putMatch(storedMatch('m1', { changedAt: 1, identity: 'ada00000' }))
  await before.close()
  const driver = await wasmDriver(join(folder, DATABASE))
  driver.exec("UPDATE matches SET status = 'open'")
  driver.close()
  const store = await openThreadStore(folder, pathToFileURL(join(built, 'store-worker.js')))
  expect(await store.notices()).toEqual(['Match m1 is damaged and set aside: its row is damaged.'])
  expect(await store.notices()).toEqual([])
  expect(await store.damaged('ada00000')).toEqual(['m1'])
  expect(await store.damaged('bob00000')).toEqual([])
  expect(await store.matches({ status: 'open', limit: 9 })).toEqual([])
  await expect(store.match('m1')).rejects.toThrow(DamagedMatch)
  await expect(store.putMatch(storedMatch('m1', { changedAt: 2 }))).rejects.toThrow(DamagedMatch)
  await store.close()
})

test('the journal is folded into the logs of its matches, and nothing of it is lost or doubled', async () => {
  const folder = freshFolder()
  const matches = Array.from({ length: 30 }, (_, i) => `m${i}`)
  const first = await openStore(folder, usualDriver, { mostInJournal: 5000 })
  for (let n = 1; n <= 400; n++) await first.append(matches.map((match) => entry(match, n)))
  await expect(first.append([{ ...entry('m3', 401), command: 'ada:m3/1' }])).rejects.toThrow('UNIQUE')
  await expect(first.append([entry('m3', 402)])).rejects.toThrow('leaves a gap')
  const expected = Array.from({ length: 400 }, (_, i) => entry('m3', i + 1))
  expect(await first.entries('m3')).toEqual(expected)
  await first.close()
  const second = await openStore(folder)
  expect(await second.entries('m3')).toEqual(expected)
  expect(await second.entries('m29')).toHaveLength(400)
  await expect(second.append([{ ...entry('m3', 401), command: 'ada:m3/1' }])).rejects.toThrow('UNIQUE')
  await second.append([entry('m3', 401)])
  expect(await second.entries('m3')).toHaveLength(401)
  await second.close()
})

test('whenever the server dies while the journal is folded, every entry is there once', async () => {
  const folder = freshFolder()
  const matches = Array.from({ length: 60 }, (_, i) => `m${i}`)
  const store = await openStore(folder, wasmDriver, { mostInJournal: 5000 })
  const halfFolded: number[] = []
  for (let n = 1; n <= 240; n++) {
    // Every third of them rests meanwhile, so that not all are folded at one pace.
    await store.append(matches.filter((_, i) => n < 100 || i % 3 > 0).map((match) => entry(match, n)))
    await expect(store.append([entry('m1', n)])).rejects.toThrow('UNIQUE')
    if (n < 80 || (n > 112 && n < 208) || n % 8 > 0) continue
    const died = dirname(copied(folder))
    const again = await openStore(died, wasmDriver)
    for (const [i, match] of matches.entries()) {
      const length = i % 3 > 0 ? n : Math.min(n, 99)
      expect(await again.entries(match)).toHaveLength(length)
      expect((await again.entries(match)).map((one) => one.n)).toEqual(upTo(length))
    }
    await expect(again.append([entry('m1', 3)])).rejects.toThrow('UNIQUE')
    await again.append([entry('m1', n + 1)])
    await again.close()
    const whole = await wasmDriver(join(died, DATABASE))
    expect(whole.prepare('SELECT count(*) AS lines FROM journal').get()).toEqual({ lines: 0 })
    whole.close()
    const before = await wasmDriver(copied(folder))
    const { lines } = before.prepare('SELECT count(*) AS lines FROM journal').get() ?? {}
    const { folded } = before.prepare('SELECT sum(count) AS folded FROM stretches').get() ?? {}
    before.close()
    if (Number(lines) > 0 && Number(folded) > 0) halfFolded.push(n)
  }
  await store.close()
  expect(halfFolded.length).toBeGreaterThan(3)
})

/** A copy of a database as the disk has it. */
function copied(folder: string): string {
  const to = freshFolder()
  for (const end of ['', '-wal']) copyFileSync(join(folder, DATABASE + end), join(to, DATABASE + end))
  return join(to, DATABASE)
}

function upTo(length: number): number[] {
  return Array.from({ length }, (_, i) => i + 1)
}

test('a database of the first version is read on', async () => {
  const folder = freshFolder()
  await (await openStore(folder)).close()
  const driver = await wasmDriver(join(folder, DATABASE))
  driver.exec(`
    DROP TABLE stretches; DROP TABLE journal; PRAGMA user_version = 1;
    CREATE TABLE entries (match TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
      pick INTEGER NOT NULL, command TEXT, at INTEGER NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
    INSERT INTO entries VALUES ('m1', 2, 'leave', 1, 0, NULL, 9), ('m1', 1, 'choose', 0, 3, 'ada:c', 8),
      ('m2', 1, 'undo', 0, 0, 'bob:c', 7);`)
  driver.close()
  for (let times = 0; times < 2; times++) {
    const store = await openStore(folder)
    expect(await store.entries('m1')).toEqual([
      { match: 'm1', n: 1, kind: 'choose', seat: 0, pick: 3, command: 'ada:c', at: 8 },
      { match: 'm1', n: 2, kind: 'leave', seat: 1, pick: 0, command: null, at: 9 },
    ])
    expect(await store.entries('m2')).toHaveLength(1)
    await store.close()
  }
})

test('a database of the third version is read on: its rows have no checksums', async () => {
  const folder = freshFolder()
  const store = await openStore(folder)
  await store.append([entry('m1', 1), entry('m1', 2)])
  await store.close()
  const driver = await wasmDriver(join(folder, DATABASE))
  for (const { table, column } of ADDED_COLUMNS) driver.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  const line = journalLine([entry('m1', 3), entry('m2', 1)])
  driver.prepare('INSERT INTO journal (line, body) VALUES (7, ?)').run(line)
  driver.exec("DELETE FROM notes WHERE name = 'folded'; PRAGMA user_version = 3")
  driver.close()
  for (const length of [3, 4]) {
    const again = await openStore(folder)
    expect((await again.entries('m1')).map(({ n }) => n)).toEqual(upTo(length))
    await again.append([entry('m1', length + 1), entry('m2', length - 1)])
    expect(await again.entries('m2')).toHaveLength(length - 1)
    expect(await again.notices()).toEqual([])
    await again.close()
  }
})

test('writes ahead and waits for the disk', async () => {
  const driver = await wasmDriver(join(freshFolder(), 'a.db'))
  driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  expect(driver.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(driver.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  driver.close()
})

test('what a process that died left behind is cleared away', async () => {
  const folder = join(freshFolder(), 'deeper')
  mkdirSync(join(folder, `${DATABASE}.lock`), { recursive: true })
  writeFileSync(join(folder, 'owner.pid'), `${process.pid} elsewhere\n`)
  writeFileSync(join(folder, 'owner.lock'), '')
  const store = await openStore(folder)
  await store.check()
  expect(readFileSync(join(folder, 'owner.pid'), 'utf8')).toBe(`${process.pid} ${hostname()}\n`)
  await store.close()
  expect(existsSync(join(folder, 'owner.pid'))).toBe(false)
})

test('a folder in use is refused, and free when it was given back', async () => {
  const folder = freshFolder()
  const store = await openStore(folder)
  const told = `is in use by process ${process.pid}; stop it or set TRIALHALL_DATA`
  await expect(openStore(folder)).rejects.toThrow(told)
  writeFileSync(join(folder, 'owner.pid'), '7 elsewhere\n')
  await expect(openStore(folder)).rejects.toThrow('is in use by process 7 on elsewhere; stop it')
  rmSync(join(folder, 'owner.pid'))
  await expect(openStore(folder)).rejects.toThrow('is in use by another server; stop it')
  await store.check()
  await store.close()
  await (await openStore(folder)).close()
})

test('a database of a newer server is left alone', async () => {
  const folder = freshFolder()
  await (await openStore(folder)).close()
  const driver = await wasmDriver(join(folder, DATABASE))
  driver.exec('PRAGMA user_version = 7')
  driver.close()
  await expect(openStore(folder)).rejects.toThrow('of a newer server (version 7; this one reads 6)')
})

test.each(['body', 'follows', 'rules_version', 'match'])(
  'a checkpoint of which another %s is read counts as none, nor does what goes on from it',
  async (column) => {
    const folder = freshFolder()
    const store = await openStore(folder)
    const of = (entry: number, follows: number): StoredCheckpoint => {
      return { match: 'm1', entry, follows, rulesVersion: 1, body: `{"entry":${entry}}` }
    }
    const chain = [of(4, 0), of(9, 4), of(20, 9)]
    for (const one of chain) await store.putCheckpoint(one)
    await store.close()
    const driver = await wasmDriver(join(folder, DATABASE))
    const other = column === 'body' || column === 'match' ? "'m7'" : '3'
    driver.exec(`UPDATE checkpoints SET ${column} = ${other} WHERE entry = 9`)
    driver.close()
    const again = await openStore(folder)
    expect(await again.checkpoints('m1')).toEqual(chain.slice(0, 1))
    expect(await again.checkpoints('m7')).toEqual([])
    expect(await again.notices()).toEqual([])
    await again.close()
  },
)

test('a store that cannot be opened leaves the folder free', async () => {
  const folder = freshFolder()
  const broken: OpenDriver = () => {
    throw new Error('no library')
  }
  await expect(openStore(folder, broken)).rejects.toThrow('no library')
  const store = await openStore(folder)
  await store.close()
})

test('one COMMIT that fails while folding begins costs nothing that was acknowledged', async () => {
  const folder = freshFolder()
  let isFull = false
  const store = await openStore(folder, async (file) =>
    faultyDriver(await wasmDriver(file), (sql) => (isFull && sql === 'COMMIT' ? 'before' : null)),
  )
  const matches = Array.from({ length: 50 }, (_, i) => `m${i}`)
  for (let n = 1; n < 100; n++) await store.append(matches.map((match) => entry(match, n)))
  isFull = true
  await expect(store.append(matches.map((match) => entry(match, 100)))).rejects.toThrow('is full')
  isFull = false
  await store.append([entry('new', 1)])
  for (let n = 100; n < 103; n++) await store.append(matches.map((match) => entry(match, n)))
  await store.append([entry('new', 2)])
  for (let n = 103; n < 150; n++) await store.append(matches.map((match) => entry(match, n)))
  const again = await openStore(dirname(copied(folder)), wasmDriver)
  expect((await again.entries('new')).map(({ n }) => n)).toEqual([1, 2])
  for (const match of matches) expect((await again.entries(match)).map(({ n }) => n)).toEqual(upTo(149))
  await again.close()
  await store.close()
})
