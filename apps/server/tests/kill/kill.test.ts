import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { newWitness, type Client } from './load.ts'
import { buildServer, startProcess } from './process.ts'
import { arrive, compareViews, openTables, verify, type OpenHall } from './witnessing.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 3 : Math.min(Number(asked), 300)
/** Nobody may have more than a hundred matches that are not over, so others go on after so many rounds. */
const ROUNDS_OF_THE_SAME = 25
const folder = mkdtempSync(join(tmpdir(), 'trialhall-kill-'))
const open: OpenHall = () => openStore(folder)

beforeAll(buildServer, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  `a server that is killed ${rounds} times under load loses nothing that it acknowledged`,
  async () => {
    const witness = newWitness()
    const matches: string[] = []
    let clients: Client[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startProcess(folder)
      if (round % ROUNDS_OF_THE_SAME === 0) clients = await arrive(server.host, { witness, round })
      matches.push(...(await openTables(server.host, clients)))
      const playing = matches.slice(-12)
      const pages = await Promise.all(clients.map((client) => client.play(server.host, playing)))
      const before = witness.acknowledged.size
      await pages[0]?.until('acknowledgements', () => witness.acknowledged.size >= before + 10)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await server.end('SIGKILL')
      await Promise.all(pages.map((page) => page.until('the end', () => page.closed)))
      await verify(open, playing, witness)
    }
    const server = await startProcess(folder)
    await compareViews(server, { open, clients, matches: matches.slice(-6) })
    await verify(open, matches, witness)
    console.log(`${rounds} kills: ${witness.acknowledged.size} acknowledged choices, each in its log once`)
  },
  60_000 + rounds * 20_000,
)
