import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { LAST_BACKUP } from '../../src/desk/overview.ts'
import { backUp } from '../../src/operator/backup.ts'
import { answerBackups, requestBackup } from '../../src/store/backup-requests.ts'
import { claimFolder } from '../../src/store/folder/claim.ts'
import { openStore } from '../../src/store/open.ts'
import { SmallDisk } from '../kill/small-disk.ts'

const disk = SmallDisk.mount(4)
const folder = disk?.folder ?? ''
const elsewhere = mkdtempSync(join(tmpdir(), 'trialhall-backup-'))
afterEach(() => disk?.makeRoom())
afterAll(() => {
  rmSync(elsewhere, { recursive: true })
  disk?.unmount()
})

test.skipIf(disk === null)(
  'a server that cannot be asked for lack of room is told of in one sentence',
  async () => {
    disk?.fill()
    await expect(requestBackup(folder, elsewhere)).rejects.toThrow(
      /^The disk is full, and asking the server .* Make room, or stop the server and back up then\.$/,
    )
    expect(readdirSync(folder)).toEqual(['ballast'])
  },
)

test.skipIf(disk === null)('an answer for which there was no room comes once there is some', async () => {
  let isCopied = false
  const release = claimFolder(folder)
  const stop = answerBackups(folder, async () => {
    disk?.fill()
    isCopied = true
  })
  const asked = requestBackup(folder, elsewhere).then(() => 'answered')
  await expect.poll(() => isCopied, { timeout: 10_000 }).toBe(true)
  expect(await Promise.race([asked, soon()])).toBe('nothing yet')
  disk?.makeRoom()
  expect(await asked).toBe('answered')
  stop()
  release()
})

test.skipIf(disk === null)(
  'a backup to another disk is good though the folder has no room to note it',
  async () => {
    const store = await openStore(folder)
    await store.close()
    await backUp(folder, join(elsewhere, 'first'))
    const noted = readFileSync(join(folder, LAST_BACKUP), 'utf8')
    disk?.fill()
    const said = await backUp(folder, join(elsewhere, 'second'))
    expect(said).toEqual([
      expect.stringMatching(
        /^The page for operators will not show this backup, as .* cannot be written to: /,
      ),
      expect.stringMatching(/^Backed up to .*second\./),
    ])
    expect(readFileSync(join(folder, LAST_BACKUP), 'utf8')).toBe(noted)
  },
)

/** More time than an answer takes where it can be written. */
async function soon(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  return 'nothing yet'
}
