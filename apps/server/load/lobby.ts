import { ask, pass, tell } from './measure.ts'
import type { Question } from './measures.ts'
import { end, start, startServer } from './programs.ts'
import type { SwarmPlan, Taken } from './swarm-channel.ts'

/** How long choices take while nobody looks at the lobby, and while many do. */
export interface LobbyWaits {
  readonly matches: number
  readonly lookers: number
  readonly quiet: Taken
  readonly busy: Taken
  /** Looks at the lobby a second. */
  readonly looks: number
  /** Seconds of the server's CPU for each look, the choices beside it included. */
  readonly cpu: number
}

/** People at public tables, and others who look at the lobby. */
export interface LobbyPlan {
  readonly matches: number
  readonly lookers: number
  readonly seconds: number
}

/** Milliseconds that a person thinks. */
const PACE_MS = 1000
const GAME = 'sigmar'
const WARM_MS = 5000

/** Lets people play at public tables, and others ask for the lobby again as soon as they have it. */
export async function measureLobby({ matches, lookers, seconds }: LobbyPlan): Promise<LobbyWaits> {
  const { server, port } = await startServer({ place: 'server', name: 'server' }, [])
  const swarm = start({ place: 'server', name: 'swarm' }, [])
  const plan: SwarmPlan = { port, game: GAME, people: 2, matches, paceMs: PACE_MS, visibility: 'public' }
  const taken = async (): Promise<Taken> => {
    await tell(swarm, { order: 'begin' })
    await pass(seconds * 1000)
    return (await tell(swarm, { order: 'end' })) as Taken
  }
  await tell(swarm, { order: 'play', plan })
  await pass(WARM_MS)
  const quiet = await taken()
  const crowd = await Lookers.arrive(port, lookers)
  await pass(WARM_MS)
  const [before, from] = [await ask(server, 'cpu'), crowd.looks]
  const busy = await taken()
  const [after, looks] = [await ask(server, 'cpu'), crowd.looks - from]
  await crowd.leave()
  await tell(swarm, { order: 'leave' })
  await end([server, swarm], () => {
    server.send('end' satisfies Question)
    swarm.disconnect()
  })
  return { matches, lookers, quiet, busy, looks: looks / seconds, cpu: (after.cpu - before.cpu) / looks }
}

/** Guests who look at the lobby all the time. They live in the runner, which has nothing else to do. */
class Lookers {
  looks = 0
  private isOver = false
  private looking: Promise<unknown> = Promise.resolve()

  static async arrive(port: number, count: number): Promise<Lookers> {
    const lookers = new Lookers()
    const address = `http://127.0.0.1:${port}/api`
    const cookies = await Promise.all(Array.from({ length: count }, () => cookieOf(`${address}/me`)))
    lookers.looking = Promise.all(cookies.map((cookie) => lookers.look(`${address}/matches`, cookie)))
    return lookers
  }

  leave(): Promise<unknown> {
    this.isOver = true
    return this.looking
  }

  private async look(address: string, cookie: string): Promise<void> {
    while (!this.isOver) {
      const answer = await fetch(address, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the lobby was answered ${answer.status}`)
      this.looks++
    }
  }
}

async function cookieOf(address: string): Promise<string> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** What is measured, in a line. */
export function lobbyLine({ matches, lookers, quiet, busy, looks, cpu }: LobbyWaits): string {
  const times = (taken: Taken): string => `${taken.p50.toFixed(1)} / ${taken.p99.toFixed(1)} ms`
  return `${matches} public matches at a person's pace, p50 / p99 of a choice: ${times(quiet)}; while ${lookers} people ask for the lobby again and again, ${times(busy)} (${Math.round(looks)} looks/s, ${(1000 * cpu).toFixed(2)} ms of CPU a look)`
}
