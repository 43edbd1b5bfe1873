import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { PATIENTLY } from '../support/patience.ts'
import { SmallDisk } from './small-disk.ts'
import { HallClient } from './hall-client.ts'
import { newWitness } from './load.ts'
import { buildServer, startProcess, type ServerProcess } from './process.ts'
import { arrive, openTables, verify } from './witnessing.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 3 : Math.min(Number(asked), 100)
/** What happens to the server while the disk is full: nothing, or it ends. */
const ENDS = [null, 'SIGKILL', 'SIGTERM'] as const

/** A server that ended cannot be started on a full disk, and says so. */
async function endsOnFullDisk(server: ServerProcess, end: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  await server.end(end)
  await expect(startProcess(folder)).rejects.toThrow(/The disk is full, .* Make room and start again; /)
}

const disk = SmallDisk.mount(24)
const folder = disk?.folder ?? ''

beforeAll(buildServer, 600_000)
afterAll(() => disk?.unmount())

test.skipIf(disk === null)(
  `a disk that is full ${rounds} times takes nothing that was acknowledged, whatever ends meanwhile`,
  async () => {
    const witness = newWitness()
    const told: { matches: readonly string[] }[] = []
    for (let round = 0; round < rounds; round++) {
      let server: ServerProcess = await startProcess(folder)
      const people = await arrive(server.host, { witness, round })
      const matches = await openTables(server.host, people)
      const clients = people.map(({ person }, n) => new HallClient(person, witness, 500 + 4 * round + n))
      for (const client of clients) await client.play(() => server, matches)
      const more = (count: number): Promise<void> => {
        const before = witness.acknowledged.size
        return expect
          .poll(() => witness.acknowledged.size - before, { timeout: 60_000, interval: 10 })
          .toBeGreaterThanOrEqual(count)
      }
      await more(10)
      disk?.fill()
      await expect.poll(() => clients.some(({ unstored }) => unstored > 0), PATIENTLY).toBe(true)
      const end = ENDS[round % ENDS.length]
      if (end) await endsOnFullDisk(server, end)
      disk?.makeRoom()
      if (end) server = await startProcess(folder)
      await more(30)
      for (const client of clients) await client.stop()
      expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
      told.push({ matches })
    }
    for (const { matches } of told) await verify(() => openStore(folder), matches, witness)
    console.log(
      `${rounds} full disks: ${witness.acknowledged.size} acknowledged choices, each in its log once`,
    )
  },
  60_000 + rounds * 30_000,
)
