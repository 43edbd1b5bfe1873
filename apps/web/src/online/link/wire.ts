import {
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
} from '@trialhall/protocol'

/** How a connection to the server stands. `ended`: it will not come back by itself, and `why` says what to do. */
export type ConnectionState =
  | { readonly state: 'connecting' | 'connected' | 'lost' }
  | { readonly state: 'ended'; readonly why: string }

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void
  close(): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
}

/** The world around a wire, so that tests can play it. */
export interface WireWorld {
  /** Sees to it that the server knows this browser; rejects where it cannot be reached. */
  greet(): Promise<unknown>
  connect(): Socket
  now(): number
  /** Calls back once after so many milliseconds; returns what prevents it. */
  after(ms: number, then: () => void): () => void
  /** Calls back when the device goes off line or comes back, and when the page is looked at again. Returns what ends it. */
  onNetwork(then: (happened: 'online' | 'offline' | 'seen') => void): () => void
}

/** The server does not let this person in, and says why: it is no use to try again. */
export class SentAway extends Error {
  override readonly name = 'SentAway'
}

/** Who is told what the wire does. */
interface WireOwner {
  heard(message: ServerMessage): void
  changed(connection: ConnectionState): void
}

/** Milliseconds until the next attempt: after the first loss, doubled each time up to the last. */
const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** Milliseconds between two questions whether the other side is there: a server that hangs says nothing by itself. */
const BEAT_MS = 5000
/** Milliseconds without a word after which the other side is taken to be gone, once it was asked; and while somebody looks on. */
const LONGEST_SILENCE = 8000
const SHORT_SILENCE = 3000
/** Milliseconds after which a message that nothing answered makes the page ask whether the other side is there. */
const ANSWER_MS = 1000

/** Close codes after which it is no use to try again, with what to tell. */
const FINAL: Readonly<Record<number, string>> = {
  4426: 'The server is newer than this page: reload the page.',
  4429: 'You have too many pages of Trialhall open: close some, then reload this one.',
}

/** A connection that keeps itself: it beats, notices silence, and connects again with growing pauses. */
export class Wire {
  private readonly world: WireWorld
  private readonly owner: WireOwner
  private readonly endNetwork: () => void
  private socket: Socket | null = null
  /** A line to a server that is about to go, which serves us until another one does. */
  private leaving: Socket | null = null
  private connection: ConnectionState = { state: 'connecting' }
  private attempts = 0
  /** The server welcomed this browser when it last connected. */
  private isKnown = false
  private lastHeard = 0
  private cancelWait: () => void = () => undefined
  private cancelBeat: () => void = () => undefined
  private cancelGreeting: () => void = () => undefined
  /** Stands for the first message that nothing was heard after; null while there is none. */
  private unanswered: symbol | null = null
  private isClosed = false

  constructor(world: WireWorld, owner: WireOwner) {
    this.world = world
    this.owner = owner
    this.endNetwork = world.onNetwork((happened) => {
      if (happened === 'offline') this.lose(LONGEST_WAIT)
      else if (happened === 'online' || this.connection.state === 'lost') this.again()
      else if (this.socket) this.probe(SHORT_SILENCE)
    })
    void this.open()
  }

  /** Sends a message if the line is open; false if it is not. */
  send(message: ClientMessage): boolean {
    const line = this.leaving ?? this.socket
    if (this.connection.state !== 'connected' || !line) return false
    line.send(JSON.stringify(message))
    if (message.type !== 'ping') this.awaitAnswer()
    return true
  }

  /** Tries at once, whatever pause was meant. */
  again(): void {
    if (this.socket || this.isClosed || this.connection.state === 'ended') return
    this.attempts = 0
    this.cancelWait()
    void this.open()
  }

  close(): void {
    this.isClosed = true
    this.endNetwork()
    this.cancelWait()
    this.cancelGreeting()
    this.drop()
  }

