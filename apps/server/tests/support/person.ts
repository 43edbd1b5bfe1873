import {
  momentAfter,
  readServerMessage,
  type ClientMessage,
  type MatchCard,
  type Me,
  type NewMatch,
  type ServerMessage,
} from '@trialhall/protocol'
import { WebSocket } from 'ws'

/** Somebody with a browser: a cookie, and pages. */
export class Person {
  readonly host: string
  cookie = ''
  me: Me = { id: '', name: '', account: null }

  constructor(host: string) {
    this.host = host
  }

  /** A new guest of a server. */
  static async arrive(host: string): Promise<Person> {
    const person = new Person(host)
    const { body } = await person.ask('GET', '/api/me')
    person.me = body as Me
    return person
  }

  /** Asks the API; keeps the cookie that comes back. */
  async ask(
    method: string,
    path: string,
    given: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const answer = await fetch(`http://${this.host}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    })
    const set = answer.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: answer.headers,
    }
  }

  async create(plan: Partial<NewMatch> & Pick<NewMatch, 'seats'>): Promise<MatchCard> {
    const { status, body } = await this.ask('POST', '/api/matches', { body: { game: 'sigmar', ...plan } })
    if (status !== 200) throw new Error(`no match: ${JSON.stringify(body)}`)
    return body as MatchCard
  }

  async join(match: string, seat: number): Promise<MatchCard> {
    const { status, body } = await this.ask('POST', `/api/matches/${match}/seats/${seat}`)
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`)
    return body as MatchCard
  }

  async card(match: string): Promise<MatchCard> {
    return (await this.ask('GET', `/api/matches/${match}`)).body as MatchCard
  }

  /** Opens a page. */
  page(how: { path?: string; headers?: Record<string, string> } = {}): Promise<Page> {
    return Page.open(this, how)
  }
}

type Table = Extract<ServerMessage, { type: 'table' }>
type Moment = NonNullable<Table['moment']>
/** A message of one type. */
export type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

let commands = 0

/** One open page: checks every frame against the schema, and keeps them all. */
export class Page {
  readonly person: Person
  readonly frames: string[] = []
  readonly heard: ServerMessage[] = []
  /** The newest moment of each match. */
  readonly moments: Map<string, Moment> = new Map()
  /** All moments in the order in which they came, made whole where only differences were sent. */
  readonly shown: Moment[] = []
  /** What is told of each match, put together as a page does. */
  readonly stories: Map<string, unknown[]> = new Map()
  onHeard: (message: ServerMessage) => void = () => undefined
  onMoment: (match: string, moment: Moment) => void = () => undefined
  closed: { code: number; reason: string } | null = null
  /** The server goes, and serves this page until it has come back to another one. */
  isLeaving = false
  /** Somebody sees to that, and closes it then; else it is closed at once. */
  comesBack = false
  private readonly socket: WebSocket
  private readonly waiting: Set<() => void> = new Set()

