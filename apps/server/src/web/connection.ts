import { fault, type Fault, type Seat } from '@trialhall/kernel'
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSION,
  readClientMessage,
  type ClientMessage,
  type ServerMessage,
} from '@trialhall/protocol'
import type { WebSocket } from 'ws'
import type { House } from '../rooms/house.ts'
import type { Command, Room, Watcher } from '../rooms/room.ts'
import type { Identity } from '../store/store.ts'
import { Allowance } from './allowance.ts'

/** What a connection needs. */
export interface ConnectionParts {
  readonly socket: WebSocket
  readonly identity: Identity
  readonly house: House
  readonly now: () => number
}

/** Bytes that may wait to be sent; a reader that is slower than that is cut off and told to come back. */
const MOST_WAITING = 1024 * 1024
/** Messages a connection may send at once and a second. */
const LIMITS = { most: 400, perSecond: 200 }

type Done = Extract<ClientMessage, { id: string }>

/** One open page: reads what it sends, does it in the rooms, and sends it what it may know. */
export class Connection implements Watcher {
  readonly identity: string
  private readonly parts: ConnectionParts
  private readonly allowance: Allowance
  private readonly watched: Set<string> = new Set()
  private lastHeard: number
  private readonly heartbeat: ReturnType<typeof setInterval>

  constructor(parts: ConnectionParts) {
    this.parts = parts
    this.identity = parts.identity.id
    this.allowance = new Allowance(LIMITS, parts.now())
    this.lastHeard = parts.now()
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS)
    parts.house.connected(this.identity, 1)
    parts.socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)))
    parts.socket.on('pong', () => (this.lastHeard = parts.now()))
    parts.socket.on('close', () => this.closed())
    parts.socket.on('error', () => parts.socket.terminate())
    this.tell({ type: 'welcome', version: PROTOCOL_VERSION, id: this.identity, name: parts.identity.name })
  }

  send(text: string): void {
    const { socket } = this.parts
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING) socket.close(1013, 'too slow: connect again')
    else socket.send(text)
  }

  /** Says good-bye before the server goes. */
  dismiss(reason: string, retryMs: number): void {
    this.tell({ type: 'bye', reason, retryMs })
    this.parts.socket.close(1001, reason)
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
    clearInterval(this.heartbeat)
    for (const match of this.watched) this.parts.house.unwatch(this, match)
    this.parts.house.connected(this.identity, -1)
  }

  private receive(text: string): void {
    this.lastHeard = this.parts.now()
    if (!this.allowance.take(this.lastHeard)) {
      this.refuse(
        null,
        fault('bad-request', 'message', 'Too many messages at once: wait a moment and go on.').fault,
      )
      return
    }
    const read = readClientMessage(text)
    if (!read.ok) this.refuse(idIn(text), read.fault)
    else if ('id' in read.value) void this.command(read.value)
    else this.follow(read.value)
  }

  private follow(message: Exclude<ClientMessage, Done>): void {
    const { house } = this.parts
    switch (message.type) {
      case 'ping':
        return this.tell({ type: 'pong', at: message.at })
      case 'unwatch':
        this.watched.delete(message.match)
        return house.unwatch(this, message.match)
      case 'watch':
        this.watched.add(message.match)
        void house.watch(this, message.match, message.since ?? -1).then((result) => {
          if (!result.ok) this.refuse(null, result.fault)
        })
    }
  }

  private async command(message: Done): Promise<void> {
    const open = this.parts.house.rooms.get(message.match)
    const room = open ?? (await this.roomOf(message))
    if (room) this.perform(room, message)
  }

  private async roomOf({ match, id }: Done): Promise<Room | null> {
    const room = await this.parts.house.room(match)
    if (room.ok) return room.value
    this.refuse(id, room.fault)
    return null
  }

  private perform(room: Room, message: Done): void {
    if (message.type === 'chat') {
      void this.parts.house.say(room, this.parts.identity, message.text)
      return this.done(message, room.live.entries)
    }
    if (!room.seatsOf(this.identity).includes(message.seat)) return this.refuse(message.id, NOT_YOURS)
    switch (message.type) {
      case 'choose':
        return this.submit(room, message, { kind: 'choose', pick: message.pick, length: message.length })
      case 'back':
        return this.submit(room, message, { kind: 'back', pick: 0, length: -1 })
      case 'resign':
        return this.submit(room, message, { kind: 'leave', pick: 0, length: -1 })
      case 'offer-undo':
        return this.offerUndo(room, message, message.seat)
      case 'answer-undo':
        return this.answerUndo(room, message, { seat: message.seat, agree: message.agree })
    }
  }

  private submit(
    room: Room,
    message: Done & { seat: Seat },
    what: Pick<Command, 'kind' | 'pick' | 'length'>,
  ): void {
    const command: Command = { ...what, seat: message.seat, key: `${this.identity}:${message.id}` }
    room.submit(command, (result) => {
      if ('fault' in result) this.refuse(message.id, result.fault)
      else this.done(message, result.entry)
    })
  }

  private offerUndo(room: Room, message: Done & { seat: Seat }, by: Seat): void {
    const waiting = room.personsBeside(by)
    if (waiting.length === 0) return this.submit(room, message, { kind: 'undo', pick: 0, length: -1 })
    room.undoOffer = { by, waiting }
    room.tellAll()
    this.done(message, room.live.entries)
  }

  private answerUndo(
    room: Room,
    message: Done & { seat: Seat },
    answer: { seat: Seat; agree: boolean },
  ): void {
    const offer = room.undoOffer
    if (!offer?.waiting.includes(answer.seat)) return this.refuse(message.id, NO_OFFER)
    const waiting = offer.waiting.filter((seat) => seat !== answer.seat)
    room.undoOffer = answer.agree ? { by: offer.by, waiting } : null
    if (answer.agree && waiting.length === 0) {
      return this.submit(room, { ...message, seat: offer.by }, { kind: 'undo', pick: 0, length: -1 })
    }
    room.tellAll()
    this.done(message, room.live.entries)
  }

  private done({ id, match }: Done, entry: number): void {
    this.tell({ type: 'done', id, match, entry })
  }

  private refuse(id: string | null, { code, message }: Fault): void {
    this.tell({ type: 'refused', id, code, error: message })
  }
}

const NOT_YOURS: Fault = fault('bad-seat', 'seat', 'This seat is not yours to play.').fault
const NO_OFFER: Fault = fault(
  'no-way-back',
  'undo',
  'Nobody waits for an answer about undoing from this seat.',
).fault

/** The command id of a message that is wrong otherwise, so that the page knows which one is refused. */
function idIn(text: string): string | null {
  const found = /"id"\s*:\s*"([^"\\]{1,40})"/.exec(text.slice(0, 2000))
  return found?.[1] ?? null
}
