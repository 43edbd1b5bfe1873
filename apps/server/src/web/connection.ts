import { eyesThrough, fault, type Fault } from '@trialhall/kernel'
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSION,
  readClientMessage,
  type ClientMessage,
  type ServerMessage,
} from '@trialhall/protocol'
import type { WebSocket } from 'ws'
import type { Watcher } from '../broadcast/watchers.ts'
import type { Answer, Command, Settle } from '../room/command.ts'
import { MATCH_DAMAGED, NOT_STORED, NOT_YOURS, unread } from '../match/faults.ts'
import type { MatchService } from '../match-service.ts'
import type { Room } from '../room/room.ts'
import { DamagedMatch } from '../store/damage.ts'
import type { Identity } from '../store/store.ts'
import type { WordFilter } from '../people/word-filter.ts'
import type { Sanctions } from '../desk/sanctions.ts'
import { pointAt } from '../table/pointing.ts'
import { Allowance } from './allowance.ts'
import type { Gate, Limits } from './limits.ts'
import { Outbox } from './outbox.ts'

/** What a connection needs. */
export interface ConnectionParts {
  readonly socket: WebSocket
  readonly identity: Identity
  readonly secret: string
  /** The page has asked for large messages as compact JSON. */
  readonly isCompact: boolean
  readonly matches: MatchService
  readonly sanctions: Sanctions
  readonly wordFilter: WordFilter
  readonly limits: Limits
  /** What is dear to do, by a person, what a person says, and what they point at, whatever pages they open. */
  readonly efforts: Gate
  readonly talks: Gate
  readonly points: Gate
  readonly now: () => number
}

/** Bytes that may wait to be sent; a reader that is slower than that is cut off and told to come back. */
const MOST_WAITING = 1024 * 1024
/** Messages beyond its allowance after which a connection is closed. */
const MOST_REFUSED = 200

/** What all connections are to be sent. */
const outbox = new Outbox()

type Done = Extract<ClientMessage, { id: string }>
type Seated = Extract<Done, { seat: number }>

/** One open page: reads what it sends, does it in the rooms, and sends it what it may know. */
export class Connection implements Watcher {
  readonly identity: string
  readonly isCompact: boolean
  /** The secret that opened it, or that took its place: it ends when that is signed out. */
  secret: string
  private readonly parts: ConnectionParts
  private readonly allowance: Allowance
  private readonly followed: Set<string> = new Set()
  private lastHeard: number
  private refusedInARow = 0
  private isLeaving = false
  private readonly heartbeat: ReturnType<typeof setInterval>

