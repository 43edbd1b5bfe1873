import type { Measure } from '../measure.ts'
import { asks } from './asks.ts'
import { battles } from './battles.ts'
import { chance } from './chance.ts'
import { costs } from './costs.ts'
import { headless } from './headless.ts'
import { interactive } from './interactive.ts'
import { log } from './log.ts'
import { long } from './long.ts'
import { memory } from './memory.ts'
import { race } from './race.ts'
import { search } from './search.ts'
import { undo } from './undo.ts'

/** Everything that is measured, in the order of the tables. */
export const MEASURES: readonly Measure[] = [
  race,
  battles,
  headless,
  interactive,
  chance,
  undo,
  memory,
  costs,
  search,
  asks,
  log,
  long,
]
