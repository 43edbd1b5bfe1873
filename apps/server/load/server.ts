import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moduleOf } from '@trialhall/bots/node'
import { registry, type AnyGame } from '@trialhall/kernel'
import { createApp } from '../src/app.ts'
import { games } from '../src/product.ts'
import { botThreads } from '../src/stewards/bot-threads.ts'
import { argonPasswords } from '../src/people/passwords.ts'
import { addService, type ServiceParts } from '../src/service.ts'
import { linkPlace, openNatsLink } from '../src/link/nats-link.ts'
import { openPostgresStore } from '../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../src/store/postgres/place.ts'
import { openThreadStore } from '../src/store/thread.ts'
import { answerMeasures } from './measures.ts'

// The server as `npm start` runs it, on a fresh data folder, but for a swarm that all comes from one address: limits are
// lifted. `--game` names a module with a game, `game`, which is offered instead of the product's; with `--bots` bots think.
// `--data` keeps the matches in a folder, for a server that comes after this one. `--database` and `--link` have it share a hall.
const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    bots: { type: 'boolean', default: false },
    data: { type: 'string' },
    database: { type: 'string' },
    link: { type: 'string' },
  },
})
const { game, bots: hasBots, data: kept } = given
const offered =
  game === undefined ? games : registry([((await import(game)) as { readonly game: AnyGame }).game])
const folder = kept ?? mkdtempSync(join(tmpdir(), 'trialhall-load-'))
writeFileSync(join(folder, 'index.html'), '')
const unlimited = { most: 1e9, perSecond: 1e9 }
const NO_BOTS = {
  workers: 1,
  think: () => Promise.reject(new Error('no bots here')),
  close: () => undefined,
}

/** The embedded store, or the database that was named, which others share where there is a link. */
async function keeping(): Promise<Pick<ServiceParts, 'store' | 'shared'>> {
  if (given.database === undefined) return { store: await openThreadStore(join(folder, 'data')) }
  const link = given.link === undefined ? null : await openNatsLink(linkPlace(given.link), console.error)
  const kin = link === null ? null : 'load'
  const store = await openPostgresStore(databasePlace(given.database), { tell: console.error, kin })
  return { store, shared: link && store.owners ? { owners: store.owners, link } : null }
}

const app = await createApp({ webFolder: folder, logLevel: 'error' })
const service = await addService(app, {
  ...(await keeping()),
  games: offered,
  bots: hasBots ? botThreads(await moduleOf(games)) : NO_BOTS,
  passwords: argonPasswords(),
  limits: {
    messages: unlimited,
    chat: unlimited,
    points: unlimited,
    passwords: unlimited,
    newcomers: unlimited,
    decks: unlimited,
    efforts: unlimited,
    pages: 1e9,
    follows: 1e9,
    unfinished: 1e9,
    openTables: 1e9,
    lobby: unlimited,
    tournaments: unlimited,
    reports: unlimited,
    exports: unlimited,
    calls: unlimited,
    strangers: unlimited,
  },
  idleMs: 0,
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerMeasures({
  port: (app.server.address() as AddressInfo).port,
  rest: () => service.sweep(),
  async end() {
    await service.close()
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  },
})