  private async open(): Promise<void> {
    const attempt = ++this.attempts
    try {
      // A greeting may go over a line that hangs with the old one; a socket is always a new line.
      if (!this.isKnown) await this.greet()
    } catch (error) {
      if (attempt !== this.attempts) return
      if (error instanceof SentAway) this.end(error.message)
      else this.lose(null)
      return
    }
    if (this.isClosed || attempt !== this.attempts || this.socket) return
    const socket = this.world.connect()
    this.socket = socket
    this.isKnown = false
    this.lastHeard = -Infinity
    this.expectWord(LONGEST_SILENCE)
    socket.onmessage = ({ data }) => this.receive(String(data))
    socket.onclose = ({ code }) => this.ended(code)
  }

  /** A server that hangs takes the greeting and never answers it. */
  private greet(): Promise<unknown> {
    this.cancelGreeting()
    return new Promise((resolve, reject) => {
      this.cancelGreeting = this.world.after(LONGEST_SILENCE, () => reject(new Error('no answer')))
      this.world.greet().then(resolve, reject)
    }).finally(() => this.cancelGreeting())
  }

  private receive(text: string): void {
    this.lastHeard = this.world.now()
    this.unanswered = null
    const read = readServerMessage(text)
    if (!read.ok)
      return this.end('The server sent something that this page does not understand: reload the page.')
    const message = read.value
    if (message.type === 'welcome') this.welcome(message.version)
    if (!this.isClosed && this.connection.state !== 'ended') this.owner.heard(message)
    if (message.type !== 'bye') return
    if (message.serves) this.move(message.retryMs)
    else this.lose(message.retryMs)
  }

  private welcome(version: number): void {
    if (version !== PROTOCOL_VERSION) return this.end(FINAL[4426] ?? '')
    this.attempts = 0
    this.isKnown = true
    this.leave()
    this.beat()
    this.become({ state: 'connected' })
  }

  private beat(): void {
    this.cancelBeat()
    this.cancelBeat = this.world.after(BEAT_MS, () => this.probe(LONGEST_SILENCE))
  }

  /** Asks whether the other side is there. Silence before that says nothing: the timers of a page that nobody sees come late. */
  private probe(patience: number): void {
    this.send({ type: 'ping', at: this.world.now() })
    this.expectWord(patience)
  }

  /** Something must be heard from now on within so many milliseconds. */
  private expectWord(patience: number): void {
    const asked = this.world.now()
    this.cancelBeat()
    this.cancelBeat = this.world.after(patience, () => {
      if (this.lastHeard < asked) this.lose(null)
      else this.beat()
    })
  }

  /** Whoever did something notices soon that the line is dead: they see that nothing comes of it. */
  private awaitAnswer(): void {
    if (this.unanswered) return
    const message = Symbol('a message')
    this.unanswered = message
    this.world.after(ANSWER_MS, () => {
      if (this.unanswered === message) this.probe(SHORT_SILENCE)
    })
  }

  private ended(code: number): void {
    const why = FINAL[code]
    if (why === undefined) this.lose(null)
    else this.end(why)
  }

  private end(why: string): void {
    this.drop()
    this.become({ state: 'ended', why })
  }

  /** The server goes: a new line is opened, and this one serves until it is there. */
  private move(pause: number): void {
    const { socket } = this
    if (!socket || this.connection.state !== 'connected') return this.lose(pause)
    this.cancelBeat()
    this.socket = null
    this.leaving = socket
    socket.onclose = () => this.lose(null)
    this.cancelWait()
    this.cancelWait = this.world.after(pause, () => void this.open())
  }

  /** Nothing more comes over the line to the server that goes. */
  private leave(): void {
    const { leaving } = this
    this.leaving = null
    if (leaving) part(leaving)
  }

  /** The line is gone; it is tried again after a pause, the usual one where none is given. */
  private lose(pause: number | null): void {
    this.drop()
    if (this.isClosed || this.connection.state === 'ended') return
    this.become({ state: 'lost' })
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.attempts, 8))
    this.cancelWait()
    this.cancelWait = this.world.after(pause ?? usual, () => void this.open())
  }

  private drop(): void {
    this.cancelBeat()
    this.unanswered = null
    this.leave()
    const { socket } = this
    this.socket = null
    if (socket) part(socket)
  }

  private become(connection: ConnectionState): void {
    this.connection = connection
    this.owner.changed(connection)
  }
}

function part(socket: Socket): void {
  socket.onmessage = null
  socket.onclose = null
  socket.close()
}
