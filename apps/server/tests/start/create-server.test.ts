import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry, type Registry } from '@trialhall/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { createServer as fromSource, type GameServer, type ServerOptions } from '../../src/index.ts'
import { Person, playOn } from '../support/person.ts'
import { FOR_METRICS, METRICS_TOKEN } from '../support/server.ts'

/** The repository's own way to bundle a program. */
interface Bundler {
  bundleForNode(how: { entries: readonly string[]; outdir: string }): Promise<void>
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Below the repository, so that the bundle finds its packages. */
const built = join(root, '.cache/tests/own-server')
const folder = mkdtempSync(join(tmpdir(), 'trialhall-own-'))
const webFolder = join(folder, 'web')

/** A server of others: its games stand in a module of their own. */
const GAMES = `import { registry, type Registry } from '@trialhall/kernel'
import { race } from '${root}examples/race/game.ts'
export { createServer } from '${root}apps/server/src/index.ts'
export const games: Registry = registry([race], new URL('./own.ts', import.meta.url))`

interface OwnServer {
  readonly games: Registry
  readonly createServer: (options: ServerOptions) => Promise<GameServer>
}

const own: { module: OwnServer | null } = { module: null }

beforeAll(async () => {
  mkdirSync(webFolder)
  writeFileSync(join(webFolder, 'index.html'), '<title>Race</title>')
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'own.ts'), GAMES)
  const workers = ['stewards/bot-worker.ts', 'people/password-worker.ts', 'store/store-worker.ts']
  const entries = [join(built, 'own.ts'), ...workers.map((name) => join(root, 'apps/server/src', name))]
  const { bundleForNode } = (await import(join(root, 'scripts/kit/bundle.mjs'))) as Bundler
  await bundleForNode({ entries, outdir: join(built, 'dist') })
  own.module = (await import(join(built, 'dist/own.js'))) as OwnServer
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a server of the game of others; each on a data folder of its own. */
function start(data: string): Promise<GameServer> {
  if (!own.module) throw new Error('nothing is bundled')
  const { createServer, games } = own.module
  return createServer({
    games,
    webFolder,
    dataFolder: join(folder, data),
    port: 0,
    metricsToken: METRICS_TOKEN,
  })
}

test('a server tells its address, offers the games it was given, and gives everything back', async () => {
  const server = await start('first')
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`)
  expect(server.data.folder).toBe(join(folder, 'first'))
  const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as { games: { id: string }[] }
  expect(games.map(({ id }) => id)).toEqual(['race'])
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  const again = await start('first') // its folder is free
  await again.close()
}, 60_000)

test('bots think about these games in threads of their own', async () => {
  const server = await start('second')
  const person = await Person.arrive(`127.0.0.1:${server.port}`)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }] as const
  const { id } = await person.create({ game: 'race', seats: [...seats] })
  const page = await person.page()
  await page.watch(id)
  await playOn(page, id, { seed: 1, upTo: 6 })
  const { body } = await person.ask('GET', '/metrics', FOR_METRICS)
  expect(String(body)).toMatch(/trialhall_bot_stand_ins_total 0/)
  expect(Number(/trialhall_bot_seconds_count (\d+)/.exec(String(body))?.[1])).toBeGreaterThan(0)
  await server.close()
}, 60_000)

test('games that name no module are refused in one sentence, before anything is made', async () => {
  const dataFolder = join(folder, 'third')
  await expect(fromSource({ games: registry([race]), webFolder, dataFolder, port: 0 })).rejects.toThrow(
    /^The games name no module; threads import the games anew, so make them in a module of their own: /,
  )
  expect(existsSync(dataFolder)).toBe(false)
})
