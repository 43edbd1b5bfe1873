import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { OpenDriver } from '../../src/store/driver/usual-driver.ts'
import { DATABASE, MARK, openStore } from '../../src/store/open.ts'
import type { LogEntry, Store } from '../../src/store/store.ts'
import { Dice } from '../support/dice.ts'
import { drivers } from '../support/drivers.ts'

const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })))

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-log-'))
  folders.push(folder)
  return folder
}

const WAL = `${DATABASE}-wal`
const MATCHES = 40

function entry(n: number): LogEntry {
  const match = `m${n % MATCHES}`
  return {
    match,
    n: 1 + Math.floor(n / MATCHES),
    kind: 'choose',
    seat: n % 2,
    pick: n % 5,
    command: `ada:${n}`,
    at: n,
  }
}

/** Waits for nothing: what is on disk is the same. */
function quickly(open: OpenDriver): OpenDriver {
  return async (file) => {
    const driver = await open(file)
    return { ...driver, exec: (sql) => driver.exec(sql.replace('synchronous = FULL', 'synchronous = OFF')) }
  }
}

async function played(store: Store, { from, to }: { from: number; to: number }): Promise<void> {
  for (let n = from; n < to; n++) {
    await store.append([entry(n)])
    await store.match(entry(n).match)
    await store.identityBySecret('nobody')
  }
}

for (const [name, open] of drivers) {
  test(`${name}: what SQLite writes ahead stays small however long the server runs`, async () => {
    const folder = freshFolder()
    const store = await openStore(folder, quickly(open))
    await played(store, { from: 0, to: 6000 })
    expect(statSync(join(folder, WAL)).size).toBeLessThan(6 * 2 ** 20)
    expect(statSync(join(folder, DATABASE)).size).toBeLessThan(6 * 2 ** 20)
    await store.close()
    expect(statSync(join(folder, WAL), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  })

  test(`${name}: one byte that flips in what was written ahead costs nothing, or is told`, async () => {
    const folder = freshFolder()
    const store = await openStore(folder, quickly(open))
    await played(store, { from: 0, to: 240 })
    const dice = new Dice(5)
    const flips = Number(process.env['TRIALHALL_RUNS'] ?? 25)
    const found = { whole: 0, setAside: 0, told: 0 }
    for (let i = 0; i < flips; i++) {
      const copy = freshFolder()
      for (const file of [DATABASE, WAL, MARK]) copyFileSync(join(folder, file), join(copy, file))
      // Every fifth in the header, or in the first frame's.
      flip(join(copy, WAL), { dice, within: i % 5 === 0 ? 56 : Number.POSITIVE_INFINITY })
      const again = await openStore(copy, quickly(open))
      found[await judge(again, 240)]++
      await again.close()
      rmSync(copy, { recursive: true })
    }
    await store.close()
    if (flips > 100) console.log(`${name}: of ${flips} flipped bytes ${JSON.stringify(found)}`)
    expect(found.whole).toBeGreaterThan(flips * 0.8)
  })
}

function flip(file: string, { dice, within }: { dice: Dice; within: number }): void {
  const bytes = readFileSync(file)
  const at = dice.below(Math.min(within, bytes.length))
  bytes[at] = (bytes[at] ?? 0) ^ (1 + dice.below(255))
  writeFileSync(file, bytes)
}

/** Throws where something that was acknowledged is missing and nothing is said of it. */
async function judge(store: Store, acknowledged: number): Promise<'whole' | 'setAside' | 'told'> {
  const notices = (await store.notices()).join(' ')
  const [lost, damaged]: [string[], string[]] = [[], []]
  for (let m = 0; m < MATCHES; m++) {
    const expected = Array.from({ length: acknowledged / MATCHES }, (_, i) => entry(m + i * MATCHES))
    const entries = await store.entries(`m${m}`).catch(() => null)
    if (entries === null) damaged.push(`m${m}`)
    else if (JSON.stringify(entries) !== JSON.stringify(expected)) lost.push(`m${m}`)
  }
  for (const match of damaged) expect(notices).toContain(`Match ${match} is damaged`)
  if (lost.length === 0) return damaged.length === 0 ? 'whole' : 'setAside'
  expect(notices).toMatch(/had been acknowledged and are missing/)
  return 'told'
}

test('a mended log leaves the damaged one beside it, and says so', async () => {
  const [folder, copy] = [freshFolder(), freshFolder()]
  const [, open] = drivers[0] ?? []
  const store = await openStore(folder, open && quickly(open))
  await played(store, { from: 0, to: 80 })
  for (const file of [DATABASE, WAL, MARK]) copyFileSync(join(folder, file), join(copy, file))
  await store.close()
  const bytes = readFileSync(join(copy, WAL))
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(join(copy, WAL), bytes)
  const again = await openStore(copy, open)
  const kept = join(copy, `${WAL}.damaged-1`)
  expect(await again.notices()).toEqual([
    `The database's log was damaged in one place, and was mended: all that was acknowledged is there again. The damaged log is kept as ${kept}.`,
  ])
  expect(readFileSync(kept)).toEqual(bytes)
  expect(existsSync(join(copy, `${WAL}.mended`))).toBe(false)
  expect(readdirSync(copy).filter((name) => name.startsWith('mending-'))).toEqual([])
  expect(await again.entries('m3')).toHaveLength(2)
  await again.close()
  const third = await openStore(copy, open)
  expect(await third.notices()).toEqual([])
  await third.close()
})

test('a log that is cut off is told: how much had been acknowledged is known', async () => {
  const [folder, copy] = [freshFolder(), freshFolder()]
  const [, open] = drivers[0] ?? []
  const store = await openStore(folder, open && quickly(open))
  await played(store, { from: 0, to: 30 })
  const length = statSync(join(folder, WAL)).size
  await played(store, { from: 30, to: 40 })
  for (const file of [DATABASE, MARK]) copyFileSync(join(folder, file), join(copy, file))
  writeFileSync(join(copy, WAL), readFileSync(join(folder, WAL)).subarray(0, length))
  await store.close()
  const again = await openStore(copy, open)
  const [told = ''] = await again.notices()
  expect(told).toMatch(
    /^The end of the database's log is damaged: its newest 10 writes, lines 31 to 40 of the journal, had been acknowledged/,
  )
  expect(await again.entries('m31')).toHaveLength(0)
  await again.close()
})
