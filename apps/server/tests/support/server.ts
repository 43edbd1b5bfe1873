import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BotPool, serveBots, type PoolParts } from '@trialhall/bots/worker'
import { games } from '@trialhall/games'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../src/app.ts'
import { argonPasswords } from '../../src/people/passwords.ts'
import { addService, type Service, type ServiceParts } from '../../src/service.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/store/store.ts'
import { wasmDriver } from '../../src/store/driver/wasm-driver.ts'
import { USUAL_LIMITS } from '../../src/web/limits.ts'

/** A server under test, on a port of its own. */
export interface TestServer {
  readonly service: Service
  readonly store: Store
  readonly app: FastifyInstance
  /** `127.0.0.1:port`. */
  readonly host: string
  close(): Promise<void>
}

const open = new Set<TestServer>()
let webFolder: string | null = null

/** A folder with a page, the same for all servers of a test file. */
function builtWeb(): string {
  if (webFolder !== null) return webFolder
  webFolder = mkdtempSync(join(tmpdir(), 'trialhall-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<title>Trialhall</title>')
  return webFolder
}

/** Ends what is left of a test file. */
export async function closeServers(): Promise<void> {
  for (const server of open) await server.close()
  if (webFolder !== null) rmSync(webFolder, { recursive: true, force: true })
  webFolder = null
}

/** What servers under test give their metrics for. */
export const METRICS_TOKEN = 'a-token-of-some-length'
/** The headers that ask for them. */
export const FOR_METRICS: { readonly headers: Record<string, string> } = {
  headers: { authorization: `Bearer ${METRICS_TOKEN}` },
}

/** A store in memory. */
export async function memoryStore(): Promise<SqliteStore> {
  return new SqliteStore(await wasmDriver(':memory:'))
}

/** Starts a server; it is closed after the tests of the file. */
export async function startServer(
  parts: Partial<ServiceParts> = {},
  how: Partial<AppOptions> = {},
): Promise<TestServer> {
  const app = await createApp({ webFolder: builtWeb(), ...how })
  const store = parts.store ?? (await memoryStore())
  const service = await addService(app, {
    games,
    bots: new BotPool({ workers: 1, open: channelInside }),
    passwords: argonPasswords({ memorySize: 64, iterations: 1, parallelism: 1 }),
    metricsToken: METRICS_TOKEN,
    limits: { ...USUAL_LIMITS, messages: { most: 100_000, perSecond: 100_000 } },
    ...parts,
    store,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const server: TestServer = {
    service,
    store,
    app,
    host: `127.0.0.1:${port}`,
    async close() {
      if (!open.delete(server)) return
      await service.close()
      await app.close()
    },
  }
  open.add(server)
  return server
}

type BotChannel = ReturnType<PoolParts['open']>

/** Bots that think in this thread, behind the same messages. */
function channelInside(): BotChannel {
  let ask: (message: Parameters<BotChannel['send']>[0]) => void = () => undefined
  let answer: Parameters<BotChannel['listen']>[0] = () => undefined
  serveBots(games, {
    send: (message) => void setImmediate(() => answer(message)),
    listen: (hear) => {
      ask = hear
    },
  })
  return {
    send: (message) => void setImmediate(() => ask(structuredClone(message))),
    listen: (hear) => {
      answer = hear
    },
    onDeath: () => undefined,
    end: () => undefined,
  }
}
