import type { Lesson } from '@trialhall/table-ui'
import { costs } from './costs.ts'
import { glory } from './glory.ts'
import { initiative } from './initiative.ts'
import { statuses } from './statuses.ts'
import { theStack } from './the-stack.ts'

/** The guided first match of Trials of the Eldar. */
export const lesson: Lesson = {
  gameId: 'eldar',
  chapters: [costs, theStack, initiative, statuses, glory],
  farewell:
    'That is all you need to play. To win: strike one enemy until it falls, equip a Hero each round, keep some Focus for answers, and yield when little is left to do. Point at anything to read it; what cannot be used says why.',
  seats: 2,
}
