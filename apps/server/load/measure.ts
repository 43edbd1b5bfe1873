import type { ChildProcess } from 'node:child_process'
import type { ServerContender, Program } from './contenders.ts'
import type { ServerUsage, Question } from './measures.ts'
import { end, fileOf, start, startServer } from './programs.ts'
import type { Order, SwarmPlan, Taken } from './swarm-channel.ts'

/** One server under one load. */
export interface LoadRow extends Taken {
  readonly contender: string
  readonly title: string
  readonly matches: number
  readonly paceMs: number
  /** Microseconds of the server's CPU for each choice, all its threads together. */
  readonly cpuUs: number
  /** Share of one core that the swarm needed. */
  readonly swarmBusy: number
  /** Bytes of the heap for each match: while it is played, and when everybody has gone. */
  readonly live: number
  readonly idle: number
}

/** How a contender is measured. */
export interface Measuring {
  readonly matches: number
  readonly paceMs: number
  readonly seconds: number
  readonly profile: string | null
}

/** Starts a server and a swarm, lets them play, and ends both. */
export async function measure(contender: ServerContender, how: Measuring): Promise<LoadRow> {
  const { server, port } = await startContender(contender, how)
  const swarm = start(contender.swarm, [])
  const { game, people = 2 } = contender
  const plan: SwarmPlan = { port, game, people, matches: how.matches, paceMs: how.paceMs, visibility: 'link' }
  await warmUp(swarm, plan)
  const empty = await settle(server)
  await tell(swarm, { order: 'play', plan })
  await pass(how.paceMs === 0 ? 1500 : 2000)
  const before = await ask(server, 'cpu')
  await tell(swarm, { order: 'begin' })
  await pass(how.seconds * 1000)
  const taken = (await tell(swarm, { order: 'end' })) as Taken
  const after = await ask(server, 'cpu')
  const live = await ask(server, 'measure')
  await tell(swarm, { order: 'leave' })
  const rested = await settle(server)
  await end([server, swarm], () => {
    server.send('end' satisfies Question)
    swarm.disconnect()
  })
  return {
    contender: contender.id,
    title: contender.title,
    matches: how.matches,
    paceMs: how.paceMs,
    ...taken,
    cpuUs: ((after.cpu - before.cpu) * 1e6) / taken.choices,
    swarmBusy: taken.swarmCpu / how.seconds,
    live: (live.heap - empty.heap) / how.matches,
    idle: (rested.heap - empty.heap) / how.matches,
  }
}

function startContender(
  { server, game }: ServerContender,
  { profile }: Measuring,
): ReturnType<typeof startServer> {
  const isOurs = server.name === 'server'
  const profiling = isOurs && profile !== null ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  return startServer(server, game === 'race' && isOurs ? [fileOf(RACE)] : [], profiling)
}

const RACE: Program = { place: 'server', name: 'race-online' }

/** Lets some play first, so that what a program does and needs once is not counted for each choice and match. */
async function warmUp(swarm: ChildProcess, plan: SwarmPlan): Promise<void> {
  await tell(swarm, { order: 'play', plan: { ...plan, matches: 50, paceMs: 0 } })
  await pass(2500)
  await tell(swarm, { order: 'leave' })
  await pass(500)
}

/** Looks again until the server has noticed that everybody has gone, and its heap shrinks no more. */
async function settle(server: ChildProcess): Promise<ServerUsage> {
  let rested = await ask(server, 'rest')
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await pass(400)
    const next = await ask(server, 'rest')
    const isSettled = looks > 0 && rested.heap - next.heap < SETTLED * next.heap
    rested = next
    if (isSettled) break
  }
  return rested
}

const MOST_LOOKS = 10
const SETTLED = 0.01

/** Asks a server of itself. */
export async function ask(child: ChildProcess, question: Question): Promise<ServerUsage> {
  return (await answered(child, question)) as ServerUsage
}

/** Has a swarm do something; resolves with its answer. */
export function tell(child: ChildProcess, order: Order): Promise<unknown> {
  return answered(child, order)
}

function answered(child: ChildProcess, message: Question | Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`a program under load ended with ${code}`))
    child.once('exit', died)
    child.once('message', (answer) => {
      child.off('exit', died)
      resolve(answer)
    })
    child.send(message)
  })
}

/** Lets so many milliseconds pass. */
export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