  constructor(parts: ConnectionParts) {
    const { socket, matches, identity, limits, now } = parts
    this.parts = parts
    this.identity = identity.id
    this.isCompact = parts.isCompact
    this.secret = parts.secret
    this.allowance = new Allowance(limits.messages, now())
    this.lastHeard = now()
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS)
    matches.came(identity)
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)))
    socket.on('pong', () => (this.lastHeard = now()))
    socket.on('close', () => this.closed())
    this.tell({ type: 'welcome', version: PROTOCOL_VERSION, id: this.identity, name: identity.name })
  }

  follows(match: string): boolean {
    return !this.isLeaving && this.followed.has(match)
  }

  send(message: string | Buffer): void {
    const { socket } = this.parts
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) this.part(1013, 'too slow: connect again')
    else outbox.add(socket, message)
  }

  /** Closes the socket after all that it was sent. */
  private part(code: number, why: string): void {
    this.isLeaving = true
    outbox.empty()
    this.parts.socket.close(code, why)
  }

  /** Says good-bye before the server goes. What comes after that is not done. */
  dismiss(reason: string, retryMs: number): void {
    this.tell({ type: 'bye', reason, retryMs })
    this.part(1001, reason)
  }

  private tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  private beat(): void {
    const { socket, now } = this.parts
    if (now() - this.lastHeard > 3 * HEARTBEAT_MS) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.ping()
  }

  private closed(): void {
    this.isLeaving = true
    clearInterval(this.heartbeat)
    for (const match of this.followed) this.parts.matches.unwatch(this, match)
    this.parts.matches.went(this.parts.identity)
  }

  private receive(text: string): void {
    if (this.isLeaving) return
    this.lastHeard = this.parts.now()
    if (!this.allowance.take(this.lastHeard)) return this.refuseFlood(text)
    this.refusedInARow = 0
    const read = readClientMessage(text)
    if (!read.ok) this.refuse(idIn(text), read.fault)
    else if (isDear(read.value) && !this.parts.efforts.pass(this.identity)) this.refuse(idIn(text), TOO_MANY)
    else if ('id' in read.value) this.obey(read.value)
    else this.follow(read.value)
  }

  /** At once where the room is open; else when it has been opened. */
  private obey(message: Done): void {
    const { matches } = this.parts
    if (message.type === 'chat') return matches.go(this.say(message))
    if (message.type === 'point' && !this.parts.points.pass(this.identity))
      return this.refuse(message.id, TOO_MUCH_POINTING)
    const room = matches.rooms.get(message.match)
    if (room) this.perform(room, message)
    else matches.go(this.open(message))
  }

  private refuseFlood(text: string): void {
    this.refuse(idIn(text), TOO_MANY)
    if (++this.refusedInARow >= MOST_REFUSED) this.part(1008, 'too many messages')
  }

  private follow(message: Exclude<ClientMessage, Done>): void {
    const { matches } = this.parts
    switch (message.type) {
      case 'ping':
        return this.tell({ type: 'pong', at: message.at })
      case 'unwatch':
        this.followed.delete(message.match)
        return matches.unwatch(this, message.match)
      case 'watch':
        return matches.go(this.watch(message.match, message.since ?? -1))
    }
  }

  private async watch(match: string, since: number): Promise<void> {
    if (this.followed.size >= this.parts.limits.follows && !this.followed.has(match)) {
      return this.refuse(null, TOO_MANY_FOLLOWED)
    }
    this.followed.add(match)
    const result = await this.parts.matches.watch(this, match, since).catch(unread)
    if (result.ok) return
    this.followed.delete(match)
    this.refuse(null, result.fault)
  }

  private async open(message: Seated): Promise<void> {
    const room = await this.parts.matches.room(message.match).catch(unread)
    if (room.ok) this.perform(room.value, message)
    else this.refuse(message.id, room.fault)
  }

  private async say({ id, match, text, party }: Extract<Done, { type: 'chat' }>): Promise<void> {
    if (!this.parts.talks.pass(this.identity)) return this.refuse(id, TOO_MUCH_TALK)
    const muted = this.parts.sanctions.whyNotHeard(this.identity)
    if (muted) return this.refuse(id, muted)
    const unsaid = this.parts.wordFilter(text, 'text')
    if (unsaid) return this.refuse(id, unsaid)
    try {
      const said = await this.parts.matches.talk.say(match, this.parts.identity, {
        text,
        ...(party === undefined ? {} : { party }),
        command: this.keyOf(id),
      })
      if (said.ok) this.tell({ type: 'done', id, match, entry: said.value })
      else this.refuse(id, said.fault)
    } catch (error) {
      if (error instanceof DamagedMatch) return this.refuse(id, MATCH_DAMAGED)
      this.refuse(id, NOT_STORED)
      throw error
    }
  }

  private perform(room: Room, message: Seated): void {
    const { seat } = message
    const { matches } = this.parts
    const key = this.keyOf(message.id)
    const settle = this.settle(message)
    if (room.holders[seat]?.identity !== this.identity) {
      // who left by this command may send it again, though the seat is theirs no more
      const done = room.live.doneAt(key, null)
      return settle.answer(done === null ? { fault: NOT_YOURS } : { entry: done })
    }
    switch (message.type) {
      case 'choose':
        return room.submit({ ...plain('choose', seat, key), ...this.choiceIn(room, message) }, settle)
      case 'back':
        return room.submit(plain('back', seat, key), settle)
      case 'resign':
        return room.depart({ seat, key, isHere: matches.presence.isOnline }, settle)
      case 'claim':
        return this.claim(room, message, settle)
      case 'nudge':
        return settle.answer(this.call(room, message))
      case 'point':
        return settle.answer(answerOf(room, seat, pointAt(room, message)))
      case 'offer':
      case 'withdraw':
        return room.negotiate({ act: message.type, what: message.what, seat, key }, settle)
      case 'answer':
        return room.negotiate({ act: 'answer', what: message.what, seat, key, agree: message.agree }, settle)
    }
  }

  /** What is picked, and what the person knew who did: all of their seats see the same. */
  private choiceIn(
    room: Room,
    { seat, pick, length }: Extract<Done, { type: 'choose' }>,
  ): Pick<Command, 'pick' | 'length' | 'eyes'> {
    return { pick, length, eyes: eyesThrough(room.seatsOf(this.identity), seat) }
  }

  /** Somebody stays away: asked again when its turn comes, since they may be back by then. */
  private claim(room: Room, message: Extract<Done, { type: 'claim' }>, settle: Settle): void {
    const { absences, rooms, presence } = this.parts.matches
    const key = this.keyOf(message.id)
    const wrong = room.live.doneAt(key, null) === null ? absences.whyNot(room, message) : null
    if (wrong) return this.refuse(message.id, wrong)
    // the room may have been made anew when its turn comes
    const stands = (): boolean => absences.whyNot(rooms.get(message.match) ?? room, message) === null
    const { absent: seat, what } = message
    if (what === 'win') return room.depart({ seat, key, stands, isHere: presence.isOnline }, settle)
    return room.submit({ kind: 'void', seat, pick: 0, length: -1, key, stands }, settle)
  }

  private call(room: Room, { seat, to }: Extract<Done, { type: 'nudge' }>): Answer {
    return answerOf(room, seat, this.parts.matches.nudges.call(room, { seat, to }))
  }

  private keyOf(id: string): string {
    return `${this.identity}:${id}`
  }

  private settle({ id, match }: Done): Settle {
    return {
      asker: { watcher: this, id },
      answer: (answer) => {
        if ('fault' in answer) this.refuse(id, answer.fault)
        else this.tell({ type: 'done', id, match, entry: answer.entry })
      },
    }
  }

  private refuse(id: string | null, { code, field, message }: Fault): void {
    this.tell({ type: 'refused', id, code, field, error: message })
  }
}

