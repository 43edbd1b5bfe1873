import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { backUp } from '../../src/operator/backup.ts'
import { answerBackups, requestBackup } from '../../src/store/backup-requests.ts'
import { claimFolder } from '../../src/store/folder/claim.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import { PATIENTLY } from '../support/patience.ts'

const box = mkdtempSync(join(tmpdir(), 'trialhall-requests-'))
afterEach(() => rmSync(box, { recursive: true, force: true }))

const never = (): Promise<never> => new Promise(() => undefined)

/** What an attempt fails with. */
const whyNot = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'nothing is wrong',
    (error: Error) => error.message,
  )

/** A server that holds a folder and takes requests; `die` leaves everything as it is. */
function holding(folder: string, copy: (to: string) => Promise<unknown>): { die(): void } {
  const release = claimFolder(folder)
  const unwatch = answerBackups(folder, copy)
  return {
    die() {
      unwatch()
      release()
    },
  }
}

test('a backup ends with one sentence when the server dies that copies, and leaves nothing that looks like one', async () => {
  const folder = join(box, 'data')
  await (await openStore(folder)).close()
  const copy = vi.fn<(to: string) => Promise<void>>(async (to) => {
    writeFileSync(join(box, 'half'), to)
    await never()
  })
  const server = holding(folder, copy)
  const backup = backUp(folder, join(box, 'copy'))
  const failure = whyNot(backup)
  await vi.waitFor(() => expect(copy).toHaveBeenCalled(), PATIENTLY)
  const since = performance.now()
  server.die()
  expect(await failure).toBe(
    `The server that held ${folder} has ended before its copy was made. Back up again.`,
  )
  expect(performance.now() - since).toBeLessThan(5000)
  expect(existsSync(join(box, 'copy'))).toBe(false)
  expect(readdirSync(box).toSorted()).toEqual(['data', 'half'])
  expect(readdirSync(folder).filter((name) => name.startsWith('backup.'))).toEqual([])
  expect(existsSync(join(folder, DATABASE))).toBe(true)
})

test('a server that dies before it has seen a request is missed as fast', async () => {
  const server = { die: claimFolder(box) }
  const why = whyNot(requestBackup(box, join(box, 'copy')))
  await vi.waitFor(() => expect(existsSync(join(box, 'backup.request'))).toBe(true), PATIENTLY)
  server.die()
  expect(await why).toContain('has ended before its copy was made')
  expect(existsSync(join(box, 'backup.request'))).toBe(false)
})

test('a server that is there again at once says that the one before did not come to an end with it', async () => {
  const copy = vi.fn<() => Promise<never>>(never)
  const first = holding(box, copy)
  const why = whyNot(requestBackup(box, join(box, 'copy')))
  await vi.waitFor(() => expect(copy).toHaveBeenCalled(), PATIENTLY)
  first.die()
  const second = holding(box, never)
  expect(await why).toBe('The server could not copy its database: it was started anew meanwhile.')
  second.die()
})

test.each([
  ['backup.begun', 'that the server before this one had begun'],
  ['backup.request', 'that nobody has seen'],
])('a torn %s, a request %s, keeps no server from starting, and the next request is served', async (name) => {
  mkdirSync(box, { recursive: true })
  writeFileSync(join(box, name), '{"id":"torn')
  const copied: string[] = []
  const server = holding(box, async (to) => void copied.push(to))
  await requestBackup(box, join(box, 'copy'))
  expect(copied).toEqual([join(box, 'copy')])
  expect(readdirSync(box).filter((file) => file.startsWith('backup.'))).toEqual([])
  server.die()
})
