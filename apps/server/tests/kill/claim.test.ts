import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockBySqlite, lockFile } from '../../src/store/folder/lock.ts'
import { nodeDriver } from '../../src/store/driver/node-driver.ts'
import { buildServer, bundle, startProcess } from './process.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 8 : Math.min(Number(asked), 400)
const folder = mkdtempSync(join(tmpdir(), 'trialhall-claim-'))
const claimant = join(folder, 'claimant.mjs')

beforeAll(async () => {
  await buildServer()
  const built = await bundle('store/folder/claim.ts')
  // Says that it is ready, claims when it is told to, and holds what it has until it is killed.
  const text = `import { claimFolder } from ${JSON.stringify(built)}
process.stdout.write('ready\\n')
process.stdin.once('data', () => {
  try {
    claimFolder(${JSON.stringify(join(folder, 'data'))})
    process.stdout.write('mine ' + process.pid + '\\n')
    setInterval(() => undefined, 1000)
  } catch (error) {
    process.stderr.write(error.message + '\\n')
    process.exit(1)
  }
})
`
  writeFileSync(claimant, text)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Claimant = ChildProcessByStdio<Writable, Readable, Readable>

/** How a process is started that believes it is the first of its machine, as in a container; null where that is not allowed. */
const contained = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const mayContain = spawnSync('unshare', [...contained, 'true']).status === 0
const ways: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['processes', /^mine \d+$/, []],
  ...(mayContain
    ? [['processes that are both number 1', /^mine 1$/, ['unshare', ...contained]] as const]
    : []),
]

for (const [name, winner, prefix] of ways) {
  test(
    `of two ${name} that claim a folder at once after a crash, exactly one has it, ${rounds} times`,
    async () => {
      const start = (): Claimant => {
        const [command = '', ...rest] = [...prefix, process.execPath, claimant]
        return spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] })
      }
      for (let round = 0; round < rounds; round++) {
        const both = [start(), start()]
        await Promise.all(both.map((one) => once(one.stdout, 'data')))
        const ends = both.map((one) => outcome(one))
        for (const one of both) one.stdin.write('go')
        const told = await Promise.all(ends)
        expect(told.filter((end) => end.startsWith('mine'))).toHaveLength(1)
        expect(told.filter((end) => END.test(end))).toHaveLength(1)
        expect(told).toContainEqual(expect.stringMatching(winner))
        await Promise.all(both.map((one) => killed(one)))
      }
      console.log(
        `${rounds} times two ${name} claimed one folder after a crash; one of them had it each time`,
      )
    },
    60_000 + rounds * 5000,
  )
}

const END =
  /^ended with 1: The data folder \S+ is in use by [^\n]+; stop it or set TRIALHALL_DATA to another folder\.\n$/

/** What became of a claimant: `mine` and its number, or how it ended. */
function outcome(one: Claimant): Promise<string> {
  let said = ''
  one.stderr.on('data', (piece: Buffer) => (said += piece.toString()))
  return Promise.race([
    once(one.stdout, 'data').then(([piece]) => String(piece).trim()),
    once(one, 'close').then(([code]) => `ended with ${code}: ${said}`),
  ])
}

async function killed(one: Claimant): Promise<void> {
  if (one.exitCode !== null || one.signalCode !== null) return
  const gone = once(one, 'close')
  one.kill('SIGKILL')
  await gone
}

test('of two servers that start at once one runs, and the other ends with one sentence', async () => {
  const data = join(folder, 'servers')
  for (let round = 0; round < 2; round++) {
    const both = await Promise.allSettled([startProcess(data), startProcess(data)])
    const [running, ...more] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(more).toEqual([])
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toEqual([
      expect.stringMatching(/ended with code 1: The data folder \S+ is in use by [^\n]+\n$/),
    ])
    await running?.end('SIGKILL')
  }
}, 60_000)

const brings = nodeDriver(':memory:')
brings?.close()
test.runIf(brings !== null)('the lock of SQLite and that of the system shut one another out', () => {
  const file = join(folder, 'both.lock')
  const first = lockFile(file)
  expect(first).not.toBeNull()
  expect(lockBySqlite(file)).toBeNull()
  first?.()
  const second = lockBySqlite(file)
  expect(second).not.toBeNull()
  expect(lockBySqlite(file)).toBeNull()
  expect(lockFile(file)).toBeNull()
  second?.()
  lockFile(file)?.()
})

test.runIf(brings === null)('where there is no lock of any kind that is said', () => {
  expect(() => lockBySqlite(join(folder, 'none.lock'))).toThrow('Node 22 and later can')
})
