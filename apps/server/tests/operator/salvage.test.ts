import {
  chmodSync,
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
import { games } from '@trialhall/games'
import { checkLog, Match } from '@trialhall/kernel'
import { afterAll, expect, test } from 'vitest'
import { DATABASE, openStore } from '../../src/store/open.ts'
import { salvage } from '../../src/operator/salvage.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { startServer } from '../support/server.ts'
import { playSome, tableOfTwo } from '../support/tables.ts'

const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })))

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-salvage-'))
  folders.push(folder)
  return folder
}

/** A data folder with matches of so many choices, which no server holds; answers their ids. */
async function playedIn(folder: string, lengths: readonly number[]): Promise<string[]> {
  const server = await startServer({ store: await openStore(folder) })
  const ids: string[] = []
  for (const length of lengths) {
    const table = await tableOfTwo(server.host)
    await playSome(table, length)
    ids.push(table.match)
  }
  await server.close()
  return ids
}

async function changed(folder: string, sql: string, ...values: readonly string[]): Promise<void> {
  const driver = await wasmDriver(join(folder, DATABASE))
  expect(driver.prepare(sql).run(...values).changes).toBe(1)
  driver.close()
}

/** Plays a file again, and answers how many choices it holds. */
function replayed(file: string): number {
  const log = checkLog(JSON.parse(readFileSync(file, 'utf8')))
  if (!log.ok) throw new Error(log.fault.message)
  const game = games.find(log.value.game)
  if (!game.ok) throw new Error(game.fault.message)
  const match = Match.replay(game.value, log.value, { story: false })
  if (!match.ok) throw new Error(match.fault.message)
  return match.value.length
}

test('what can be read of damaged matches is written for replay, and the data folder stays as it is', async () => {
  const [folder, to] = [freshFolder(), join(freshFolder(), 'out')]
  const [whole = '', row = '', log = '', torn = '', gone = ''] = await playedIn(folder, [2, 3, 4, 5, 6])
  const read = await openStore(folder)
  await read.append(
    [...(await read.entries(torn))].slice(0, 1).map((entry) => ({ ...entry, n: 6, command: null })),
  )
  await read.close()
  await changed(folder, 'UPDATE matches SET body = replace(body, \'"host"\', \'"hosT"\') WHERE id = ?', row)
  await changed(
    folder,
    "UPDATE stretches SET body = '[[0,' || substr(body, 6) WHERE match = ? AND first = 1",
    log,
  )
  await changed(
    folder,
    "UPDATE stretches SET body = '[[7,7' || substr(body, 6) WHERE match = ? AND first > 1",
    torn,
  )
  await changed(folder, "UPDATE matches SET body = '{nothing' WHERE id = ?", gone)
  const before = readFileSync(join(folder, DATABASE))

  const lines = await salvage({ folder, to, which: 'damaged' })
  expect(readFileSync(join(folder, DATABASE))).toEqual(before)
  const file = (id: string): string => join(to, `${id}.json`)
  expect(lines.toSorted()).toEqual(
    [
      `${row}: 3 entries of its log in ${file(row)} (its row is damaged)`,
      `${log}: 0 entries of its log in ${file(log)} (its log is damaged from entry 1 on)`,
      `${torn}: 5 entries of its log in ${file(torn)} (its log is damaged from entry 6 on)`,
      `${gone}: 6 entries of its log in ${file(gone)}; its seed and seats are lost, so it cannot be replayed (its row is damaged)`,
      '4 of 5 matches written.',
    ].toSorted(),
  )
  expect(replayed(file(row))).toBe(3)
  expect(replayed(file(torn))).toBe(5)
  expect(JSON.parse(readFileSync(file(gone), 'utf8'))).toMatchObject({ match: gone, entries: { length: 6 } })
  expect(existsSync(file(whole))).toBe(false)
  expect(await salvage({ folder, to, which: 'all' })).toContain('5 of 5 matches written.')
  expect(replayed(file(whole))).toBe(2)
})

test('a row in which one byte is wrong is written as it was', async () => {
  const [folder, to] = [freshFolder(), join(freshFolder(), 'out')]
  const [id = ''] = await playedIn(folder, [9])
  await changed(
    folder,
    "UPDATE stretches SET body = substr(body, 1, 40) || 'Z' || substr(body, 42) WHERE match = ?",
    id,
  )
  await changed(folder, `UPDATE matches SET body = replace(body, '"seed":"', '"seeD":"') WHERE id = ?`, id)
  await salvage({ folder, to, which: 'damaged' })
  expect(replayed(join(to, `${id}.json`))).toBe(9)
})

test('where there is nothing to save that is said, and a folder that a server holds is left alone', async () => {
  const [folder, to] = [freshFolder(), join(freshFolder(), 'out')]
  await expect(salvage({ folder, to, which: 'damaged' })).rejects.toThrow(`There is no database in ${folder}`)
  const store = await openStore(folder)
  await expect(salvage({ folder, to, which: 'damaged' })).rejects.toThrow('is in use by process')
  await store.close()
  expect(await salvage({ folder, to, which: 'damaged' })).toEqual(['0 of 0 matches written.'])
  expect(existsSync(to)).toBe(false)
  writeFileSync(join(folder, DATABASE), 'no database at all '.repeat(100))
  await expect(salvage({ folder, to, which: 'damaged' })).rejects.toThrow(
    'cannot be read at all: file is not a database',
  )
  expect(readdirSync(folder)).not.toContain('owner.pid')
})

test.skipIf(process.platform === 'win32')(
  'what was saved holds seeds, so it is for whoever saved it alone, also where an earlier one was not',
  async () => {
    const before = process.umask(0o022)
    const [folder, to] = [freshFolder(), join(freshFolder(), 'out')]
    const modeOf = (path: string): number => statSync(path).mode & 0o777
    try {
      const [id = ''] = await playedIn(folder, [2])
      const file = join(to, `${id}.json`)
      await salvage({ folder, to, which: 'all' })
      expect([modeOf(to), modeOf(file)]).toEqual([0o700, 0o600])
      chmodSync(file, 0o644)
      await salvage({ folder, to, which: 'all' })
      expect(modeOf(file)).toBe(0o600)
    } finally {
      process.umask(before)
    }
  },
)
