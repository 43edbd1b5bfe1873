import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@trialhall/games'
import type { FastifyInstance } from 'fastify'
import { addressFrom } from './start/address.ts'
import { createApp } from './app.ts'
import { botThreads } from './stewards/bot-threads.ts'
import { greeting } from './start/greeting.ts'
import { listen } from './start/listen.ts'
import { threadPasswords } from './people/password-thread.ts'
import { doorsOf } from './start/reachable.ts'
import { addService, type Service } from './service.ts'
import { dataFolderFrom, logLevelFrom, metricsTokenFrom } from './start/settings.ts'
import { storeLine } from './start/store-line.ts'
import { openThreadStore } from './store/thread.ts'

// Both `src/` and `dist/` stand one folder below the package.
const beside = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main({ env }: NodeJS.Process): Promise<void> {
  const address = addressFrom(env)
  const app = await createApp({
    webFolder: resolve(env['TRIALHALL_WEB'] ?? beside),
    logLevel: logLevelFrom(env),
    trustProxy: env['TRIALHALL_PROXY'] === '1',
  })
  const metricsToken = metricsTokenFrom(env)
  const folder = dataFolderFrom(env)
  const store = await openThreadStore(folder)
  for (const notice of await store.notices()) console.error(notice)
  const service = await addService(app, {
    store,
    games,
    bots: botThreads(),
    passwords: threadPasswords(),
    metricsToken,
  })
  try {
    const url = await listen(app, address)
    const doors = doorsOf({ host: address.host, port: Number(new URL(url).port || 80) })
    console.log(greeting(url, doors, process.stdout))
    console.log(storeLine(folder, store.kind))
  } catch (error) {
    await service.close()
    throw error
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(app, service))
}

/** Milliseconds that requests have to come to their end when the server goes. */
const GOING_MS = 2000

/** Says good-bye to all pages, writes what is under way, and ends: nobody who sends slowly, or nothing, is waited for. */
async function end(app: FastifyInstance, service: Service): Promise<void> {
  try {
    await service.close()
    setTimeout(() => app.server.closeAllConnections(), GOING_MS)
    await app.close()
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
