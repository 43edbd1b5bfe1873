import { expect, test } from 'vitest'
import { nodeFault } from '../../kit/node-version.mjs'
import { addCounts, countTests, failuresIn, summary } from '../../checks/counts.mjs'
import { runSteps } from '../../checks/run-steps.mjs'

interface Result {
  readonly ok: boolean
  readonly output: string
  readonly counts?: { readonly passed: number; readonly failed: number; readonly skipped: number }
  readonly notes?: readonly string[]
  readonly files?: readonly { readonly path: string; readonly seconds: number }[]
  readonly parts?: readonly { readonly name: string; readonly seconds: number }[]
  readonly isTriedAgain?: boolean
}
const step = (name: string, result: Result) => ({ name, title: name, run: () => Promise.resolve(result) })

async function printed(...steps: ReturnType<typeof step>[]): Promise<{ isFine: boolean; lines: string[] }> {
  const lines: string[] = []
  return { isFine: await runSteps(steps, (line: string) => lines.push(line)), lines }
}

const counts = { passed: 3, failed: 0, skipped: 1 }

test('the last line sums the tests of all steps', async () => {
  const tests = step('unit', { ok: true, output: '', counts })
  const { isFine, lines } = await printed(step('lint', { ok: true, output: 'quiet' }), tests, tests)
  expect(isFine).toBe(true)
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 2 skipped')
  expect(lines.join('\n')).not.toContain('quiet')
})

test('the first step that fails shows its output and ends the run', async () => {
  const { isFine, lines } = await printed(
    step('lint', { ok: false, output: 'a.ts: no' }),
    step('unit', { ok: true, output: '' }),
  )
  expect(isFine).toBe(false)
  expect(lines).toEqual([
    expect.stringMatching(/^FAILED {2}lint/),
    '\na.ts: no\n',
    expect.stringMatching(/^in all 0 s; on two idle cores 0 of \d+ s$/),
    '0 passed, 1 failed, 0 skipped',
  ])
})

test('each step tells what it took of its budget, and the slowest files are named before the sum', async () => {
  const files = [
    { path: 'a.test.ts', seconds: 2 },
    { path: 'b.test.ts', seconds: 3 },
  ]
  const { lines } = await printed(step('unit', { ok: true, output: '', counts, files }))
  expect(lines[0]).toMatch(/^ok {6}unit \(0 of \d+ s\): 3 passed, 0 failed, 1 skipped$/)
  expect(lines.at(-3)).toBe('slowest: b.test.ts 3 s, a.test.ts 2 s')
})

const slow = { ok: true, output: '', counts, parts: [{ name: 'lanes', seconds: 100_000 }] }

test('a step that passes but takes longer than it may fails with a sentence', async () => {
  const { isFine, lines } = await printed(step('e2e', slow), step('lint', { ok: true, output: '' }))
  expect(isFine).toBe(false)
  expect(lines[0]).toMatch(/^FAILED {2}e2e .*: 3 passed, 1 failed, 1 skipped$/)
  expect(lines.join('\n')).toContain('The end-to-end tests of lanes took 100000 s; the budget is ')
  expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped')
})

test('a step in which a test was tried again is not held to its budget', async () => {
  const tried = { ...slow, notes: ['passed at another try: a'], isTriedAgain: true }
  const { isFine, lines } = await printed(step('e2e', tried))
  expect(isFine).toBe(true)
  expect(lines).toContain('        passed at another try: a')
})

test('a test file that cannot be loaded counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [broken],
  }
  expect(countTests(report)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  expect(summary(addCounts(counts, counts))).toBe('6 passed, 0 failed, 2 skipped')
})

test('what failed is told by test and message, files that could not be loaded too', () => {
  const passed = { status: 'passed', fullName: 'fine', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'a hand is dealt', failureMessages: ['expected 5, got 4'] }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failuresIn({ testResults })).toBe(
    'a.test.ts > a hand is dealt\nexpected 5, got 4\n\nb.test.ts\nno such module',
  )
})

test.each(['18.20.4', '20.18.3'])('Node %s is refused in one sentence', (version) => {
  expect(nodeFault(version)).toBe(
    `Trialhall needs Node 20.19 or later; this is ${version}. Get one from https://nodejs.org.`,
  )
})

test.each(['20.19.0', '22.0.0', '24.21.0'])('Node %s will do', (version) => {
  expect(nodeFault(version)).toBeUndefined()
})
