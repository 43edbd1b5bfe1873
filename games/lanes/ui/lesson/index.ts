import type { Lesson } from '@trialhall/table-ui'
import { faceDown } from './face-down.ts'
import { firstUnits } from './first-units.ts'
import { lastStrike } from './last-strike.ts'
import { twoWaves } from './two-waves.ts'

/** The guided first match of Lanes. */
export const lesson: Lesson = {
  gameId: 'lanes',
  chapters: [firstUnits, twoWaves, faceDown, lastStrike],
  farewell:
    'That is all you need to play. Conditions, Enchantments and Auras explain themselves where they lie: point at them.',
  seats: 2,
}
