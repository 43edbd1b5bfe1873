import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** What ties an island to the world: people come by one cable, it asks its database by another, and speaks with its peers by the third. */
export const CABLES = ['people', 'database', 'link'] as const
/** One of them. */
export type Cable = (typeof CABLES)[number]

/** How many islands this process has made. */
let made = 0

/**
 * A network of its own for one server, by Linux's network namespaces. A cut cable passes no byte in either direction, and neither end is
 * told: that is what a partition is, and what no killed process shows.
 */
export class Island {
  private readonly name: string
  private readonly net: string
  private readonly relays: Server[] = []
  private readonly sockets: Set<Socket> = new Set()

  private constructor(number: number) {
    this.name = `th${process.pid}-${number}`
    this.net = `10.${64 + (process.pid % 64)}.${number % 256}`
  }

  /** Makes one; null where this process may not, which is said in a line. */
  static make(): Island | null {
    const island = new Island(made++)
    try {
      island.build()
      return island
    } catch {
      island.removeNetwork()
      console.log('No network namespaces for this user (iproute2, root): partitions are not tested.')
      return null
    }
  }

  private build(): void {
    ip('netns', 'add', this.name)
    this.inside('ip', 'link', 'set', 'lo', 'up')
    for (const cable of CABLES) {
      const [near, far] = [this.plug(cable), `far-${cable}`]
      ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', this.name)
      ip('addr', 'add', `${this.addressOf(cable, 'near')}/30`, 'dev', near)
      ip('link', 'set', near, 'up')
      this.inside('ip', 'addr', 'add', `${this.addressOf(cable, 'far')}/30`, 'dev', far)
      this.inside('ip', 'link', 'set', far, 'up')
    }
  }

  /** What a program on the island is started by. */
  get starter(): readonly string[] {
    return ['ip', 'netns', 'exec', this.name]
  }

  /** The island's end of a cable, or ours. */
  addressOf(cable: Cable, end: 'near' | 'far'): string {
    return `${this.net}.${4 * CABLES.indexOf(cable) + (end === 'near' ? 1 : 2)}`
  }

  /** Something that listens on this machine, as it is reached from the island by a cable: `host:port`. */
  async reach(cable: Cable, port: number): Promise<string> {
    const relay = createServer((socket) => this.pass(socket, connect(port, '127.0.0.1')))
    this.relays.push(relay)
    await once(relay.listen(0, this.addressOf(cable, 'near')), 'listening')
    const address = relay.address()
    if (address === null || typeof address === 'string') throw new Error('the relay has no port')
    return `${address.address}:${address.port}`
  }

  private pass(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      this.sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
    }
  }

  /** Nothing passes any more. */
  cut(...cables: readonly Cable[]): void {
    for (const cable of cables) ip('link', 'set', this.plug(cable), 'down')
  }

  /** Everything passes again. */
  mend(...cables: readonly Cable[]): void {
    for (const cable of cables) ip('link', 'set', this.plug(cable), 'up')
  }

  /** Takes it away, when nothing runs on it any more. */
  remove(): void {
    for (const relay of this.relays) relay.close()
    for (const socket of this.sockets) socket.destroy()
    this.removeNetwork()
  }

  private removeNetwork(): void {
    try {
      ip('netns', 'del', this.name)
    } catch {
      // there is none
    }
  }

  /** Our end of a cable, in at most 15 letters. */
  private plug(cable: Cable): string {
    return `${this.name}${cable[0]}`
  }

  private inside(...command: readonly string[]): void {
    ip('netns', 'exec', this.name, ...command)
  }
}

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' })
}
