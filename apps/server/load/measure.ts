import type { ChildProcess } from 'node:child_process'
import type { ServerContender, Program } from './contenders.ts'
import { startHall } from './hall.ts'
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
  /** The same of the database, where there is one. */
  readonly databaseUs: number
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
  const { servers, close, databaseCpu, ...where } = await startContender(contender, how)
  const swarm = start(contender.swarm, [])
  const { game, people = 2 } = contender
  const plan: SwarmPlan = {
    ...where,
    game,
    people,
    matches: how.matches,
    paceMs: how.paceMs,
    visibility: 'link',
  }
  await warmUp(swarm, plan)
  const empty = await settle(servers)
  await tell(swarm, { order: 'play', plan })
  await pass(how.paceMs === 0 ? 1500 : 2000)
  const before = { ...(await askAll(servers, 'cpu')), database: databaseCpu() }
  await tell(swarm, { order: 'begin' })
  await pass(how.seconds * 1000)
  const taken = (await tell(swarm, { order: 'end' })) as Taken
  const after = { ...(await askAll(servers, 'cpu')), database: databaseCpu() }
  const live = await askAll(servers, 'measure')
  await tell(swarm, { order: 'leave' })
  const rested = await settle(servers)
  await end([...servers, swarm], () => {
    for (const server of servers) server.send('end' satisfies Question)
    swarm.disconnect()
  })
  await close()
  return {
    contender: contender.id,
    title: contender.title,
    matches: how.matches,
    paceMs: how.paceMs,
    ...taken,
    cpuUs: ((after.cpu - before.cpu) * 1e6) / taken.choices,
    databaseUs: ((after.database - before.database) * 1e6) / taken.choices,
    swarmBusy: taken.swarmCpu / how.seconds,
    live: (live.heap - empty.heap) / how.matches,
    idle: (rested.heap - empty.heap) / how.matches,
  }
}

/** The processes of a contender, and where its swarm plays. */
interface Started extends Pick<SwarmPlan, 'port' | 'places'> {
  readonly servers: readonly ChildProcess[]
  databaseCpu(): number
  close(): Promise<void>
}

async function startContender(
  { server, game, hall }: ServerContender,
  { profile }: Measuring,
): Promise<Started> {
  const isOurs = server.name === 'server'
  const args = game === 'race' && isOurs ? ['--game', fileOf(RACE)] : []
  const profiling = isOurs && profile !== null ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  if (hall) {
    const { ports, ...started } = await startHall(hall, { args, execArgv: profiling })
    return { ...started, port: ports[0] ?? 0 }
  }
  const started = await startServer(server, args, profiling)
  return { servers: [started.server], port: started.port, databaseCpu: () => 0, close: async () => undefined }
}

const RACE: Program = { place: 'server', name: 'race-online' }

/** Lets some play first, so that what a program does and needs once is not counted for each choice and match. */
async function warmUp(swarm: ChildProcess, plan: SwarmPlan): Promise<void> {
  await tell(swarm, { order: 'play', plan: { ...plan, matches: 50, paceMs: 0 } })
  await pass(2500)
  await tell(swarm, { order: 'leave' })
  await pass(500)
}

/** Looks again until the servers have noticed that everybody has gone, and their heaps shrink no more. */
async function settle(servers: readonly ChildProcess[]): Promise<Pick<ServerUsage, 'cpu' | 'heap'>> {
  let rested = await askAll(servers, 'rest')
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await pass(400)
    const next = await askAll(servers, 'rest')
    const isSettled = looks > 0 && rested.heap - next.heap < SETTLED * next.heap
    rested = next
    if (isSettled) break
  }
  return rested
}

const MOST_LOOKS = 10
const SETTLED = 0.01

/** What several processes use together. */
async function askAll(
  servers: readonly ChildProcess[],
  question: Question,
): Promise<Pick<ServerUsage, 'cpu' | 'heap'>> {
  const usages = await Promise.all(servers.map((server) => ask(server, question)))
  return {
    cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
    heap: usages.reduce((sum, { heap }) => sum + heap, 0),
  }
}

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
