import type { SessionId } from '../store/owners.ts'
import { lettersIn, pieceIn, piecesOf, type Envelope } from './frames.ts'
import type { Letter } from './letters.ts'
import type { Link } from './link.ts'

/** Letters of one kind. */
export type LetterOf<T extends Letter['t']> = Extract<Letter, { t: T }>
type Hearer = (letter: Letter, from: SessionId, body: Buffer) => void

/** What a post office needs. */
export interface PostParts {
  readonly link: Link
  readonly me: SessionId
  /** The name of the hall: others may use the same link. */
  readonly hall: string
  /** A letter could not be seen to. */
  readonly onFailed: (error: unknown) => void
}

/** Milliseconds from one sign of life to the next. */
const BEAT_MS = 1000
/** To all. */
const ALL = 0

/** What is to be sent to somebody, and what was. */
interface Outgoing {
  readonly letters: Envelope[]
  sent: number
}

/** What came from somebody: the number that is next, and what has come of something long. */
interface Incoming {
  next: number | null
  readonly begun: Buffer[]
}

/**
 * Letters between the processes of a hall. What is sent to somebody in one turn of the event loop goes as one message; each is numbered, so that the
 * other side knows when one was lost.
 */
export class Post {
  readonly me: SessionId
  private readonly parts: PostParts
  private readonly outgoing: Map<SessionId, Outgoing> = new Map()
  private readonly incoming: Map<string, Incoming> = new Map()
  private readonly hearers: Map<string, Hearer> = new Map()
  private readonly beating: NodeJS.Timeout
  private isDue = false
  /** Something of what this process sent us was lost, or may have been. */
  onLost: (from: SessionId) => void = () => undefined
  /** The link came back: whatever was sent meanwhile is lost. */
  onBack: () => void = () => undefined
  onDown: () => void = () => undefined
  /** Messages and bytes that were sent, for metrics. */
  readonly sent: { messages: number; bytes: number } = { messages: 0, bytes: 0 }

  constructor(parts: PostParts) {
    const { link, me } = parts
    this.parts = parts
    this.me = me
    link.onDown = () => this.down()
    link.onBack = () => this.onBack()
    link.subscribe(this.subject(me), (message) => this.hear(message, 'me'))
    link.subscribe(this.subject(ALL), (message) => this.hear(message, 'all'))
    this.beating = setInterval(() => this.beat(), BEAT_MS).unref()
  }

  get isUp(): boolean {
    return this.parts.link.isUp
  }

  private subject(to: SessionId): string {
    return `trialhall.${this.parts.hall}.${to === ALL ? 'all' : to}`
  }

  /** Says who hears letters of a kind. */
  on<T extends Letter['t']>(
    type: T,
    hear: (letter: LetterOf<T>, from: SessionId, body: Buffer) => void,
  ): void {
    this.hearers.set(type, hear as Hearer)
  }

  /** Sends a letter at the end of this turn of the event loop. */
  send(to: SessionId, letter: Letter, body: Uint8Array | null = null): void {
    const outgoing = this.outgoingTo(to)
    outgoing.letters.push({ letter, body })
    if (this.isDue) return
    this.isDue = true
    setImmediate(() => this.flush())
  }

  /** Sends a letter to all others. */
  sendAll(letter: Letter): void {
    this.send(ALL, letter)
  }

  /** Passes on bytes for a page. The same bytes for several pages of a process go once. */
  tell(to: SessionId, { page, match, id, isAlone }: Addressee, body: Uint8Array): void {
    const last = this.outgoingTo(to).letters.at(-1)
    const isSame = last?.body === body && last.letter.t === 'tell' && last.letter.match === match
    if (isSame && last.letter.id === undefined && id === undefined) last.letter.pages.push(page)
    else {
      const about = { ...(id === undefined ? {} : { id }), ...(isAlone ? { alone: true as const } : {}) }
      this.send(to, { t: 'tell', pages: [page], match, ...about }, body)
    }
  }

  private outgoingTo(to: SessionId): Outgoing {
    const known = this.outgoing.get(to) ?? { letters: [], sent: 0 }
    this.outgoing.set(to, known)
    return known
  }

  private flush(): void {
    this.isDue = false
    for (const [to, outgoing] of this.outgoing) {
      const letters = outgoing.letters.splice(0)
      if (letters.length === 0 || !this.isUp) continue
      for (const piece of piecesOf(letters, { from: this.me, n: outgoing.sent })) {
        this.parts.link.publish(this.subject(to), piece)
        outgoing.sent++
        this.sent.messages++
        this.sent.bytes += piece.length
      }
    }
  }

  /** So that the loss of the last message is noticed, too. */
  private beat(): void {
    for (const [to, { sent }] of this.outgoing) if (sent > 0) this.send(to, { t: 'beat' })
  }

  private hear(message: Uint8Array, as: 'me' | 'all'): void {
    const { from, n, goesOn, bytes } = pieceIn(message)
    const key = `${as} ${from}`
    const incoming = this.incoming.get(key) ?? { next: null, begun: [] }
    this.incoming.set(key, incoming)
    const isLost = incoming.next !== null && n !== incoming.next
    incoming.next = (n + 1) >>> 0
    if (isLost) {
      incoming.begun.length = 0
      this.onLost(from)
    }
    incoming.begun.push(bytes)
    if (goesOn) return
    const whole = incoming.begun.length === 1 ? bytes : Buffer.concat(incoming.begun)
    incoming.begun.length = 0
    this.deliver(from, whole)
  }

  /** The rest of something whose beginning was lost cannot be read: whoever sent it is asked anew. */
  private deliver(from: SessionId, bytes: Buffer): void {
    try {
      for (const { letter, body } of lettersIn(bytes))
        this.hearers.get(letter.t)?.(letter, from, (body ?? NOTHING) as Buffer)
    } catch (error) {
      this.parts.onFailed(error)
      this.onLost(from)
    }
  }

  private down(): void {
    for (const incoming of this.incoming.values()) incoming.begun.length = 0
    this.onDown()
  }

  /** A process is gone: nothing is sent to it any more. */
  forget(peer: SessionId): void {
    this.outgoing.delete(peer)
    for (const as of ['me', 'all']) this.incoming.delete(`${as} ${peer}`)
  }

  async close(): Promise<void> {
    clearInterval(this.beating)
    this.flush()
    await this.parts.link.close()
  }
}

/** A page that something is for. */
export interface Addressee {
  readonly page: number
  readonly match: string
  /** The command that it answers. */
  readonly id?: string | undefined
  /** It is an answer and nothing else. */
  readonly isAlone: boolean
}

const NOTHING = Buffer.alloc(0)
