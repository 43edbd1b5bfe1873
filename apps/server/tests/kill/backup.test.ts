import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../src/operator/backup.ts'
import { DATABASE, openStore } from '../../src/store/open.ts'
import type { LogEntry, Store } from '../../src/store/store.ts'
import { drivers } from '../support/drivers.ts'
import { newWitness } from './load.ts'
import { buildServer, startProcess } from './process.ts'
import { arrive, openTables, verify } from './witnessing.ts'

const box = mkdtempSync(join(tmpdir(), 'trialhall-backup-'))
beforeAll(buildServer, 600_000)
afterAll(() => rmSync(box, { recursive: true, force: true }))

const rounds = Math.min(Number(process.env['TRIALHALL_RUNS'] ?? 1), 50)

test(
  `a backup of a server under load holds what was acknowledged before it began, each match as it was at one moment, ${rounds} times`,
  async () => {
    const folder = join(box, 'data')
    const witness = newWitness()
    const server = await startProcess(folder)
    const clients = await arrive(server.host, { witness, round: 0 })
    for (let round = 0; round < rounds; round++) {
      const matches = await openTables(server.host, clients)
      const pages = await Promise.all(clients.map((client) => client.play(server.host, matches)))
      await pages[0]?.until('acknowledgements', () => witness.acknowledged.size >= 20 * (round + 1))
      const before = {
        ...witness,
        acknowledged: new Map(witness.acknowledged),
        shown: new Map<string, number>(),
      }
      const copy = join(box, `copy ${round}`)
      expect(await backUp(folder, copy)).toEqual([expect.stringMatching(/^Backed up to /)])
      await verify(() => openStore(copy), matches, before)
      await Promise.all(pages.map((page) => page.leave()))
    }
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(await backUp(folder, join(box, 'at rest'))).toEqual([expect.stringMatching(/^Backed up to /)])
    await expect(backUp(folder, join(box, 'at rest'))).rejects.toThrow('is there already')
    const restored = await startProcess(join(box, 'at rest'))
    expect((await fetch(`http://${restored.host}/readyz`)).status).toBe(200)
    await restored.end('SIGTERM')
  },
  60_000 + rounds * 20_000,
)

for (const [name, open] of drivers)
  test(`${name}: while the file of a database is held, what is written goes to its log alone, so that a slow copy is whole`, async () => {
    const [folder, to] = [join(box, name), join(box, `${name} copy`)]
    const store = await openStore(folder, open, { mostInJournal: 20 })
    await write(store, { from: 1, to: 40 })
    mkdirSync(to)
    await store.withFileHeld(async () => {
      copyFileSync(join(folder, DATABASE), join(to, DATABASE))
      await write(store, { from: 41, to: 80 })
      copyFileSync(join(folder, `${DATABASE}-wal`), join(to, `${DATABASE}-wal`))
    })
    await write(store, { from: 81, to: 90 })
    await store.close()
    const copy = await openStore(to, open)
    expect(await copy.notices()).toEqual([])
    expect((await copy.entries('m1')).map(({ n }) => n)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1))
    expect(await copy.checkpoints('m1')).toHaveLength(80)
    await copy.close()
  })

/** Entries with a checkpoint each, which are so large that SQLite would fold its log again and again. */
async function write(
  store: Store,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let n = from; n <= to; n++) {
    await store.append([entry(n)])
    const body = JSON.stringify(`${n}`.padStart(200_000))
    await store.putCheckpoint({ match: 'm1', entry: n, follows: n - 1, rulesVersion: 1, body })
  }
}

function entry(n: number): LogEntry {
  return { match: 'm1', n, kind: 'choose', seat: 0, pick: 0, command: `ada:${n}`, at: n }
}
