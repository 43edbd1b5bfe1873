import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../src/operator/backup.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import { buildServer, startProcess } from './process.ts'

const box = mkdtempSync(join(tmpdir(), 'trialhall-cut-short-'))
beforeAll(buildServer, 600_000)
afterAll(() => rmSync(box, { recursive: true, force: true }))

/** Megabytes that take a while to be copied and to come to disk. */
const SIZE_MB = 50

async function largeHall(folder: string): Promise<void> {
  const store = await openStore(folder)
  const body = JSON.stringify('x'.repeat(1_000_000))
  for (let entry = 1; entry <= SIZE_MB; entry++)
    await store.putCheckpoint({ match: 'm1', entry, follows: entry - 1, rulesVersion: 1, body })
  await store.close()
}

/** Resolves as soon as a file has begun to be there. */
function begun(file: string): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (!statSync(file, { throwIfNoEntry: false })?.size) return
      clearInterval(looking)
      resolve()
    }, 1)
  })
}

test('a server that is killed while it copies ends the backup with one sentence, nothing looks like one, and the next start works', async () => {
  const [folder, to] = [join(box, 'data'), join(box, 'copy')]
  await largeHall(folder)
  const server = await startProcess(folder)
  const backup = backUp(folder, to).then(
    () => 'nothing is wrong',
    (error: Error) => error.message,
  )
  await begun(join(`${to}.draft`, DATABASE))
  server.signal('SIGSTOP')
  expect(readdirSync(folder)).toContain('backup.begun') // it has not come to an end with it
  expect(existsSync(join(folder, 'backup.answer'))).toBe(false)
  await server.end('SIGKILL')
  expect(await backup).toBe(
    `The server that held ${folder} has ended before its copy was made. Back up again.`,
  )
  expect(readdirSync(box)).toEqual(['data'])

  const next = await startProcess(folder)
  expect((await fetch(`http://${next.host}/readyz`)).status).toBe(200)
  expect(await backUp(folder, to)).toEqual([expect.stringMatching(/^Backed up to /)])
  expect((await next.end('SIGTERM')).code).toBe(0)
  const copy = await openStore(to)
  expect(await copy.checkpoints('m1')).toHaveLength(SIZE_MB)
  await copy.close()
}, 120_000)
