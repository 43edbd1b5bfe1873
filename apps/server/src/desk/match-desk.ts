import { fault, ok, type Result, type Seat } from '@trialhall/kernel'
import { OF_OPERATOR } from '../match/history/entry-body.ts'
import { unknownMatch } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import type { Answer, Command } from '../room/command.ts'
import type { Room } from '../room/room.ts'
import type { StoredMatch } from '../store/store.ts'
import { speakerOf } from '../table/hearing.ts'

/** A match as operators see it: what everybody may know, and who sits where. */
export interface MatchLine {
  readonly id: string
  readonly game: string
  readonly status: StoredMatch['status']
  readonly seats: string
  readonly changed: string
  readonly closed?: string
}

/** A line of talk as operators see it. */
export interface TalkLine {
  readonly n: number
  readonly at: string
  readonly from: string
  readonly person: string
  readonly text: string
}

const CHAT_READ = 1000

/** What operators do at tables. Nothing here tells them what players may not know. */
export class MatchDesk {
  private readonly matches: MatchService

  constructor(matches: MatchService) {
    this.matches = matches
  }

  /** Matches and tables that are not over, or those that are; the newest first. */
  async list(status: StoredMatch['status'], limit: number): Promise<MatchLine[]> {
    return (await this.matches.parts.store.matches({ status, limit })).map(lineOf)
  }

  /** One of them. */
  async show(id: string): Promise<Result<MatchLine>> {
    const stored = await this.matches.parts.store.match(id)
    return stored ? ok(lineOf(stored)) : unknownMatch(id)
  }

  /** Closes a table that has not begun, or calls off a match that is played: it counts for nobody. */
  close(match: string): Promise<Result<string>> {
    return this.matches.elsewhere.at({ act: 'close-as', match, given: null }, () => this.closeHere(match))
  }

  /** The same for one of this process. */
  async closeHere(id: string): Promise<Result<string>> {
    const stored = await this.matches.parts.store.match(id)
    if (!stored) return unknownMatch(id)
    if (stored.status === 'over') return fault('bad-request', 'match', 'It is over already.')
    if (stored.status === 'open') {
      const closed = await this.matches.seating.closeAs(id, 'operator')
      return closed.ok ? ok('The table is closed.') : closed
    }
    const done = await this.inRoom(id, { kind: 'void', seat: 0, pick: OF_OPERATOR })
    return done.ok ? ok('The match is called off: it counts for nobody.') : done
  }

  /** Decides a match for some of its seats: all others leave it. */
  award(match: string, winners: readonly Seat[]): Promise<Result<string>> {
    return this.matches.elsewhere.at({ act: 'award', match, given: winners }, () =>
      this.awardHere(match, winners),
    )
  }

  /** The same for one of this process. */
  async awardHere(id: string, winners: readonly Seat[]): Promise<Result<string>> {
    const room = await this.matches.room(id)
    if (!room.ok) return room
    const { holders } = room.value
    const unknown = winners.find((seat) => holders[seat] === undefined)
    if (unknown !== undefined || winners.length === 0 || winners.length >= holders.length)
      return fault(
        'bad-request',
        'seats',
        `seats must name some of the seats 0 to ${holders.length - 1}, not all.`,
      )
    if (room.value.live.isOver) return fault('bad-request', 'match', 'It is over already.')
    for (const { seat } of holders)
      if (!winners.includes(seat) && !room.value.live.isOver) {
        const left = await this.inRoom(id, { kind: 'leave', seat, pick: 0 })
        if (!left.ok && !room.value.live.match.leavers.includes(seat)) return left
      }
    return ok(`The match is decided for ${winners.map((seat) => holders[seat]?.name).join(' and ')}.`)
  }

  private async inRoom(id: string, what: Pick<Command, 'kind' | 'seat' | 'pick'>): Promise<Result<number>> {
    const room = await this.matches.room(id)
    if (!room.ok) return room
    const answer = await submitted(room.value, what)
    return 'fault' in answer ? { ok: false, fault: answer.fault } : ok(answer.entry)
  }

  /** What was said at a table. What a party said among itself is told once the match is over: an operator may play, too. */
  async talk(id: string): Promise<Result<TalkLine[]>> {
    const { store } = this.matches.parts
    const stored = await store.match(id)
    if (!stored) return unknownMatch(id)
    const lines = await store.chat(id, CHAT_READ)
    return ok(
      lines
        .filter(({ party }) => party === undefined || stored.status === 'over')
        .map((line) => ({
          n: line.n,
          at: new Date(line.at).toISOString(),
          from: line.from,
          person: speakerOf(line),
          text: line.text,
        })),
    )
  }

  /** Removes a line of talk; pages that show it get the table anew. */
  async unsay(id: string, n: number, text: string): Promise<Result<string>> {
    if (!(await this.matches.parts.store.replaceLine(id, n, text)))
      return fault('bad-request', 'line', `There is no line ${n} at this table.`)
    await this.matches.elsewhere.at({ act: 'unsay', match: id, given: { n, text } }, async () =>
      this.matches.unsayLine(id, { n, text }),
    )
    return ok('The line is removed.')
  }
}

function submitted(room: Room, what: Pick<Command, 'kind' | 'seat' | 'pick'>): Promise<Answer> {
  return new Promise((resolve) => room.submit({ ...what, length: -1, key: null }, { answer: resolve }))
}

function lineOf({ id, game, status, seats, changedAt, closed }: StoredMatch): MatchLine {
  const names = seats.map(({ kind, name, bot }) => (kind === 'open' ? '(free)' : (bot ?? name)))
  return {
    id,
    game,
    status,
    seats: names.join(', '),
    changed: new Date(changedAt).toISOString(),
    ...(closed === undefined ? {} : { closed }),
  }
}
