import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { birthOf } from '../src/store/claim.ts'
import { DATABASE, nodeDriver, openStore, wasmDriver, type OpenDriver } from '../src/store/open.ts'
import { storeContract } from './store-contract.ts'

const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })))

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-data-'))
  folders.push(folder)
  return folder
}

const drivers: [string, OpenDriver][] = [['SQLite as WebAssembly', wasmDriver]]
const own: OpenDriver = (file) => {
  const driver = nodeDriver(file)
  if (!driver) throw new Error('this Node brings no SQLite')
  return driver
}
const probe = nodeDriver(':memory:')
probe?.close()
if (probe) drivers.push(['SQLite of Node', own])

for (const [name, open] of drivers) storeContract(name, (folder) => openStore(folder, open))

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
  const { pid } = spawnSync(process.execPath, ['-e', '0']) // a number that no process has any more
  writeFileSync(join(folder, 'owner.pid'), `${pid} 123\n`)
  const store = await openStore(folder)
  await store.check()
  expect(readFileSync(join(folder, 'owner.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await store.close()
  expect(existsSync(join(folder, 'owner.pid'))).toBe(false)
})

test.runIf(birthOf(process.pid) !== '-')(
  'a number that another process was given since is not taken for the owner',
  async () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'owner.pid'), `${process.ppid} 1\n`)
    const store = await openStore(folder)
    await store.close()
  },
)

test('a folder in use is refused, from the same process and from another', async () => {
  const folder = freshFolder()
  const store = await openStore(folder)
  await expect(openStore(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
  await store.check()
  await store.close()

  const birth = birthOf(process.ppid)
  writeFileSync(join(folder, 'owner.pid'), `${process.ppid} ${birth}\n`)
  await expect(openStore(folder)).rejects.toThrow(
    `is in use by process ${process.ppid}; stop it or set TRIALHALL_DATA`,
  )
})

test('a database of a newer server is left alone', async () => {
  const folder = freshFolder()
  await (await openStore(folder)).close()
  const driver = await wasmDriver(join(folder, DATABASE))
  driver.exec('PRAGMA user_version = 2')
  driver.close()
  await expect(openStore(folder)).rejects.toThrow('of a newer server (version 2; this one reads 1)')
})

test('a store that cannot be opened leaves the folder free', async () => {
  const folder = freshFolder()
  const broken: OpenDriver = () => {
    throw new Error('no library')
  }
  await expect(openStore(folder, broken)).rejects.toThrow('no library')
  const store = await openStore(folder)
  await store.close()
})
