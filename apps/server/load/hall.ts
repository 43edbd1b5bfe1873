import type { ChildProcess } from 'node:child_process'
import { NatsProcess } from './services/nats-process.ts'
import { PostgresProcess } from './services/postgres-process.ts'
import type { HallPlan } from './contenders.ts'
import { startServer } from './programs.ts'
import type { TablePlace } from './swarm-channel.ts'

/** A database of its own, a link where there are several processes, and these. */
export interface LoadedHall {
  readonly servers: readonly ChildProcess[]
  readonly ports: readonly number[]
  readonly places: readonly TablePlace[]
  /** Seconds of CPU that the database has needed. */
  databaseCpu(): number
  /** Ends what carried it, once the processes have ended. */
  close(): Promise<void>
}

/** Arguments of each process, and of Node. */
export interface HallArguments {
  readonly args: readonly string[]
  readonly execArgv: readonly string[]
}

/** Starts the processes of a hall. Throws one sentence where PostgreSQL or NATS is missing. */
export async function startHall(plan: HallPlan, { args, execArgv }: HallArguments): Promise<LoadedHall> {
  const database = await PostgresProcess.make({ isDurable: true })
  if (database === null)
    throw new Error('PostgreSQL of Debian’s packages is missing: leave this contender out.')
  const nats = plan.processes === 1 ? null : await NatsProcess.make()
  if (plan.processes > 1 && nats === null)
    throw new Error('The nats-server of Debian’s package is missing: leave this contender out.')
  const shared = ['--database', database.url, ...(nats === null ? [] : ['--link', nats.url])]
  const started = []
  for (let n = 0; n < plan.processes; n++)
    started.push(await startServer({ place: 'server', name: 'server' }, [...args, ...shared], execArgv))
  const ports = started.map(({ port }) => port)
  return {
    servers: started.map(({ server }) => server),
    ports,
    places: placesAt(ports, plan),
    databaseCpu: () => database.cpu,
    async close() {
      await nats?.kill()
      await database.end()
    },
  }
}

/** Tables are set at each process in turn, and played there or at the next one. */
function placesAt(ports: readonly number[], { isForwarded }: HallPlan): TablePlace[] {
  const after = (n: number): number => ports[(n + 1) % ports.length] ?? 0
  return ports.map((setAt, n) => ({ setAt, playedAt: isForwarded ? after(n) : setAt }))
}
