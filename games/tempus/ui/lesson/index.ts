import type { Lesson } from '@trialhall/table-ui'
import { FIRST_MATCH } from '../first-match.ts'
import { blows } from './blows.ts'
import { chains } from './chains.ts'
import { firstSteps } from './first-steps.ts'
import { guardian } from './guardian.ts'
import { prizes } from './prizes.ts'
import { windows } from './windows.ts'

/** The guided first match of Trials of Tempus, with the Heroes of the first game (F-5). */
export const lesson: Lesson = {
  gameId: 'tempus',
  chapters: [firstSteps, blows, chains, windows, prizes, guardian],
  farewell: 'That is all you need to play. Whatever a card does, it tells you when you point at it.',
  seats: FIRST_MATCH.seats,
  options: FIRST_MATCH.options,
}
