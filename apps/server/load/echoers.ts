import { LeanSocket } from './lean-socket.ts'
import type { Stopwatch } from './stopwatch.ts'
import { later, type SwarmPlan } from './swarm-channel.ts'

/** Pairs who pass one small message to and fro over the echo, as many as there are matches. */
export async function echoMany(plan: SwarmPlan, watch: Stopwatch): Promise<() => void> {
  const pairs = await Promise.all(
    Array.from({ length: plan.matches }, (_, n) => new Pair({ plan, watch, path: `/${n}` }).open()),
  )
  for (const pair of pairs) pair.begin()
  return () => {
    for (const pair of pairs) pair.close()
  }
}

class Pair {
  private readonly about: { readonly plan: SwarmPlan; readonly watch: Stopwatch; readonly path: string }
  private sockets: readonly LeanSocket[] = []
  private sentAt = 0

  constructor(about: Pair['about']) {
    this.about = about
  }

  async open(): Promise<this> {
    const { plan, path } = this.about
    this.sockets = await Promise.all(
      [0, 1].map((seat) => LeanSocket.open({ port: plan.port, path, hear: (text) => this.hear(seat, text) })),
    )
    return this
  }

  begin(): void {
    this.send(0, 0)
  }

  close(): void {
    for (const socket of this.sockets) socket.close()
  }

  private hear(seat: number, text: string): void {
    const { seat: mover, length } = JSON.parse(text) as { seat: number; length: number }
    if (mover === seat) this.about.watch.took(this.sentAt)
    else later(this.about.plan.paceMs, () => this.send(seat, length + 1))
  }

  private send(seat: number, length: number): void {
    this.sentAt = performance.now()
    const message = { type: 'choose', id: `s${length}`, match: 'echo', seat, length, pick: 1 }
    this.sockets[seat]?.send(JSON.stringify(message))
  }
}
