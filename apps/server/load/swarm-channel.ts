import { Stopwatch, type Timings } from './stopwatch.ts'

/** Where a table is set, and where it is played: two processes of one hall may serve it. */
export interface TablePlace {
  readonly setAt: number
  readonly playedAt: number
}

/** Where a swarm plays and how. */
export interface SwarmPlan {
  readonly port: number
  /** Ports for its tables in turn, where not all are set and played at the first. */
  readonly places?: readonly TablePlace[]
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
  | { readonly order: 'begin' | 'end' | 'pause' | 'leave' }
  /** Comes back to a server that was killed, at another port; answered with how long each page was away from its match. */
  | { readonly order: 'return'; readonly port: number }

/** Everybody who plays. */
export interface Crowd {
  /** Chooses no more. */
  pause(): void
  /** Connects all anew, at the same time; resolves when the last is back in its match. */
  comeBack(port: number): Promise<void>
  leave(): void
}

/** Plays many matches; resolves when all have begun, with the crowd or with how to send it home. */
export type PlaySwarm = (plan: SwarmPlan, watch: Stopwatch) => Promise<(() => void) | Crowd>

/** Obeys the runner, in a process of its own. */
export function obey(play: PlaySwarm): void {
  const watch = new Stopwatch()
  let crowd: Crowd = leaving(() => undefined)
  let cpu = process.cpuUsage()
  process.on('message', (message: Order) => {
    void obeyOne(message).then((answer) => process.send?.(answer))
  })

  function taken(): Taken {
    const { user, system } = process.cpuUsage(cpu)
    return { ...watch.end(), swarmCpu: (user + system) / 1e6 }
  }

  async function obeyOne(message: Order): Promise<Taken | null> {
    switch (message.order) {
      case 'play':
        crowd = crowdOf(await play(message.plan, watch))
        return null
      case 'begin':
        watch.begin()
        cpu = process.cpuUsage()
        return null
      case 'end':
        return taken()
      case 'pause':
        crowd.pause()
        return null
      case 'return':
        watch.begin()
        cpu = process.cpuUsage()
        await crowd.comeBack(message.port)
        return taken()
      case 'leave':
        crowd.leave()
        return null
    }
  }
}

function crowdOf(played: (() => void) | Crowd): Crowd {
  return typeof played === 'function' ? leaving(played) : played
}

/** Those who only play on and leave. */
function leaving(leave: () => void): Crowd {
  const comeBack = (): Promise<void> => Promise.reject(new Error('this swarm comes back to no server'))
  return { pause: () => undefined, comeBack, leave }
}

/** Does something after a person's time to think, which varies by a quarter, or at once. */
export function later(paceMs: number, work: () => void): void {
  if (paceMs === 0) work()
  else setTimeout(work, paceMs * (0.75 + Math.random() / 2))
}
