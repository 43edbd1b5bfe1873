import { randomUUID } from 'node:crypto'
import { botNamed } from '@trialhall/bots'
import type { BotAnswer, BotPool, ThinkRequest } from '@trialhall/bots/worker'
import { ok, type Result } from '@trialhall/kernel'
import type { Link } from '../link/link.ts'
import { sealed, unsealed } from '../link/sealed.ts'

/** What thinking together needs. */
export interface SharedThinkingParts {
  /** The threads of this process. */
  readonly own: Pick<BotPool, 'think' | 'workers' | 'close'>
  readonly link: Link
  /** The hall, by which subjects are named. */
  readonly hall: string
  /** Its key: what a bot is asked holds every card. */
  readonly key: Uint8Array
  /** Milliseconds that others have beyond the budget of a bot. */
  readonly graceMs?: number
}

/** A question for another process, by a number by which it can be taken back. */
interface Asked {
  readonly id: string
  readonly request: ThinkRequest
}

type Thinking = Promise<Result<BotAnswer>>
type How = Parameters<BotPool['think']>[1]

const GRACE_MS = 4000
const MOST_MS = 60_000
/** Milliseconds after which nobody has said that all are busy, so somebody thinks. */
const DOUBT_MS = 25
/** Milliseconds until it is tried again where all were busy. */
const REST_MS = 250
/** Milliseconds that threads are free before others are served: the own bots often come at once. */
const FREE_MS = 20

/**
 * Bots that think in whichever process of a hall has threads to spare. The own ones come first; what finds them busy is asked of one of the others
 * that are free at that moment, and thought about here after all where none is, or it does not answer.
 */
export class SharedThinking {
  /** There may be somebody again who can think. */
  onRoom: () => void = () => undefined
  private readonly parts: SharedThinkingParts
  private here = 0
  private elsewhere = 0
  /** Nothing more is asked of others: what was asked last is in doubt, or all were busy. */
  private isHeld = false
  private hold: NodeJS.Timeout | undefined
  private freeing: NodeJS.Timeout | undefined
  private stopServing: (() => void) | null = null
  private readonly served: Map<string, AbortController> = new Map()
  private isClosed = false

  constructor(parts: SharedThinkingParts) {
    this.parts = parts
    parts.link.subscribe(this.subject('stop'), (bytes) => this.served.get(textOf(bytes))?.abort())
    this.serveSoon()
  }

  /** Decisions that can be thought about at a time, as far as is known. */
  get workers(): number {
    const { own, link } = this.parts
    return own.workers + this.elsewhere + (this.isHeld || !link.isUp ? 0 : 1)
  }

  /** See `BotPool`. */
  async think(request: ThinkRequest, how: How = {}): Thinking {
    if (this.here < this.parts.own.workers || !this.parts.link.isUp) return this.thinkHere(request, how)
    const answer = await this.thinkElsewhere(request, how.signal)
    return answer ?? this.thinkHere(request, how)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.hold)
    this.serveNobody()
    this.parts.own.close()
  }

  private subject(what: 'think' | 'stop'): string {
    return `trialhall.${this.parts.hall}.${what}`
  }

  private async thinkHere(request: ThinkRequest, how: How): Thinking {
    this.here++
    if (this.here >= this.parts.own.workers) this.serveNobody()
    try {
      return await this.parts.own.think(request, how)
    } finally {
      this.here--
      this.serveSoon()
    }
  }

  /** Null where nobody has time, or whoever took it did not think. */
  private async thinkElsewhere(
    request: ThinkRequest,
    signal: AbortSignal | undefined,
  ): Promise<Result<BotAnswer> | null> {
    const bot = botNamed(request.bot)
    if (!bot.ok) return bot
    const { link, graceMs = GRACE_MS } = this.parts
    const id = randomUUID()
    const stop = (): void => link.publish(this.subject('stop'), bytesOf(id))
    signal?.addEventListener('abort', stop, { once: true })
    this.elsewhere++
    this.holdFor(DOUBT_MS)
    try {
      const patience = Math.min(bot.value.limitMs, MOST_MS) * 1.1 + graceMs
      const began = performance.now()
      const answer = this.read(await link.ask(this.subject('think'), this.seal({ id, request }), patience))
      if (answer === null && performance.now() - began < DOUBT_MS) this.holdFor(REST_MS)
      return answer
    } finally {
      this.elsewhere--
      signal?.removeEventListener('abort', stop)
    }
  }

  private holdFor(ms: number): void {
    clearTimeout(this.hold)
    this.isHeld = true
    this.hold = setTimeout(() => {
      this.isHeld = false
      this.onRoom()
    }, ms).unref()
  }

  /** Others are served while a thread has nothing to do. */
  private serveSoon(): void {
    if (this.isClosed || this.stopServing !== null || this.here >= this.parts.own.workers) return
    clearTimeout(this.freeing)
    this.freeing = setTimeout(() => {
      this.stopServing ??= this.parts.link.serve(this.subject('think'), (bytes) => this.serve(bytes))
    }, FREE_MS).unref()
  }

  private serveNobody(): void {
    clearTimeout(this.freeing)
    this.stopServing?.()
    this.stopServing = null
  }

  /** Thinks for another process. What is no question of this hall, and what a bot could not decide itself, is answered with nothing. */
  private async serve(bytes: Uint8Array): Promise<Uint8Array> {
    const asked = this.open(bytes) as Asked | null
    if (asked === null) return this.seal(null)
    const abort = new AbortController()
    this.served.set(asked.id, abort)
    try {
      const answer = await this.thinkHere(asked.request, { signal: abort.signal })
      return this.seal(answer.ok && answer.value.note === null ? answer.value : null)
    } finally {
      this.served.delete(asked.id)
    }
  }

  private read(bytes: Uint8Array | null): Result<BotAnswer> | null {
    const answer = bytes && (this.open(bytes) as BotAnswer | null)
    return answer && ok(answer)
  }

  private seal(value: Asked | BotAnswer | null): Uint8Array {
    return sealed(this.parts.key, bytesOf(JSON.stringify(value)))
  }

  private open(bytes: Uint8Array): unknown {
    const plain = unsealed(this.parts.key, bytes)
    return plain && JSON.parse(textOf(plain))
  }
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text)
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}
