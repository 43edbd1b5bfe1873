import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { NatsProcess } from '../../load/services/nats-process.ts'
import { PATIENTLY } from '../support/patience.ts'
import { Person } from '../support/person.ts'
import { ownPostgres } from '../support/postgres.ts'
import { HallClient } from './hall-client.ts'
import { newWitness, type Witness } from './load.ts'
import { buildServer, startProcess, type ServerProcess } from './process.ts'
import { verify } from './witnessing.ts'

const asked = process.env['TRIALHALL_RUNS']
const rounds = asked === undefined ? 3 : Math.min(Number(asked), 100)
const postgres = await ownPostgres()
const nats = postgres === null ? null : await NatsProcess.make()
const isReady = postgres !== null && nats !== null
if (postgres === null)
  console.log('No PostgreSQL of Debian’s packages: what happens to servers that share a hall is not tested.')

beforeAll(buildServer, 60_000)
afterAll(async () => {
  await nats?.kill()
  await postgres?.close()
})

/** Nobody may have more than a hundred matches that are not over, so others come after so many rounds. */
const ROUNDS_OF_THE_SAME = 20

/** What people were told while one thing happened to their hall. */
interface Witnessed {
  readonly matches: readonly string[]
  readonly witness: Witness
}

/** Servers of one hall under the load of four people, each at another server than the one they play with. */
class HallUnderLoad {
  readonly servers: ServerProcess[] = []
  private clients: HallClient[] = []
  private matches: string[] = []
  private witness: Witness = newWitness()
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async start(): Promise<void> {
    this.servers.push(
      await startProcess('/nowhere', { TRIALHALL_DATABASE: this.url, TRIALHALL_LINK: nats?.url ?? '' }),
    )
  }

  /** One of the servers, for the one whose turn it is. */
  at(n: number): ServerProcess {
    const server = this.servers[n % this.servers.length]
    if (!server) throw new Error('no server runs')
    return server
  }

  /** As many servers as it takes for one to be spared. */
  async fill(): Promise<void> {
    while (this.servers.length < 4) await this.start()
  }

  /** Four people come, and those before them go. */
  async welcome(): Promise<void> {
    for (const client of this.clients) await client.stop()
    const people = await Promise.all([0, 1, 2, 3].map((n) => Person.arrive(this.at(n).host)))
    this.clients = people.map((person, n) => new HallClient(person, this.witness, 100 + n))
  }

  /** Matches between people at different servers, opened at each of them; those who play go on at these. */
  async openTables(): Promise<void> {
    for (const client of this.clients) await client.stop()
    const fresh: string[] = []
    for (let n = 0; n < 8; n++) {
      const [one, other] = [this.clients[n % 4], this.clients[(n + 1) % 4]]
      if (!one || !other) continue
      const { id } = await here(one, this.at(n)).create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      await here(other, this.at(n + 1)).join(id, 1)
      fresh.push(id)
    }
    this.matches.push(...fresh)
    for (const [n, client] of this.clients.entries()) {
      let turn = n
      await client.play(() => this.at(turn++), fresh)
    }
  }

  /** So many more choices are answered; resolves with the milliseconds that it took. */
  async moreAnswers(more: number): Promise<number> {
    const began = performance.now()
    const before = this.witness.acknowledged.size
    await expect
      .poll(() => this.witness.acknowledged.size - before, { timeout: 60_000, interval: 10 })
      .toBeGreaterThanOrEqual(more)
    return performance.now() - began
  }

  /** Nobody comes to this one any more. */
  remove(server: ServerProcess): void {
    this.servers.splice(this.servers.indexOf(server), 1)
  }

  takeSilence(): number {
    return Math.max(...this.clients.map((client) => client.takeSilence()))
  }

  /** Everybody stops, and what comes next is witnessed by others. Answers what happened until now. */
  async takeWitnessed(): Promise<Witnessed> {
    for (const client of this.clients) await client.stop()
    const { matches, witness } = this
    this.matches = []
    this.witness = newWitness()
    return { matches, witness }
  }

  /** All servers end; what people were told is compared with what is stored, and the matches are played anew. */
  async close(told: readonly Witnessed[]): Promise<void> {
    for (const server of this.servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    for (const { matches, witness } of told)
      await verify(() => openPostgresStore(databasePlace(this.url)), matches, witness)
  }
}

function here({ person }: HallClient, { host }: ServerProcess): Person {
  return Object.assign(new Person(host), { cookie: person.cookie, me: person.me })
}

/** The hall that all of this happens to: servers that lived through one thing meet the next. */
const hall = new HallUnderLoad((await postgres?.hall('hall')) ?? '')

const told: Witnessed[] = []

/** Does something to the hall again and again, which has one server to spare; tells how long matches stood still. */
async function rain(name: string, strike: (victim: ServerProcess) => Promise<void>): Promise<void> {
  const silences: number[] = []
  for (let round = 0; round < rounds; round++) {
    await hall.fill()
    if (round % ROUNDS_OF_THE_SAME === 0) await hall.welcome()
    await hall.openTables()
    await hall.moreAnswers(20)
    await pause(Math.random() * 200)
    hall.takeSilence()
    await strike(hall.at(round))
    await hall.moreAnswers(60)
    silences.push(hall.takeSilence())
  }
  const witnessed = await hall.takeWitnessed()
  told.push(witnessed)
  const sorted = silences.toSorted((a, b) => a - b).map(Math.round)
  console.log(
    `${name}, ${rounds} times: ${witnessed.witness.acknowledged.size} acknowledged choices; ` +
      `the longest that a match stood still: median ${sorted[sorted.length >> 1]} ms, at most ${sorted.at(-1)} ms`,
  )
}

const time = 90_000 + rounds * 30_000

describe.skipIf(!isReady)(
  'a hall of servers under load loses nothing that it acknowledged, and does nothing twice',
  () => {
    test(
      'when servers are killed',
      () =>
        rain('kills of a server', async (victim) => {
          hall.remove(victim)
          await victim.end('SIGKILL')
        }),
      time,
    )

    test(
      'when servers hang for longer than their lease and are woken',
      () =>
        rain('hangs of a server', async (victim) => {
          hall.remove(victim)
          victim.signal('SIGSTOP')
          await pause(4500) // its lease is over, and others have its matches
          await hall.moreAnswers(10)
          victim.signal('SIGCONT')
          expect(await victim.gone).toBe(1)
        }),
      time,
    )

    test(
      'when servers are stopped in order',
      () =>
        rain('stops of a server', async (victim) => {
          hall.remove(victim)
          const { code, output } = await victim.end('SIGTERM')
          expect(output + code).toMatch(/PostgreSQL [\d.]+\.\n0$/)
        }),
      time,
    )

    test(
      'when NATS is killed',
      () =>
        rain('kills of NATS', async () => {
          await nats?.kill()
          await pause(Math.random() * 1500)
          await nats?.start()
        }),
      time,
    )

    test(
      'when PostgreSQL is killed',
      () =>
        rain('kills of PostgreSQL', async () => {
          await postgres?.process?.stop('SIGKILL')
          await pause(Math.random() * 1500)
          await postgres?.process?.start()
          for (const { host } of hall.servers)
            await expect.poll(async () => (await fetch(`http://${host}/readyz`)).status, PATIENTLY).toBe(200)
        }),
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
