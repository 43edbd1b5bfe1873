import { beforeEach } from 'vitest'
import { isKiller } from './killers.mjs'

/** The names of a test and of the groups around it. */
function namesOf(task) {
  return task === undefined ? [] : [task.name, ...namesOf(task.suite)]
}

// Tests that name no clause, ruling, scenario or card do not run, so they kill nothing.
beforeEach(({ task, skip }) => {
  if (!isKiller({ file: task.file.filepath, names: namesOf(task) })) skip()
})
