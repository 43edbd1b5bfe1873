import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

/** The repository's own way to bundle a program. */
interface Bundler {
  bundleForNode(how: { entries: readonly string[]; outdir: string }): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Below the repository, so that the bundle finds its packages. */
const built = join(root, '.cache/tests/games-of-others')

/** A program of others: its games stand in a module of their own, which the main file and the threads import. */
const GAMES = `import { registry, type Registry } from '@trialhall/kernel'
import { race } from '${root}examples/race/game.ts'
export const games: Registry = registry([race], new URL('./own.ts', import.meta.url))`
const MAIN = `import { runCli } from '${root}apps/cli/src/index.ts'
import { games } from './own.ts'
process.exitCode = await runCli({ games })`
const NAMELESS = `import { runCli } from '${root}apps/cli/src/index.ts'
import { registry } from '@trialhall/kernel'
import { race } from '${root}examples/race/game.ts'
process.exitCode = await runCli({ games: registry([race]), args: ['laws', 'race'] })`

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

function node(program: string, ...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(built, 'dist', program), ...args], (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

beforeAll(async () => {
  mkdirSync(join(built, 'src'), { recursive: true })
  const sources = { 'own.ts': GAMES, 'main.ts': MAIN, 'nameless.ts': NAMELESS }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(built, 'src', name), text)
  const entries = [
    ...Object.keys(sources).map((name) => join(built, 'src', name)),
    ...['laws/laws-worker.ts', 'sim/sim-worker.ts'].map((name) => join(root, 'apps/cli/src', name)),
  ]
  const { bundleForNode } = (await import(join(root, 'scripts/kit/bundle.mjs'))) as Bundler
  writeFileSync(join(built, 'package.json'), '{ "type": "module", "version": "7.8.9" }')
  await bundleForNode({ entries, outdir: join(built, 'dist') })
}, 60_000)

test('a program of others knows their games and no other', async () => {
  expect(await node('main.js', 'games', '--json')).toMatchObject({ code: 0, err: '' })
  const { code, err } = await node('main.js', 'play', 'sigmar')
  expect([code, err]).toEqual([2, 'trialhall: game is "sigmar"; allowed is race.\n'])
}, 60_000)

test('a program of others has no commands for the operators of a server', async () => {
  expect((await node('main.js', '--help')).out).not.toMatch(/salvage|reset-password/)
  expect(await node('main.js', 'salvage', 'data')).toMatchObject({ code: 2, out: '' })
}, 60_000)

test('threads of simulations and of laws play their games', async () => {
  const sim = await node('main.js', 'sim', 'race', '--games', '40', '--cores', '2', '--json')
  expect(sim.err).toBe('')
  expect(JSON.parse(sim.out)).toMatchObject({ game: 'race', games: 40, isComplete: true })
  const laws = await node('main.js', 'laws', 'race', '--runs', '2')
  expect([laws.code, laws.err]).toEqual([0, ''])
  expect(laws.out).toContain('✓ every match ends (2 matches)')
}, 60_000)

test('games that name no module are refused in one sentence where a thread would need them', async () => {
  const { code, out, err } = await node('nameless.js')
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(
    /^trialhall: The games name no module; threads import the games anew, so make them .*\n$/,
  )
}, 60_000)
