import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { NO_BROWSER, findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { inCache, inRoot } from './repository.mjs'
import { runNode } from './run.mjs'
import { NO_TESTS, countTests } from './test-counts.mjs'

const installed = (path) => inRoot('node_modules', path)

/**
 * All that `npm test` does, in order. A step answers whether it is `ok`, its `output`, and, where it ran tests,
 * their `counts`; `note` is a line for the reader.
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
  { name: 'unit', title: 'unit and property tests', run: () => vitest('node') },
  { name: 'build', title: 'build', run: buildAll },
  { name: 'e2e', title: 'end-to-end tests', run: endToEnd },
]

async function tool(program, args) {
  const { code, output } = await runNode([program, ...args])
  return { ok: code === 0, output }
}

async function vitest(project) {
  const report = inCache('tests', `${project}.json`)
  mkdirSync(inCache('tests'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = installed('vitest/vitest.mjs')
  const { code, output } = await runNode([program, 'run', '--project', project, ...reporters], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : NO_TESTS
  const ok = code === 0 && counts.failed === 0
  return { ok, output, counts: ok ? counts : { ...counts, failed: Math.max(1, counts.failed) } }
}

async function buildAll() {
  try {
    for (const target of ['web', 'server', 'cli']) await build(target)
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: error.message }
  }
}

async function endToEnd() {
  const note = (await findBrowser()) ? undefined : NO_BROWSER
  return { ...(await vitest('e2e')), note }
}
