import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { beforeAll, beforeEach } from 'vitest'
import { isKiller } from './killers.mjs'

/** The names of a test and of the groups around it. */
function namesOf(task) {
  return task === undefined ? [] : [task.name, ...namesOf(task.suite)]
}

// Tests that name no clause, ruling, scenario or card do not run, so they kill nothing.
beforeEach(({ task, skip }) => {
  if (!isKiller({ file: task.file.filepath, names: namesOf(task) })) skip()
})

// Files share what they import, and with it Stryker's counts of what each test passes. After each file it tells all of them, so the
// counts of files before are taken away: told again a hundred times they fill the memory.
beforeAll(() => {
  const counts = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE]?.mutantCoverage?.perTest ?? {}
  for (const test of Object.keys(counts)) delete counts[test]
})
