import type { Lesson } from '@trialhall/table-ui'
import { crossedSwords } from './crossed-swords.ts'
import { firstTrial } from './first-trial.ts'
import { handOfTricks } from './hand-of-tricks.ts'
import { lastRounds } from './last-rounds.ts'

/** The guided first match of Sigmar's Trial. */
export const lesson: Lesson = {
  gameId: 'sigmar',
  chapters: [firstTrial, handOfTricks, crossedSwords, lastRounds],
  farewell:
    'That is all you need to play. What is left, every card and every space tells you when you point at it.',
  seats: 2,
}
