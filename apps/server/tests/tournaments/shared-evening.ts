import type { TournamentView } from '@trialhall/protocol'
import { setTimeout as pause } from 'node:timers/promises'
import { HallClient } from '../kill/hall-client.ts'
import { newWitness, type Witness } from '../kill/load.ts'
import { startProcess, type ServerProcess } from '../kill/process.ts'
import { Person } from '../support/person.ts'
import { Member } from './club.ts'

/** Milliseconds from one look at the tournament to the next: less would be more than a person may. */
const LOOK_MS = 600

/** Where the servers of a club's hall keep their matches, and what links them. */
export interface HallPlaces {
  readonly database: string
  readonly link: string
}

/** Servers of one hall on an evening of a club, which come and go. */
export class ClubHall {
  readonly servers: ServerProcess[] = []
  readonly witness: Witness = newWitness()
  private readonly places: HallPlaces
  isOver = false

  constructor(places: HallPlaces) {
    this.places = places
  }

  async start(): Promise<ServerProcess> {
    const { database, link } = this.places
    const server = await startProcess('/nowhere', { TRIALHALL_DATABASE: database, TRIALHALL_LINK: link })
    this.servers.push(server)
    return server
  }

  /** While one of the two is missing, whoever plays goes on, and nobody comes to a new table: else the next round would be over before it is back. */
  get isShort(): boolean {
    return this.servers.length < 2
  }

  /** One of the servers, for the one whose turn it is. */
  at(turn: number): ServerProcess {
    const server = this.servers[turn % this.servers.length]
    if (!server) throw new Error('no server runs')
    return server
  }

  /** Ends one; nobody comes to it any more. */
  async end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): ReturnType<ServerProcess['end']> {
    this.servers.splice(this.servers.indexOf(server), 1)
    return server.end(signal)
  }

  /** Whatever still runs is ended, where an evening broke off. */
  async close(): Promise<void> {
    this.isOver = true
    await Promise.all([...this.servers].map((server) => this.end(server, 'SIGKILL')))
  }
}

/** Somebody who plays a whole tournament at whichever server is there: comes to each table, and plays it to its end. */
export class ClubPlayer {
  readonly member: Member
  readonly client: HallClient
  /** The matches that they came to, in their order. */
  readonly tables: string[] = []
  private readonly hall: ClubHall
  private turn: number

  private constructor(hall: ClubHall, member: Member, n: number) {
    this.hall = hall
    this.member = member
    this.turn = n
    this.client = new HallClient(member.person, hall.witness, 500 + n)
  }

  static async arrive(hall: ClubHall, n: number): Promise<ClubPlayer> {
    return new ClubPlayer(hall, await Member.arrive(hall.at(n).host, `clubber${n}`), n)
  }

  /** As somebody at another server, where theirs does not answer. */
  private async asked<T>(how: (member: Member) => Promise<T>): Promise<T | null> {
    const { cookie, me } = this.member.person
    const person = Object.assign(new Person(this.hall.at(this.turn).host), { cookie, me })
    try {
      return await how(new Member(person))
    } catch {
      this.turn++
      return null
    }
  }

  /** The tournament as they see it; null where nobody answered, or it was asked for too often. */
  async view(id: string): Promise<TournamentView | null> {
    const seen = await this.asked((member) => member.view(id))
    return seen && 'card' in seen ? seen : null
  }

  /** Plays until the tournament is over. */
  async attend(id: string): Promise<void> {
    while (!this.hall.isOver) {
      const view = await this.view(id)
      if (view?.card.status === 'over') return this.client.stop()
      const next = view?.me.next ?? null
      if (next !== null && !next.isSeated && !this.hall.isShort) await this.asked((member) => member.sit(id))
      else if (next?.isSeated && this.tables.at(-1) !== next.match) await this.play(next.match)
      await pause(LOOK_MS)
    }
    await this.client.stop()
  }

  private async play(match: string): Promise<void> {
    this.tables.push(match)
    await this.client.stop()
    await this.client.play(() => this.hall.at(this.turn++), [match])
  }
}
