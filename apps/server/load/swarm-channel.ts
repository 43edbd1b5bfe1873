import { Stopwatch, type Timings } from './stopwatch.ts'

/** Where a swarm plays and how. */
export interface SwarmPlan {
  readonly port: number
  readonly game: string
  readonly matches: number
  /** Persons at each table of two seats: 2, or 1 who holds both. */
  readonly people: 1 | 2
  /** Milliseconds that a person thinks; 0: none. */
  readonly paceMs: number
  /** Whether everybody finds the tables in the lobby. */
  readonly visibility: 'public' | 'link'
}

/** What a swarm measured. */
export interface Taken extends Timings {
  /** Seconds of the swarm's own CPU meanwhile. */
  readonly swarmCpu: number
}

/** What the runner tells a swarm. Every order is answered once: with what was taken after `end`, else with null. */
export type Order =
  | { readonly order: 'play'; readonly plan: SwarmPlan }
  | { readonly order: 'begin' | 'end' | 'leave' }

/** Plays many matches; resolves when all have begun, with how to send everybody home. */
export type PlaySwarm = (plan: SwarmPlan, watch: Stopwatch) => Promise<() => void>

/** Obeys the runner, in a process of its own. */
export function obey(play: PlaySwarm): void {
  const watch = new Stopwatch()
  let leave: () => void = () => undefined
  let cpu = process.cpuUsage()
  process.on('message', (message: Order) => {
    void obeyOne(message).then((answer) => process.send?.(answer))
  })

  async function obeyOne(message: Order): Promise<Taken | null> {
    switch (message.order) {
      case 'play':
        leave = await play(message.plan, watch)
        return null
      case 'begin':
        watch.begin()
        cpu = process.cpuUsage()
        return null
      case 'end': {
        const { user, system } = process.cpuUsage(cpu)
        return { ...watch.end(), swarmCpu: (user + system) / 1e6 }
      }
      case 'leave':
        leave()
        return null
    }
  }
}

/** Does something after a person's time to think, which varies by a quarter, or at once. */
export function later(paceMs: number, work: () => void): void {
  if (paceMs === 0) work()
  else setTimeout(work, paceMs * (0.75 + Math.random() / 2))
}
