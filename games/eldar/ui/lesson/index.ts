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
    'That is all you need to play. What a card does stands on it, and what cannot be used says why: point at it.',
  seats: 2,
}
