import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@trialhall/bots/node'
import { registry, type AnyGame } from '@trialhall/kernel'
import { createApp } from '../src/app.ts'
import { games } from '../src/product.ts'
import { botThreads } from '../src/stewards/bot-threads.ts'
import { argonPasswords } from '../src/people/passwords.ts'
import { addService } from '../src/service.ts'
import { openThreadStore } from '../src/store/thread.ts'
import { answerMeasures } from './measures.ts'

// The server as `npm start` runs it, on a fresh data folder, but for a swarm that all comes from one address: limits are
// lifted. An argument names a module with one more game, `game`, which the product does not offer, or is `bots`: then bots think.
// `data=` and a folder keep the matches there, for a server that comes after this one.
const [given] = process.argv.slice(2)
const kept = given?.startsWith('data=') ? given.slice('data='.length) : null
const hasBots = given === 'bots'
const extra = hasBots || kept !== null ? undefined : given
const offered =
  extra === undefined ? games : registry([((await import(extra)) as { readonly game: AnyGame }).game])
const folder = kept ?? mkdtempSync(join(tmpdir(), 'trialhall-load-'))
writeFileSync(join(folder, 'index.html'), '')
const unlimited = { most: 1e9, perSecond: 1e9 }
const NO_BOTS = {
  workers: 1,
  think: () => Promise.reject(new Error('no bots here')),
  close: () => undefined,
}
const app = await createApp({ webFolder: folder, logLevel: 'error' })
const service = await addService(app, {
  store: await openThreadStore(join(folder, 'data')),
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
    if (kept === null) rmSync(folder, { recursive: true, force: true })
  },
})
