import { NO_TESTS, addCounts, summary } from './test-counts.mjs'

/**
 * Runs the steps in order, says each one's name and time, and stops at the first that fails, with its output.
 * A failed step that runs no tests counts as one failure. Answers whether all is well.
 */
export async function runSteps(steps, print = console.log) {
  let counts = NO_TESTS
  let isFine = true
  for (const { title, run } of steps) {
    const began = performance.now()
    showRunning(title)
    const result = await run()
    clearRunning()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    counts = addCounts(counts, result.counts ?? { ...NO_TESTS, failed: result.ok ? 0 : 1 })
    print(`${result.ok ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)${describe(result.counts)}`)
    if (result.note) print(`        ${result.note}`)
    if (result.ok) continue
    print(`\n${result.output.trimEnd()}\n`)
    isFine = false
    break
  }
  print(summary(counts))
  return isFine
}

const describe = (counts) => (counts ? `: ${summary(counts)}` : '')

/** On a terminal the running step is named until it ends. */
function showRunning(title) {
  if (process.stdout.isTTY) process.stdout.write(`…       ${title}`)
}

function clearRunning() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
}
