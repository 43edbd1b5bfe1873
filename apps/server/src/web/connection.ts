import { fault, type Fault } from '@trialhall/kernel'
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSION,
  readClientMessage,
  type ClientMessage,
  type ServerMessage,
} from '@trialhall/protocol'
import type { WebSocket } from 'ws'
import type { Patron, PageWaiter } from '../waiter/waiter.ts'
import type { PageDeed } from '../link/letters.ts'
import type { MatchService } from '../match-service.ts'
import type { Identity } from '../store/store.ts'
import type { WordFilter } from '../people/word-filter.ts'
import type { Sanctions } from '../desk/sanctions.ts'
import { Allowance } from './allowance.ts'
import type { Gate, Limits } from './limits.ts'
import { Outbox } from './outbox.ts'

/** What a connection needs. */
export interface ConnectionParts {
  readonly socket: WebSocket
  readonly identity: Identity
  /** The hash of what they are known by. */
  readonly secret: string
  /** The page has asked for large messages as compact JSON. */
  readonly isCompact: boolean
  readonly waiter: PageWaiter
  readonly matches: Pick<MatchService, 'came' | 'went' | 'go'>
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

/** One open page: reads what it sends, does it in the rooms, and sends it what it may know. */
export class Connection implements Patron {
  readonly identity: string
  readonly isCompact: boolean
  readonly person: Identity
  /** The hash of the secret that opened it, or that took its place: it ends when that is signed out. */
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
    this.person = identity
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

  /** Asks the page to come back by a line to another server, and serves it until it has. Resolves when this line is closed. */
  seeOff(reason: string, retryMs: number): Promise<void> {
    const { socket } = this.parts
    if (socket.readyState === socket.CLOSED) return Promise.resolve()
    this.tell({ type: 'bye', reason, retryMs, serves: true })
    return new Promise((gone) => socket.once('close', gone))
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
    for (const match of this.followed) this.parts.waiter.unwatch(this, match)
    this.parts.waiter.gone(this)
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

  private obey(message: PageDeed): void {
    const { waiter, talks, points, sanctions, wordFilter } = this.parts
    if (message.type === 'chat') {
      if (!talks.pass(this.identity)) return this.refuse(message.id, TOO_MUCH_TALK)
      const muted = sanctions.whyNotHeard(this.identity)
      if (muted) return this.refuse(message.id, muted)
      const unsaid = wordFilter(message.text, 'text')
      if (unsaid) return this.refuse(message.id, unsaid)
    }
    if (message.type === 'point' && !points.pass(this.identity))
      return this.refuse(message.id, TOO_MUCH_POINTING)
    waiter.obey(this, message)
  }

  private refuseFlood(text: string): void {
    this.refuse(idIn(text), TOO_MANY)
    if (++this.refusedInARow >= MOST_REFUSED) this.part(1008, 'too many messages')
  }

  private follow(message: Exclude<ClientMessage, PageDeed>): void {
    const { waiter, matches } = this.parts
    switch (message.type) {
      case 'ping':
        return this.tell({ type: 'pong', at: message.at })
      case 'unwatch':
        this.followed.delete(message.match)
        return waiter.unwatch(this, message.match)
      case 'watch':
        return matches.go(this.watch(message.match, message.since ?? -1))
    }
  }

  private async watch(match: string, since: number): Promise<void> {
    if (this.followed.size >= this.parts.limits.follows && !this.followed.has(match)) {
      return this.refuse(null, TOO_MANY_FOLLOWED)
    }
    this.followed.add(match)
    const result = await this.parts.waiter.watch(this, match, since)
    if (result.ok) return
    this.followed.delete(match)
    this.refuse(null, result.fault)
  }

  private refuse(id: string | null, { code, field, message }: Fault): void {
    this.tell({ type: 'refused', id, code, field, error: message })
  }
}

/** Makes a match be told anew, from its beginning. */
function isDear({ type }: ClientMessage): boolean {
  return type === 'watch' || type === 'back' || type === 'offer'
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