  private constructor(person: Person, socket: WebSocket) {
    this.person = person
    this.socket = socket
    socket.on('message', (data) => this.hear(String(data)))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.wake()
    })
    socket.on('error', () => undefined)
  }

  static open(
    person: Person,
    { path = '/api/socket', headers = {} }: { path?: string; headers?: Record<string, string> },
  ): Promise<Page> {
    const socket = new WebSocket(`ws://${person.host}${path}`, {
      headers: { cookie: person.cookie, ...headers },
    })
    const page = new Page(person, socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(page))
      socket.once('unexpected-response', (_request, answer) => {
        reject(new Error(`the server answered ${answer.statusCode}`))
        socket.terminate()
      })
      socket.once('error', reject)
    })
  }

  private hear(text: string): void {
    const read = readServerMessage(text)
    if (!read.ok) throw new Error(`the server broke the protocol: ${read.fault.message}`)
    const message = read.value
    this.frames.push(text)
    if (message.type === 'bye' && message.serves) this.goes()
    this.note(message)
    if ((message.type === 'moment' || message.type === 'change') && message.id !== undefined) {
      const { id, match } = message
      this.note({ type: 'done', id, match, entry: 'entry' in message ? message.entry : message.moment.entry })
    }
    const moment = this.momentIn(message)
    if (moment && 'match' in message) {
      this.moments.set(message.match, moment)
      this.shown.push(moment)
      const before = this.stories.get(message.match) ?? []
      this.stories.set(message.match, [...before.slice(0, moment.kept), ...moment.told])
      this.onMoment(message.match, moment)
    }
    this.wake()
  }

  private goes(): void {
    this.isLeaving = true
    if (!this.comesBack) this.socket.close()
  }

  private note(message: ServerMessage): void {
    this.heard.push(message)
    this.onHeard(message)
  }

  /** The moment that a message brings, or turns the known one into. */
  private momentIn(message: ServerMessage): Moment | null {
    if (message.type === 'table' || message.type === 'moment') return message.moment
    if (message.type !== 'change') return null
    const before = this.moments.get(message.match)
    if (!before) throw new Error('a change came before any moment')
    return momentAfter(before, message)
  }

  private wake(): void {
    for (const look of this.waiting) look()
  }

  /** Resolves when something is so; looks after every message, and waits as long as messages come. */
  async until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(again)
        reject(new Error(`waited in vain for ${what}; last heard: ${this.frames.at(-1)?.slice(0, 300)}`))
      }, 20_000)
      const again = (): void => {
        const found = look()
        timer.refresh()
        if (!found) return
        clearTimeout(timer)
        this.waiting.delete(again)
        resolve(found)
      }
      this.waiting.add(again)
      again()
    })
  }

  /** The newest message of a type that fits; waits for it. */
  message<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Message<T>) => boolean = () => true,
  ): Promise<Message<T>> {
    return this.until(`a message "${type}"`, () =>
      this.heard.findLast((one): one is Message<T> => one.type === type && fits(one as Message<T>)),
    )
  }

  /** Sends anything. */
  raw(data: string | Buffer): void {
    this.socket.send(data)
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message))
  }

  /** Does a command; answers whether it was done or refused. */
  async command(
    message: Record<string, unknown> & { type: string; match: string; id?: string },
  ): Promise<Message<'done'> | Message<'refused'>> {
    const id = message.id ?? `c${++commands}`
    const from = this.heard.length
    this.raw(JSON.stringify({ ...message, id }))
    return this.until(`an answer to ${message.type}`, () =>
      this.heard
        .slice(from)
        .find(
          (one): one is Message<'done'> | Message<'refused'> =>
            (one.type === 'done' || one.type === 'refused') && one.id === id,
        ),
    )
  }

  /** Follows a match and waits for the table. */
  async watch(match: string, since?: number): Promise<Table> {
    const from = this.heard.length
    this.send({ type: 'watch', match, ...(since === undefined ? {} : { since }) })
    return this.until('the table', () =>
      this.heard.slice(from).find((one): one is Table => one.type === 'table' && one.match === match),
    )
  }

  /** The newest moment of a match; waits for one that fits. */
  moment(match: string, fits: (moment: Moment) => boolean = () => true): Promise<Moment> {
    return this.until('a moment', () => {
      const moment = this.moments.get(match)
      return moment && fits(moment) && moment
    })
  }

  /** Picks an option of the own ask. */
  async choose(match: string, pick = 0, id?: string): Promise<Message<'done'> | Message<'refused'>> {
    const {
      own: [own],
      length,
    } = await this.moment(match, (moment) => moment.own.length > 0)
    const seat = own?.seat ?? 0
    return this.command({ type: 'choose', match, seat, length, pick, ...(id === undefined ? {} : { id }) })
  }

  leave(): Promise<unknown> {
    this.socket.close()
    return this.until('the end', () => this.closed)
  }

  /** Goes without a word, as when the power fails. */
  vanish(): void {
    this.socket.terminate()
  }
}

/** Lets a page answer each of its asks with a pick from a stream of chance, until the match is over or `upTo` choices stand. */
export async function playOn(
  page: Page,
  match: string,
  { seed, upTo = Number.POSITIVE_INFINITY }: { seed: number; upTo?: number },
): Promise<void> {
  let word = seed
  let answered = -1
  const answer = (id: string, { own: [own], entry, length }: Moment): void => {
    if (id !== match || !own || entry === answered || length >= upTo) return
    answered = entry
    word = (Math.imul(word, 1103515245) + 12345) >>> 0
    const pick = (word >>> 8) % own.options.length
    page.send({ type: 'choose', id: `p${++commands}`, match, seat: own.seat, length, pick })
  }
  page.onMoment = answer
  const now = page.moments.get(match)
  if (now) answer(match, now)
  await page.moment(match, (moment) => moment.outcome !== null || moment.length >= upTo)
}

/** Somebody with an account. */
export async function member(host: string, name: string): Promise<Person> {
  const person = await Person.arrive(host)
  const { status, body } = await person.ask('POST', '/api/account', {
    body: { name, password: 'long enough' },
  })
  if (status !== 200) throw new Error(`no account: ${JSON.stringify(body)}`)
  person.me = { ...person.me, account: name }
  return person
}
