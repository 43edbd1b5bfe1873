import type { Msg, MsgCallback, NatsConnection } from '@nats-io/transport-node'
import { setTimeout as pause } from 'node:timers/promises'
import type { Link } from './link.ts'
import { messageOf } from '../message-of.ts'

/** Where a NATS server is. */
export interface LinkPlace {
  /** With its password: for the driver alone. */
  readonly servers: readonly string[]
  readonly user?: string
  readonly pass?: string
  readonly isEncrypted: boolean
  /** What people are told: never the user, never the password. */
  readonly name: string
}

const USUAL_PORT = '4222'
/** Milliseconds that a start waits for a server that does not answer, and from one attempt to the next. */
const START_MS = 10_000
const PAUSE_MS = 100
/** Milliseconds from one sign of life to the next, and signs that may be missing: a link that hangs is known as one after six seconds. */
const PING_MS = 2000
const MOST_MISSING = 2

/** Reads an address of NATS; `called` is what it was given as. Throws one sentence, which does not repeat the address: it may hold a password. */
export function linkPlace(url: string, called = 'TRIALHALL_LINK'): LinkPlace {
  const place = URL.canParse(url) ? new URL(url) : null
  if (place === null || !['nats:', 'tls:'].includes(place.protocol) || place.hostname === '')
    throw new Error(
      `${called} is no address of a NATS server; it looks like nats://host:4222 or nats://user:password@host:4222.`,
    )
  const { hostname, port, username, password } = place
  const name = `${hostname}:${port || USUAL_PORT}`
  const who =
    username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return { servers: [name], ...who, isEncrypted: place.protocol === 'tls:', name: `NATS at ${name}` }
}

/** Opens a link by NATS, whose driver is loaded only here. Throws one sentence where nobody answers. */
export async function openNatsLink(place: LinkPlace, tell: (sentence: string) => void): Promise<Link> {
  const connection = await firstConnection(place)
  return new NatsLink(connection, place, tell)
}

async function firstConnection(place: LinkPlace): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node')
  const { servers, user, pass, isEncrypted, name } = place
  const deadline = performance.now() + START_MS
  for (;;) {
    try {
      return await connect({
        servers: [...servers],
        ...(user === undefined ? {} : { user, pass: pass ?? '' }),
        ...(isEncrypted ? { tls: {} } : {}),
        name: 'trialhall',
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: PAUSE_MS,
        reconnectJitter: PAUSE_MS,
        pingInterval: PING_MS,
        maxPingOut: MOST_MISSING,
      })
    } catch (error) {
      if (performance.now() >= deadline) {
        const why = messageOf(error)
        throw new Error(`The link ${name} cannot be used: ${why}. Start it, or correct TRIALHALL_LINK.`)
      }
      await pause(PAUSE_MS)
    }
  }
}

class NatsLink implements Link {
  isUp = true
  onDown: () => void = () => undefined
  onBack: () => void = () => undefined
  private readonly connection: NatsConnection
  private readonly place: LinkPlace
  private readonly tell: (sentence: string) => void

  constructor(connection: NatsConnection, place: LinkPlace, tell: (sentence: string) => void) {
    this.connection = connection
    this.place = place
    this.tell = tell
    void this.watch()
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.wentDown()
      else if (type === 'reconnect') this.cameBack()
    }
  }

  private wentDown(): void {
    if (!this.isUp || this.connection.isClosed()) return
    this.isUp = false
    this.tell(
      `The link ${this.place.name} does not answer: until it is back, pages at matches of other servers wait.`,
    )
    this.onDown()
  }

  private cameBack(): void {
    if (this.isUp || this.connection.isClosed()) return
    this.isUp = true
    this.tell(`The link ${this.place.name} is back.`)
    this.onBack()
  }

  publish(subject: string, message: Uint8Array): void {
    if (this.isUp) this.connection.publish(subject, message)
  }

  subscribe(subject: string, hear: (message: Uint8Array) => void): void {
    this.connection.subscribe(subject, { callback: (error, { data }) => void (error ?? hear(data)) })
  }

  async ask(subject: string, message: Uint8Array, patienceMs: number): Promise<Uint8Array | null> {
    if (!this.isUp) return null
    try {
      return (await this.connection.request(subject, message, { timeout: patienceMs })).data
    } catch {
      return null // nobody serves it, or whoever did is gone
    }
  }

  serve(subject: string, answer: (message: Uint8Array) => Promise<Uint8Array>): () => void {
    const callback: MsgCallback<Msg> = (error, message) => {
      if (error) return
      const given = answer(message.data).then((data) => message.respond(data))
      given.catch(() => undefined) // who asked waits no longer than they said
    }
    const serving = this.connection.subscribe(subject, { queue: 'any', callback })
    return () => {
      if (!this.connection.isClosed()) serving.unsubscribe()
    }
  }

  async close(): Promise<void> {
    if (this.isUp) await this.connection.flush().catch(() => undefined)
    this.isUp = false
    await this.connection.close()
  }
}
