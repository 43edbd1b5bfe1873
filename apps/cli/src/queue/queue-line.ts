import { setTimeout as pause } from 'node:timers/promises'
import { failed } from '../failure.ts'
import type { QueuePlace } from './queue-place.ts'

/** A row of an answer; numbers that may be large come as text, unless they are cast. */
export type QueueRow = Readonly<Record<string, string | number | boolean | null>>
/** What a parameter of a statement may be. */
export type QueueValue = string | number | boolean | null | readonly number[]

/** Who hears what is to be said of a queue, a sentence each. */
export type Told = (sentence: string) => void

interface Client {
  connect(): Promise<unknown>
  query(asked: { text: string; values: unknown[] } | string): Promise<{ rows: QueueRow[] }>
  end(): Promise<void>
  on(event: 'error', hear: () => void): unknown
}

const PAUSE_MS = 250
const CONNECT_MS = 5000
const ANSWER_MS = 30_000
const GOODBYE_MS = 1000

const SQLSTATE = /^[0-9A-Z]{5}$/
/** The connection is over, or was never one: PostgreSQL shuts down, starts up, or has too many of them. */
const OVER = /^(?:08|57P0|53300)/
/** Two statements stood in each other's way: one of them is to be asked again. */
const CROSSED = /^40/

/**
 * A connection to a queue that is made anew when it ends. What was not answered is asked again, so every statement must be one that may be
 * done twice. A database that is away is waited for, until the line is closed.
 */
export class QueueLine {
  private readonly place: QueuePlace
  private readonly tell: Told
  private client: Promise<Client> | null = null
  private before: Promise<unknown> = Promise.resolve()
  private isAway = false
  private isClosed = false

  private constructor(place: QueuePlace, tell: Told) {
    this.place = place
    this.tell = tell
  }

  /** Opens it. Throws a Failure where the database cannot be used. */
  static async open(place: QueuePlace, tell: Told): Promise<QueueLine> {
    const line = new QueueLine(place, tell)
    try {
      await line.connected()
    } catch (error) {
      throw failed(`The queue ${place.name} cannot be used: ${messageOf(error)}.`)
    }
    return line
  }

  /** Asks until it is answered, one statement after the other. Throws a Failure where PostgreSQL refuses the statement. */
  ask(text: string, values: readonly QueueValue[] = []): Promise<readonly QueueRow[]> {
    const answer = this.before.then(() => this.answered(text, values))
    this.before = answer.catch(() => undefined)
    return answer
  }

  private async answered(text: string, values: readonly QueueValue[]): Promise<readonly QueueRow[]> {
    for (;;) {
      if (this.isClosed) throw failed('The line to the queue is closed.')
      const asked = this.connected()
      try {
        const { rows } = await (await asked).query({ text, values: [...values] })
        this.back()
        return rows
      } catch (error) {
        if (CROSSED.test(codeOf(error))) continue
        if (!isLost(error)) throw failed(`The queue ${this.place.name} refuses: ${messageOf(error)}.`)
        this.lost(asked, error)
        await pause(PAUSE_MS)
      }
    }
  }

  /** Says good-bye; what is asked after that, or waits, fails. */
  async close(): Promise<void> {
    this.isClosed = true
    const { client } = this
    this.client = null
    if (client)
      await Promise.race([client.then((one) => one.end()).catch(() => undefined), pause(GOODBYE_MS)])
  }

  private connected(): Promise<Client> {
    this.client ??= connect(this.place)
    return this.client
  }

  private lost(asked: Promise<Client>, error: unknown): void {
    void asked.then((one) => one.end()).catch(() => undefined)
    if (this.client === asked) this.client = null
    if (!this.isAway && !this.isClosed)
      this.tell(`The queue ${this.place.name} does not answer: ${messageOf(error)}. Waiting for it.`)
    this.isAway = true
  }

  private back(): void {
    if (this.isAway) this.tell(`The queue ${this.place.name} is back.`)
    this.isAway = false
  }
}

/** The driver is loaded only here: whoever has no queue does without it. */
async function connect({ url }: QueuePlace): Promise<Client> {
  const { Client: PgClient } = (await import('pg')).default
  const client = new PgClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'trialhall queue',
  }) as unknown as Client
  client.on('error', () => undefined) // the next statement says so
  await client.connect()
  return client
}

function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === '' || OVER.test(code)
}

/** What PostgreSQL calls it; empty where the network said so. */
function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && SQLSTATE.test(code) ? code : ''
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