/** Makes a match be told anew, from its beginning. */
function isDear({ type }: ClientMessage): boolean {
  return type === 'watch' || type === 'back' || type === 'offer'
}

/** The answer to something that the log knows nothing of. */
function answerOf({ live }: Room, seat: number, wrong: Fault | null): Answer {
  return wrong ? { fault: wrong } : { entry: live.entriesFor(seat) }
}

function plain(kind: 'choose' | 'back', seat: number, key: string): Command {
  return { kind, seat, pick: 0, length: -1, key }
}

const TOO_MANY: Fault = fault(
  'bad-request',
  'message',
  'Too many messages at once: wait a moment and go on.',
).fault
const TOO_MUCH_TALK: Fault = fault(
  'bad-request',
  'text',
  'Too many lines at once: wait a moment before you say more.',
).fault
const TOO_MUCH_POINTING: Fault = fault(
  'bad-request',
  'place',
  'You pointed at too much at once: wait a moment before you point again.',
).fault
const TOO_MANY_FOLLOWED: Fault = fault(
  'bad-request',
  'match',
  'This page follows too many matches; leave one of them first.',
).fault

/** The command id of a message that is wrong otherwise, so that the page knows which one is refused. */
function idIn(text: string): string | null {
  const found = /"id"\s*:\s*"([^"\\]{1,40})"/.exec(text.slice(0, 2000))
  return found?.[1] ?? null
}
