import { noCards } from '@trialhall/kernel'
import { PROTOCOL_VERSION, type MatchCard, type Moment } from '@trialhall/protocol'
import type { TableUpdate } from '@trialhall/table-ui'
import { RemoteLink } from '../../../src/online/link/remote-link.ts'
import type { Socket, WireWorld } from '../../../src/online/link/wire.ts'

export const MATCH = 'match0000001'
export const ME = 'person000001'

/** A world in which time stands still unless a test lets it pass, and the test plays the server. */
export class World implements WireWorld {
  time = 0
  isReachable = true
  sockets: FakeSocket[] = []
  private timers: { at: number; run: () => void }[] = []
  private network: Parameters<WireWorld['onNetwork']>[0] = () => undefined

  greet(): Promise<unknown> {
    return this.isReachable ? Promise.resolve() : Promise.reject(new Error('no server'))
  }

  connect(): Socket {
    const socket = new FakeSocket()
    if (this.isReachable) this.sockets.push(socket)
    else void settle().then(() => socket.breaks())
    return socket
  }

  now(): number {
    return this.time
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, run: then }
    this.timers.push(timer)
    return () => void (this.timers = this.timers.filter((one) => one !== timer))
  }

  onNetwork(then: Parameters<WireWorld['onNetwork']>[0]): () => void {
    this.network = then
    return () => (this.network = () => undefined)
  }

  device(is: 'online' | 'offline' | 'seen'): Promise<void> {
    this.network(is)
    return settle()
  }

  async pass(ms: number): Promise<void> {
    this.time += ms
    const due = this.timers.filter(({ at }) => at <= this.time)
    this.timers = this.timers.filter(({ at }) => at > this.time)
    for (const { run } of due) run()
    await settle()
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('nobody connected')
    return last
  }
}

export class FakeSocket implements Socket {
  readonly sent: Record<string, unknown>[] = []
  isClosed = false
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006): void {
    this.onclose?.({ code })
  }

  welcomes(id: string = ME): void {
    this.tells({ type: 'welcome', version: PROTOCOL_VERSION, id, name: 'Ana' })
  }

  ofType(type: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.type === type)
  }
}

export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

export function cardWith(part: Partial<MatchCard> = {}): MatchCard {
  return {
    id: MATCH,
    game: 'sigmar',
    status: 'playing',
    visibility: 'link',
    seats: [
      { seat: 0, kind: 'person', name: 'Ana', id: ME, online: true },
      { seat: 1, kind: 'person', name: 'Bo', id: 'person000002', online: true },
    ],
    clock: { kind: 'none' },
    options: {},
    createdAt: 0,
    changedAt: 0,
    choices: 0,
    asked: [0],
    mine: [0],
    ...part,
  }
}

export function momentWith(part: Partial<Moment>): Moment {
  return {
    entry: 0,
    length: 0,
    viewer: 0,
    view: { cards: noCards(), viewer: 0, pools: [] },
    asked: [{ seat: 0, prompt: {} }],
    own: [],
    canGoBack: [],
    outcome: null,
    thinking: null,
    easing: null,
    undoOffer: null,
    drawOffer: null,
    clock: null,
    kept: 0,
    told: [],
    fresh: 0,
    ...part,
  }
}

export const told = (...names: string[]): Moment['told'] =>
  names.map((name) => ({ event: { type: name } })) as never

export interface Sitting {
  readonly world: World
  readonly link: RemoteLink
  readonly updates: TableUpdate[]
  readonly faults: string[]
}

export async function sitDown(): Promise<Sitting> {
  const world = new World()
  let count = 0
  const link = new RemoteLink(MATCH, world, () => `command-${++count}`)
  const updates: TableUpdate[] = []
  const faults: string[] = []
  link.subscribe((update) => updates.push(update))
  link.onFault((sentence) => faults.push(sentence))
  await settle()
  world.socket.welcomes()
  lay(world, { entry: 2, length: 2, told: told('a', 'b') })
  return { world, link, updates, faults }
}

export function lay(world: World, part: Partial<Moment>, card: Partial<MatchCard> = {}): void {
  world.socket.tells({
    type: 'table',
    match: MATCH,
    card: cardWith(card),
    moment: momentWith(part),
    chat: [],
  })
}

export function goOn(world: World, part: Partial<Moment>): void {
  world.socket.tells({ type: 'moment', match: MATCH, moment: momentWith(part) })
}
