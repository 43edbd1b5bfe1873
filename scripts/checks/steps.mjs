import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { NO_BROWSER, findBrowser } from '../kit/browser.mjs'
import { partsOf } from './budgets.mjs'
import { build } from '../build.mjs'
import { inCache, inRoot } from '../kit/repository.mjs'
import { runNode } from '../kit/run.mjs'
import { NOT_TRIED } from '../pack-try/not-tried.mjs'
import { SECOND_TRY } from './second-tries.mjs'
import { NO_TESTS, countTests, failuresIn } from './counts.mjs'

const installed = (path) => inRoot('node_modules', path)

/**
 * All that `npm test` does, in order. A step answers whether it is `ok`, its `output`, and, where it ran tests, their `counts`, their
 * `files` and how long each took, and whether one `isTriedAgain`; `notes` are lines for the reader, and `parts` are held to budgets of
 * their own.
 */
export const STEPS = [
  {
    name: 'format',
    title: 'format',
    run: () => tool(installed('@biomejs/biome/bin/biome'), ['format', '.']),
  },
  { name: 'lint', title: 'lint', run: () => tool(installed('oxlint/bin/oxlint'), []) },
  {
    name: 'types',
    title: 'types',
    run: () => tool(installed('typescript/bin/tsc'), ['-b', '--pretty', 'false']),
  },
  { name: 'lock', title: 'lock file', run: () => tool(inRoot('scripts/check-lock.cjs'), []) },
  { name: 'clauses', title: 'clauses', run: () => tool(inRoot('scripts/clauses.mjs'), []) },
  { name: 'unit', title: 'unit and property tests', run: () => vitest('unit', ['jsdom', 'node', 'server']) },
  { name: 'build', title: 'build', run: buildAll },
  { name: 'packs', title: 'packages elsewhere', run: packsElsewhere },
  { name: 'e2e', title: 'end-to-end tests', run: endToEnd },
]

async function tool(program, args) {
  const { code, output } = await runNode([program, ...args])
  return { ok: code === 0, output }
}

async function vitest(name, projects) {
  const path = inCache('tests', `${name}.json`)
  mkdirSync(inCache('tests'), { recursive: true })
  rmSync(path, { force: true })
  const reporters = ['default', 'json', inRoot('scripts/checks/second-tries.mjs')].map(
    (name) => `--reporter=${name}`,
  )
  const program = installed('vitest/vitest.mjs')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = [program, 'run', ...chosen, ...reporters, `--outputFile.json=${path}`]
  const { code, output } = await runNode(args, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } })
  return judged(code, output, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
}

/** What came of a run: what failed stands before all that vitest said, and tests that passed at another try are named. */
function judged(code, output, report) {
  const counts = report ? countTests(report) : NO_TESTS
  const ok = code === 0 && counts.failed === 0
  const notes = output.split('\n').filter((line) => line.startsWith(SECOND_TRY))
  const told = { ok, counts, notes, isTriedAgain: notes.length > 0, files: report ? filesIn(report) : [] }
  if (ok) return { ...told, output }
  const whole = report ? `${failuresIn(report)}\n\n${output}` : output
  return { ...told, output: whole, counts: { ...counts, failed: Math.max(1, counts.failed) } }
}

/** The test files of a report, from the root of the repository, and how long each took. */
function filesIn({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(inRoot(), name).replaceAll(sep, '/'),
    seconds: (endTime - startTime) / 1000,
  }))
}

async function buildAll() {
  try {
    for (const target of ['web', 'server', 'cli']) await build(target)
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: error.message }
  }
}

/** What could not be tried on this machine is told. */
async function packsElsewhere() {
  const { ok, output } = await tool(inRoot('scripts/pack-try.mjs'), [])
  return { ok, output, notes: output.split('\n').filter((line) => line.startsWith(NOT_TRIED)) }
}

async function endToEnd() {
  const result = await vitest('e2e', ['e2e', 'alone'])
  if (await findBrowser()) return { ...result, parts: partsOf(result.files) }
  return { ...result, notes: [NO_BROWSER] }
}
