import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesOf } from '../src/new-game/names.ts'
import { gameFiles } from '../src/new-game/template.ts'

/** The repository's own way to bundle a program, and to lay out what is published with it. */
interface Packing {
  readonly PUBLISHED: readonly { readonly folder: string; readonly template?: object }[]
  bundleForNode(how: { entries: readonly string[]; outdir: string }): Promise<void>
  copyTemplate(template: object | undefined, target: string): void
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
mkdirSync(join(root, '.cache/tests'), { recursive: true })
/** Below the repository, so that the bundle finds its packages. */
const place = mkdtempSync(join(root, '.cache/tests/bin-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const MODULES = {
  // Says nothing of where it stands: the flag does.
  'games.ts': `import { registry } from '@trialhall/kernel'
import { race } from '${root}examples/race/game.ts'
export const games = registry([race])`,
  'empty.ts': `import { registry } from '@trialhall/kernel'
export const games = registry([])`,
  'other.ts': 'export const race = 1',
  'broken.ts': "import { race } from './nowhere.js'\nexport const games = race",
}

async function packing(): Promise<Packing> {
  const modules = ['kit/bundle', 'packing/published', 'packing/stage'].map(
    (name) => import(join(root, 'scripts', `${name}.mjs`)),
  )
  return Object.assign({}, ...(await Promise.all(modules))) as Packing
}

/** Lays the program out as it is published, with modules of games beside it. */
beforeAll(async () => {
  const { PUBLISHED, bundleForNode, copyTemplate } = await packing()
  mkdirSync(join(place, 'src'))
  for (const [name, text] of Object.entries(MODULES)) writeFileSync(join(place, 'src', name), text)
  writeFileSync(join(place, 'src/nowhere.js'), 'throw new Error("no race today")')
  writeFileSync(join(place, 'package.json'), '{ "type": "module", "version": "7.8.9" }')
  const own = ['bin.ts', 'laws/laws-worker.ts', 'sim/sim-worker.ts'].map((name) =>
    join(root, 'apps/cli/src', name),
  )
  const theirs = Object.keys(MODULES).map((name) => join(place, 'src', name))
  await bundleForNode({ entries: [...own, ...theirs], outdir: join(place, 'dist') })
  copyTemplate(PUBLISHED.find(({ folder }) => folder === 'apps/cli')?.template, place)
}, 60_000)

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

function trialhall(args: string): Promise<Ran> {
  return new Promise((resolve) => {
    const typed = args.split(' ').filter((arg) => arg !== '')
    const child = execFile(process.execPath, ['dist/bin.js', ...typed], { cwd: place }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
    child.stdin?.end()
  })
}

test('the published program begins a game with the template that is published with it', async () => {
  const { code, out, err } = await trialhall('new-game hill-race')
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Hill Race is in hill-race. Next:')
  const expected = gameFiles(namesOf('hill-race'), new URL('../../../examples/race/', import.meta.url))
  for (const [path, text] of Object.entries(expected))
    expect(readFileSync(join(place, 'hill-race', path), 'utf8')).toBe(text)
  const { dependencies } = JSON.parse(readFileSync(join(place, 'hill-race/package.json'), 'utf8')) as {
    readonly dependencies: object
  }
  expect(dependencies).toEqual({ '@trialhall/kernel': '7.8.9', trialhall: '7.8.9' })
}, 60_000)

test.each(['--module dist/games.js laws race --runs 2', 'laws race --runs 2 --module=dist/games.js'])(
  'the laws are tried on a game of the module, in a thread: %s',
  async (args) => {
    const { code, out, err } = await trialhall(args)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('✓ every match ends (2 matches)')
  },
  60_000,
)

test('a game of the module is played', async () => {
  const { code, out, err } = await trialhall(
    '--module dist/games.js play race --persons 0 --bots random --plain --seed 4',
  )
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/ after \d+ choices\.\n/)
}, 60_000)

test('the help says where games come from', async () => {
  const { code, out } = await trialhall('--help')
  expect(code).toBe(0)
  expect(out).toContain('  new-game ')
  expect(out).toContain('trialhall --module dist/games.js play hill-race\n')
  expect((await trialhall('games')).out).toBe('There are no games.\n')
}, 60_000)

test.each<[args: string, code: number, why: RegExp]>([
  [
    'play race',
    2,
    /^There are no games here; name your module with --module, as in trialhall --module dist\/games\.js play hill-race\.$/,
  ],
  ['laws race --module', 2, /^--module needs the path of a module: /],
  ['laws race --module=', 2, /^--module needs the path of a module: /],
  [
    'laws race --module dist/left.js',
    2,
    /^There is no module dist\/left\.js; compile your games first, or name another one\.$/,
  ],
  [
    'laws race --module dist/other.js',
    1,
    /^dist\/other\.js has no games: .* exports no registry as "games"; /,
  ],
  ['laws race --module dist/empty.js', 1, /^dist\/empty\.js has no games: its registry is empty\.$/],
  ['laws race --module dist/broken.js', 1, /^dist\/broken\.js has no games: no race today$/],
  ['laws chess --module dist/games.js', 2, /^game is "chess"; allowed is race\.$/],
])(
  '"%s" is answered in one sentence',
  async (args, code, why) => {
    const ran = await trialhall(args)
    expect([ran.code, ran.out]).toEqual([code, ''])
    expect(ran.err).toMatch(/^trialhall: [^\n]*\n$/)
    expect(ran.err.replace(/^trialhall: |\n$/g, '')).toMatch(why)
  },
  60_000,
)
