import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NatsProcess } from '../../load/services/nats-process.ts'
import { Island, type Cable } from './island.ts'
import { PATIENTLY } from '../support/patience.ts'
import { ownPostgres } from '../support/postgres.ts'
import { THINKING_MS } from './hall-client.ts'
import { HallUnderLoad, type Witnessed } from './hall-under-load.ts'
import { buildServer, type ServerProcess } from './process.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 3 : Math.min(Number(asked), 100)
const postgres = await ownPostgres()
const nats = postgres === null ? null : await NatsProcess.make()
const isReady = postgres !== null && nats !== null
if (postgres === null)
  console.log('No PostgreSQL of Debian’s packages: what happens to servers that share a hall is not tested.')

const island = isReady ? Island.make() : null

beforeAll(buildServer, 600_000)
afterAll(async () => {
  island?.remove()
  await nats?.kill()
  await postgres?.close()
})

/** Nobody may have more than a hundred matches that are not over, so others come after so many rounds. */
const ROUNDS_OF_THE_SAME = 20

/** The hall that all of this happens to: servers that lived through one thing meet the next. */
const hall = new HallUnderLoad({ database: (await postgres?.hall('hall')) ?? '', link: nats?.url ?? '' })

const told: Witnessed[] = []

/** What happens to a hall, and what it needs for that. */
interface Storm {
  /** How often it happens. */
  readonly times?: number
  /** Milliseconds until people answer, where it lasts so long that matches would be over. */
  readonly thinkingMs?: number
  /** The server that is meant, after the hall was filled; by turns if it is left out. */
  readonly victim?: () => Promise<ServerProcess>
  /** Answers what is to be seen when matches have gone on. */
  strike(victim: ServerProcess): Promise<void | (() => Promise<void>)>
}

/** Does something to the hall again and again, which has one server to spare; tells how long matches stood still. */
async function rain(
  name: string,
  { times = rounds, thinkingMs = THINKING_MS, victim, strike }: Storm,
): Promise<void> {
  const silences: number[] = []
  for (let round = 0; round < times; round++) {
    await hall.fill()
    const meant = await victim?.()
    if (round % ROUNDS_OF_THE_SAME === 0) await hall.welcome()
    await hall.openTables(thinkingMs)
    await hall.moreAnswers(20)
    await pause(Math.random() * 200)
    hall.takeSilence()
    const seeIt = await strike(meant ?? hall.at(round))
    await hall.moreAnswers(60)
    silences.push(hall.takeSilence())
    await seeIt?.()
  }
  const witnessed = await hall.takeWitnessed()
  told.push(witnessed)
  const sorted = silences.toSorted((a, b) => a - b).map(Math.round)
  console.log(
    `${name}, ${times} times: ${witnessed.witness.acknowledged.size} acknowledged choices; ` +
      `the longest that a match stood still: median ${sorted[sorted.length >> 1]} ms, at most ${sorted.at(-1)} ms`,
  )
}

/** A server on the island is parted from something for longer than its lease, which it cannot renew without the database. */
function parted(...cables: readonly Cable[]): Storm {
  const losesHall = cables.includes('database')
  return {
    times: asked === undefined ? 1 : rounds,
    thinkingMs: 300,
    victim: () => hall.startOn(island as Island),
    async strike(victim) {
      hall.remove(victim)
      island?.cut(...cables)
      try {
        await pause(4500)
        await hall.moreAnswers(10)
      } finally {
        island?.mend(...cables)
      }
      return async () => {
        const code = losesHall ? await victim.gone : (await victim.end('SIGTERM')).code
        expect(code).toBe(losesHall ? 1 : 0)
      }
    },
  }
}

const time = 90_000 + rounds * 30_000

describe.skipIf(!isReady)(
  'a hall of servers under load loses nothing that it acknowledged, and does nothing twice',
  () => {
    test(
      'when servers are killed',
      () =>
        rain('kills of a server', {
          strike: async (victim) => {
            hall.remove(victim)
            await victim.end('SIGKILL')
          },
        }),
      time,
    )

    test(
      'when servers hang for longer than their lease and are woken',
      () =>
        rain('hangs of a server', {
          strike: async (victim) => {
            hall.remove(victim)
            victim.signal('SIGSTOP')
            await pause(4500) // its lease is over, and others have its matches
            await hall.moreAnswers(10)
            victim.signal('SIGCONT')
            expect(await victim.gone).toBe(1)
          },
        }),
      time,
    )

    test(
      'when servers are stopped in order',
      () =>
        rain('stops of a server', {
          strike: async (victim) => {
            hall.remove(victim)
            const { code, output } = await victim.end('SIGTERM')
            expect(output + code).toMatch(/PostgreSQL [\d.]+\.\n0$/)
          },
        }),
      time,
    )

    test(
      'when NATS is killed',
      () =>
        rain('kills of NATS', {
          strike: async () => {
            await nats?.kill()
            await pause(Math.random() * 1500)
            await nats?.start()
          },
        }),
      time,
    )

    test(
      'when PostgreSQL is killed',
      () =>
        rain('kills of PostgreSQL', {
          strike: async () => {
            await postgres?.process?.stop('SIGKILL')
            await pause(Math.random() * 1500)
            await postgres?.process?.start()
            for (const { host } of hall.servers)
              await expect
                .poll(async () => (await fetch(`http://${host}/readyz`)).status, PATIENTLY)
                .toBe(200)
          },
        }),
      time,
    )

    test.skipIf(island === null)(
      'when a server and its database are parted for longer than its lease',
      () => rain('partings from the database', parted('database')),
      time,
    )

    test.skipIf(island === null)(
      'when a server and the other servers are parted',
      () => rain('partings from the other servers', parted('link')),
      time,
    )

    test.skipIf(island === null)(
      'when a server is parted from everything',
      () => rain('partings from everything', parted('people', 'database', 'link')),
      time,
    )

    test(
      'as its logs say when the servers that lived through all of it have ended',
      async () => {
        await hall.close(told)
        const choices = told.reduce((sum, { witness }) => sum + witness.acknowledged.size, 0)
        console.log(`${choices} acknowledged choices, each in its log once`)
      },
      time,
    )
  },
)
