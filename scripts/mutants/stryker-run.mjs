import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { inRoot } from '../kit/repository.mjs'
import { keyOf, rangeOf } from './listing.mjs'
import { statusOf } from './verdict.mjs'

const beside = (name) => fileURLToPath(new URL(name, import.meta.url))

/** What no test of rules needs, so that it is not copied. */
const NOT_COPIED = [
  'dist',
  '.cache',
  'apps',
  'e2e',
  'bench',
  'examples',
  'lint',
  'screens',
  'data',
  'docs/images',
  '/tsconfig.json',
]

function otherGames(game) {
  const games = readdirSync(inRoot('games')).filter((name) => name !== game)
  return games.map((name) => `games/${name}`)
}

/**
 * Runs the tests of a game against each mutant of the sample. Gives the status of each by its key, as Stryker names it.
 * `folder` takes the list of the sample, a copy of the repository while it runs, and the results for a later `again`.
 */
export async function runStryker({ game, sample, folder, concurrency, isAgain }) {
  const incrementalFile = join(folder, 'results.json')
  if (!isAgain) rmSync(incrementalFile, { force: true })
  process.env.TRIALHALL_MUTANTS = game
  process.env.TRIALHALL_RUNS ??= '5' // of each property: every mutant that nothing quicker notices passes through them
  process.env.TRIALHALL_SAMPLE = join(folder, 'sample.json')
  writeFileSync(process.env.TRIALHALL_SAMPLE, JSON.stringify(sample.map(({ key }) => key)))
  const results = await new Stryker({
    // only what was drawn: with every mutant of these files in them, the tests take three times as long
    mutate: [...new Set(sample.map((mutant) => rangeOf(game, mutant)))],
    testRunner: 'telling',
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
    checkers: ['sample'],
    plugins: ['@stryker-mutator/vitest-runner', beside('runner.mjs'), beside('checker.mjs')],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    concurrency,
    // generous: what is slow on a busy machine is no mutant that runs on; those are found by counting how often they are passed
    timeoutMS: 120_000,
    timeoutFactor: 10,
    dryRunTimeoutMinutes: 20,
    disableTypeChecks: false,
    tsconfigFile: 'none',
    ignorePatterns: [...NOT_COPIED, ...otherGames(game)],
    tempDirName: join(folder, 'copy'),
    cleanTempDir: 'always',
    reporters: ['progress of the sample'],
    logLevel: 'warn',
    allowConsoleColors: false,
    warnings: false,
  }).runMutationTest()
  forgetUndrawn(incrementalFile)
  return new Map(results.map((result) => [keyOf(fromZero(result)), statusOf(result)]))
}

/** In results lines and columns count from 1, everywhere else from 0. */
function fromZero({ location: { start, end }, ...mutant }) {
  const less = ({ line, column }) => ({ line: line - 1, column: column - 1 })
  return { ...mutant, location: { start: less(start), end: less(end) } }
}

/** Mutants that were not drawn have no result worth keeping for another sample. */
function forgetUndrawn(path) {
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'CompileError')
  writeFileSync(path, JSON.stringify(report))
}
