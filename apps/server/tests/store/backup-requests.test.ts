import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { LAST_BACKUP } from '../../src/desk/overview.ts'
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

test('a request that is torn when the server looks is refused, and whoever asked does not wait', async () => {
  mkdirSync(box, { recursive: true })
  const server = holding(box, never)
  const why = whyNot(requestBackup(box, join(box, 'copy')))
  writeFileSync(join(box, 'backup.request'), '{')
  expect(await why).toBe('The server could not copy its database: it cannot read what it was asked.')
  expect(readdirSync(box).filter((file) => file.startsWith('backup.'))).toEqual([])
  server.die()
})

const SHORT = { seen: 300, begun: 600 }

test.each([
  [
    'takes a request away without a word',
    (folder: string) => rmSync(join(folder, 'backup.request')),
    `The server that holds ${box} does not answer; is it of an earlier version?`,
  ],
  [
    'begins it and copies nothing',
    (folder: string) => renameSync(join(folder, 'backup.request'), join(folder, 'backup.begun')),
    `The server that holds ${box} has taken the request, but nothing of a copy is to be seen in ${join(box, 'copy')}. Name a folder inside ${box}, and move it from there.`,
  ],
])('a server that %s is not waited for', async (_, treat, sentence) => {
  const release = claimFolder(box)
  const why = whyNot(requestBackup(box, join(box, 'copy'), SHORT))
  treat(box)
  expect(await why).toBe(sentence)
  expect(readdirSync(box).filter((file) => file.startsWith('backup.'))).toEqual([])
  release()
})

test('a copy that takes its time is waited for', async () => {
  const server = holding(box, async (to) => {
    mkdirSync(to)
    await new Promise((resolve) => setTimeout(resolve, 1500))
  })
  await requestBackup(box, join(box, 'copy'), { seen: 1000, begun: 1200 })
  server.die()
})

test.skipIf(process.platform === 'win32')(
  'the server may read what another user asks and notes, whatever that user keeps from others',
  async () => {
    const before = process.umask(0o077)
    const folder = join(box, 'data')
    try {
      await (await openStore(folder)).close()
      await backUp(folder, join(box, 'copy'))
      const release = claimFolder(folder)
      const why = whyNot(requestBackup(folder, join(box, 'other')))
      const modes = ['backup.request', LAST_BACKUP].map((name) => modeOf(join(folder, name)))
      release()
      await why
      expect(modes).toEqual([0o644, 0o644])
    } finally {
      process.umask(before)
    }
  },
)

test('a copy that the server wrote where nobody else sees it is no backup', async () => {
  const folder = join(box, 'data')
  await (await openStore(folder)).close()
  const server = holding(folder, async () => undefined) // as with a /tmp of its own
  const to = join(box, 'copy')
  expect(await whyNot(backUp(folder, to))).toBe(
    `The server's copy is not to be seen in ${to}: the server has folders of its own there. Name a folder inside ${folder}, and move it from there.`,
  )
  expect(existsSync(to)).toBe(false)
  server.die()
})

test.skipIf(process.platform === 'win32')('a backup is for whoever makes it alone', async () => {
  const before = process.umask(0o022)
  const [folder, to] = [join(box, 'data'), join(box, 'backups', 'monday')]
  try {
    await (await openStore(folder)).close()
    expect(modeOf(folder)).toBe(0o700)
    await backUp(folder, to)
    expect([modeOf(join(box, 'backups')), modeOf(to)]).toEqual([0o755, 0o700])
    expect(modeOf(join(to, DATABASE))).toBe(0o600)
    // no lock of whoever looked at it: a server that is another user could not take it
    expect(readdirSync(to).filter((name) => name.startsWith('owner.'))).toEqual([])
  } finally {
    process.umask(before)
  }
})

/** Who may do what with a file. */
const modeOf = (path: string): number => statSync(path).mode & 0o777
