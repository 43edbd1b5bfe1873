import { createServer, type GameServer } from './create-server.ts'
import { games } from './product.ts'
import { addressFrom } from './start/address.ts'
import { greeting } from './start/greeting.ts'
import { doorsOf } from './start/reachable.ts'
import { databaseFrom, dataFolderFrom, logLevelFrom, metricsTokenFrom } from './start/settings.ts'
import { storeLine } from './start/store-line.ts'

async function main({ env }: NodeJS.Process): Promise<void> {
  const { host, port, isFixed } = addressFrom(env)
  const database = databaseFrom(env)
  const server = await createServer({
    games,
    ...(env['TRIALHALL_WEB'] ? { webFolder: env['TRIALHALL_WEB'] } : {}),
    logLevel: logLevelFrom(env),
    trustProxy: env['TRIALHALL_PROXY'] === '1',
    metricsToken: metricsTokenFrom(env),
    ...(database === null ? { dataFolder: dataFolderFrom(env) } : { database }),
    host,
    ...(isFixed ? { port } : {}),
  })
  console.log(greeting(server.url, doorsOf({ host, port: server.port }), process.stdout))
  console.log(storeLine(server.data.place, server.data.kind))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(server))
}

async function end(server: GameServer): Promise<void> {
  try {
    await server.close()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}

main(process).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
