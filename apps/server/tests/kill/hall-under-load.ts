import { expect } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import type { Cable, Island } from './island.ts'
import { Person } from '../support/person.ts'
import { HallClient } from './hall-client.ts'
import { newWitness, type Witness } from './load.ts'
import { startProcess, type ServerProcess } from './process.ts'
import { verify } from './witnessing.ts'

/** The addresses of what servers share. */
interface Places {
  readonly database: string
  readonly link: string
}

/** What people were told while one thing happened to their hall. */
export interface Witnessed {
  readonly matches: readonly string[]
  readonly witness: Witness
}

/** Servers of one hall under the load of four people, each at another server than the one they play with. */
export class HallUnderLoad {
  readonly servers: ServerProcess[] = []
  private clients: HallClient[] = []
  private matches: string[] = []
  private witness: Witness = newWitness()
  private readonly places: Places

  constructor(places: Places) {
    this.places = places
  }

  async start(): Promise<void> {
    const { database, link } = this.places
    const settings = { TRIALHALL_DATABASE: database, TRIALHALL_LINK: link }
    this.servers.push(await startProcess('/nowhere', settings))
  }

  /** Starts one on an island, from which it reaches all that the others reach. */
  async startOn(island: Island): Promise<ServerProcess> {
    const settings = {
      HOST: island.addressOf('people', 'far'),
      TRIALHALL_DATABASE: await reached(island, 'database', this.places.database),
      TRIALHALL_LINK: await reached(island, 'link', this.places.link),
    }
    const server = await startProcess('/nowhere', settings, island.starter)
    this.servers.push(server)
    return server
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

  /** Matches between people at different servers, opened at each of them; those who play go on at these, and think so long. */
  async openTables(thinkingMs: number): Promise<void> {
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
      client.thinkingMs = thinkingMs
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
      await verify(() => openPostgresStore(databasePlace(this.places.database)), matches, witness)
  }
}

function here({ person }: HallClient, { host }: ServerProcess): Person {
  return Object.assign(new Person(host), { cookie: person.cookie, me: person.me })
}

/** An address as it is reached from an island. */
async function reached(island: Island, cable: Cable, address: string): Promise<string> {
  const url = new URL(address)
  return Object.assign(url, { host: await island.reach(cable, Number(url.port)) }).href
}
