import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Store } from '../../src/store/store.ts'
import { PATIENTLY } from '../support/patience.ts'
import type { Page } from '../support/person.ts'
import { ownPostgres } from '../support/postgres.ts'
import { newWitness, type Witness } from './load.ts'
import { buildServer, startProcess, type ServerProcess } from './process.ts'
import { arrive, compareViews, openTables, verify } from './witnessing.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 5 : Math.min(Number(asked), 100)
const postgres = await ownPostgres()
if (postgres === null)
  console.log('No PostgreSQL of Debian’s packages: what happens when it dies is not tested.')

beforeAll(buildServer, 600_000)
afterAll(() => postgres?.close())

const PASSWORD = 'secret-word'

async function hall(name: string): Promise<{ start(): Promise<ServerProcess>; open(): Promise<Store> }> {
  const url = (await postgres?.hall(name)) ?? ''
  return {
    start: () => startProcess('/nowhere', { TRIALHALL_DATABASE: url }),
    open: () => openPostgresStore(databasePlace(url)),
  }
}

describe.skipIf(postgres === null)('a server on PostgreSQL', () => {
  test(
    `plays on when PostgreSQL was killed ${rounds} times under load, and loses or doubles nothing, though it is killed itself`,
    async () => {
      const { start, open } = await hall('kills')
      const witness = newWitness()
      const first = await start()
      const clients = await arrive(first.host, { witness, round: 0 })
      const matches: string[] = []
      let [server, pages] = [first, [] as Page[]]
      for (let round = 0; round < rounds; round++) {
        matches.push(...(await openTables(server.host, clients)))
        pages = await Promise.all(clients.map((client) => client.play(server.host, matches.slice(-12))))
        await moreAnswers(pages, witness, 20)
        await postgres?.process?.stop('SIGKILL')
        await expect.poll(() => readiness(server), PATIENTLY).toBe(503)
        await postgres?.process?.start()
        await expect.poll(() => readiness(server), PATIENTLY).toBe(200)
        await moreAnswers(pages, witness, 20)
        if (round % 4 !== 3) continue
        await server.end('SIGKILL')
        await Promise.all(pages.map((page) => page.until('the end', () => page.closed)))
        await verify(open, matches, witness)
        server = await start()
      }
      await Promise.all(pages.map((page) => page.leave()))
      const printed = server.printed()
      expect(printed).toMatch(/The database postgres at 127\.0\.0\.1:\d+ does not answer: /)
      expect(printed).toMatch(/The database postgres at 127\.0\.0\.1:\d+ is back after \d+ seconds?\./)
      expect(first.printed() + printed).not.toContain(PASSWORD)
      await compareViews(server, { open, clients, matches: matches.slice(-6) })
      await verify(open, matches, witness)
      console.log(
        `${rounds} kills of PostgreSQL: ${witness.acknowledged.size} acknowledged choices, each in its log once`,
      )
    },
    60_000 + rounds * 30_000,
  )

  test('two servers do not hold one hall: the second says who does, and takes over when the first is dead or hangs', async () => {
    const { start } = await hall('two')
    const first = await start()
    await expect
      .poll(() => first.printed(), PATIENTLY)
      .toMatch(/Matches are kept in the database postgres at 127\.0\.0\.1:\d+ by PostgreSQL \d/)
    await expect(start()).rejects.toThrow(/is in use by process \d+ on .+; stop that server first/)
    await first.end('SIGKILL')
    const killedAt = performance.now()
    const second = await start()
    expect(performance.now() - killedAt).toBeLessThan(15_000)
    second.signal('SIGSTOP')
    const third = await start()
    second.signal('SIGCONT')
    expect(await second.gone).toBe(1)
    expect(second.printed()).toMatch(
      /Another server has taken over the database postgres at .+; this one stops\./,
    )
    expect(await readiness(third)).toBe(200)
    await third.end('SIGTERM')
  }, 60_000)

  test('a database that cannot be used is told in one sentence, without its password', async () => {
    const wrong = (postgres?.process?.url ?? '')
      .replace('/postgres?', '/nothing?')
      .replace(/\/postgres$/, '/nothing')
    await expect(startProcess('/nowhere', { TRIALHALL_DATABASE: wrong })).rejects.toThrow(
      /^the server ended with code 1: The database nothing at 127\.0\.0\.1:\d+ cannot be used: database "nothing" does not exist\. Start it, or correct TRIALHALL_DATABASE\.\n$/,
    )
    await expect(
      openPostgresStore(databasePlace(`postgres://ada:${PASSWORD}@127.0.0.1:1/hall`), { startMs: 300 }),
    ).rejects.toThrow(
      'The database hall at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct TRIALHALL_DATABASE.',
    )
  }, 60_000)
})

/** So many more choices are answered. */
async function moreAnswers([page]: readonly Page[], witness: Witness, more: number): Promise<void> {
  const before = witness.acknowledged.size
  await page?.until('acknowledgements', () => witness.acknowledged.size >= before + more)
  await pause(Math.random() * 200)
}

async function readiness({ host }: ServerProcess): Promise<number> {
  return (await fetch(`http://${host}/readyz`)).status
}
