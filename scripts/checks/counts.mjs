/** The counts of a run without tests. */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 }

/**
 * Passed, failed and skipped tests of a vitest report. A file that could not be loaded is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults?: { status: string, assertionResults: unknown[] }[] }} report
 */
export function countTests({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults = [],
}) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests + (numTodoTests ?? 0),
  }
}

/** The sum of several runs. */
export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The tests of a vitest report that failed, each with its message; the first thing that a reader of a failed run needs. */
export function failuresIn({ testResults }) {
  const blocks = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return failed.map((one) => `${name} > ${one.fullName}\n${one.failureMessages.join('\n')}`)
  })
  return blocks.join('\n\n')
}
