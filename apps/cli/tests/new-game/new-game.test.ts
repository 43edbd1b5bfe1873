import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame, Registry } from '@trialhall/kernel'
import { LAWS, tryLaws } from '@trialhall/kernel/laws'
import { sure } from '@trialhall/kernel/testkit'
import { afterAll, expect, test } from 'vitest'
import { TOOLS } from '../../src/new-game/project.ts'
import { run, type Ran } from '../support/terminal.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
mkdirSync(join(root, '.cache/tests'), { recursive: true })
/** Below the repository, so that the new game finds its packages. */
const place = mkdtempSync(join(root, '.cache/tests/new-game-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

function newGame(id: string, folder = id): Promise<Ran> {
  return run(`new-game ${id} --folder ${join(place, folder)}`)
}

async function gamesIn(folder: string): Promise<Registry> {
  const module = (await import(pathToFileURL(join(place, folder, 'games.ts')).href)) as { games: Registry }
  return module.games
}

test('a new game comes with rules, tests, a program and what explains them', async () => {
  const { code, out, err } = await newGame('hill-race')
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Hill Race is in ')
  expect(out).toMatch(/npm run pack --prefix "[^"]+"[^]*npm install "[^"]+packages"\/\*\.tgz\n/)
  expect(out).toContain('  npm start -- play hill-race --bots adept\n')
  const files = readdirSync(join(place, 'hill-race'), { recursive: true }).map(String).toSorted()
  expect(files).toEqual(
    ['.gitignore', 'README.md', 'game.ts', 'games.ts', 'main.ts', 'package.json', 'tests'].concat([
      'tests/hill-race.test.ts',
      'tests/laws.test.ts',
      'tsconfig.json',
    ]),
  )
  const texts = files
    .filter((file) => file !== 'tests')
    .map((file) => readFileSync(join(place, 'hill-race', file), 'utf8'))
  expect(texts.filter((text) => /\b(?:race|Race[A-Z]\w*)\b/.test(text.replaceAll('hill-race', '')))).toEqual(
    [],
  )
})

test('it has its own name everywhere, also where that holds the name of Race', async () => {
  await newGame('race-of-kings')
  const text = readFileSync(join(place, 'race-of-kings/game.ts'), 'utf8')
  expect(text).toContain('/** The state of a Race Of Kings: plain')
  expect(text).toContain('export const raceOfKings: Game<RaceOfKingsState, RaceOfKingsEvent> = {')
  expect(text).not.toMatch(/Kings Of|Kings\w* Kings|RaceOfKingsOf/)
  const [game] = (await gamesIn('race-of-kings')).games
  expect([game?.id, game?.title]).toEqual(['race-of-kings', 'Race Of Kings'])
})

test('it keeps every law at once', async () => {
  await newGame('ambush')
  const game = sure((await gamesIn('ambush')).find('ambush')) as AnyGame
  expect(game.title).toBe('Ambush')
  const news = [...tryLaws(game, { runs: 3, seed: 1 }, LAWS)]
  expect(news.filter(({ type }) => type === 'broken' || type === 'untried')).toEqual([])
  expect(news.filter(({ type }) => type === 'kept')).toHaveLength(LAWS.length)
}, 60_000)

test('it is played in the terminal, and its registry names its module', async () => {
  await newGame('tower')
  const games = await gamesIn('tower')
  expect(games.module).toMatch(/tower\/games\.ts$/)
  const played = await run('play tower --persons 0 --bots random --plain --seed 4', '', null, games)
  expect([played.code, played.err]).toEqual([0, ''])
  expect(played.out).toMatch(/wins|won|draw/i)
})

test('it compiles, its tests included, with the settings that it comes with', async () => {
  await newGame('long-jump')
  const folder = join(place, 'long-jump')
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: {
      noEmit: true,
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
      customConditions: ['source'],
      lib: ['es2023', 'dom'], // of the sources of our packages, which are published compiled
      jsx: 'react-jsx',
    },
    include: ['*.ts', 'tests/*.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.all.json'), JSON.stringify(settings))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', 'tsconfig.all.json'], { cwd: folder }, (_error, out) =>
      resolve(out),
    )
  })
  expect(said).toBe('')
}, 60_000)

test('it asks for the packages of this version and the tools that we use', async () => {
  await newGame('versions')
  const made = JSON.parse(readFileSync(join(place, 'versions/package.json'), 'utf8')) as {
    name: string
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  expect(made.name).toBe('versions')
  expect(made.dependencies).toEqual({ '@trialhall/kernel': '9.8.7', trialhall: '9.8.7' })
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as typeof made
  expect(own.devDependencies).toMatchObject(TOOLS)
})

test.each<[id: string, why: RegExp]>([
  [
    'Race',
    /^trialhall: The id of a game is "Race"; allowed are up to 30 small letters and digits, with a hyphen between words, such as hill-race\.\n$/,
  ],
  ['hill_race', /"hill_race"; allowed are/],
  ['-hill', /./],
  ['../hill', /"\.\.\/hill"; allowed are/],
  ['x'.repeat(31), /allowed are up to 30/],
  [
    'class',
    /^trialhall: The id of a game is "class", and "class" is a word that its files use already; choose another one\.\n$/,
  ],
  ['score', /"score" is a word that its files use already/],
  ['sprint', /^trialhall: There is a game "sprint" already, Sprint; choose another id\.\n$/],
])('the id %s is refused in one sentence, and nothing is written', async (id, why) => {
  const { code, out, err } = await newGame(id, 'refused')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(why)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(existsSync(join(place, 'refused'))).toBe(false)
})

test('a folder that is there already is left as it is', async () => {
  mkdirSync(join(place, 'mine'))
  writeFileSync(join(place, 'mine/game.ts'), 'mine')
  const { code, err } = await newGame('relay', 'mine')
  expect([code, err]).toEqual([
    2,
    `trialhall: ${join(place, 'mine')} is there already; name a new folder with --folder.\n`,
  ])
  expect(readdirSync(join(place, 'mine'))).toEqual(['game.ts'])
})
