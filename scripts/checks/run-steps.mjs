import { excesses, slowest, spent, spentByParts, spentInAll } from './budgets.mjs'
import { Pace } from './pace.mjs'
import { NO_TESTS, addCounts, summary } from './counts.mjs'

/**
 * Runs the steps in order, says each one's name and time, and stops at the first that fails or takes longer than its budget, with its
 * output. A failed step that runs no tests counts as one failure. Names the slowest test files and the time of the whole run. Answers whether all is well.
 */
export async function runSteps(steps, print = console.log, pace = new Pace()) {
  let counts = NO_TESTS
  let isFine = true
  const [files, taken] = [[], []]
  for (const { name, title, run } of steps) {
    showRunning(title)
    const result = await timed(name, run, pace)
    clearRunning()
    files.push(...(result.files ?? []))
    taken.push(result)
    counts = addCounts(counts, result.counts ?? { ...NO_TESTS, failed: result.ok ? 0 : 1 })
    print(`${result.ok ? 'ok    ' : 'FAILED'}  ${title} (${spent(result)})${describe(result.counts)}`)
    for (const note of result.notes) print(`        ${note}`)
    if (result.ok) continue
    print(`\n${result.output.trimEnd()}\n`)
    isFine = false
    break
  }
  if (files.length > 0) print(`slowest: ${slowest(files).join(', ')}`)
  print(spentInAll(taken))
  print(summary(counts))
  return isFine
}

/** Runs a step, takes its time and holds it to its budget. Where a test was tried again, time says nothing. */
async function timed(name, run, pace) {
  const began = performance.now()
  pace.start()
  const result = await run()
  pace.stop()
  const step = { name, seconds: (performance.now() - began) / 1000 }
  const [slowness, parts] = [pace.take(), result.parts ?? []]
  const notes = [...(result.notes ?? [])]
  if (parts.length > 0) notes.push(spentByParts(parts))
  if (slowness > 1) notes.push(`this machine takes ${slowness.toFixed(1)} times as long as two idle cores`)
  const over = result.ok && !result.isTriedAgain ? excesses(step, parts, slowness) : []
  if (over.length === 0) return { ...result, ...step, pace: slowness, notes }
  const counts = addCounts(result.counts ?? NO_TESTS, { ...NO_TESTS, failed: 1 })
  return { ...result, ...step, pace: slowness, notes, counts, ok: false, output: over.join('\n') }
}

const describe = (counts) => (counts ? `: ${summary(counts)}` : '')

/** On a terminal the running step is named until it ends. */
function showRunning(title) {
  if (process.stdout.isTTY) process.stdout.write(`…       ${title}`)
}

function clearRunning() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
}
