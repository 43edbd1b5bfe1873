import type { Measure } from '../measure.ts'
import { asks } from './asks.ts'
import { battles } from './battles.ts'
import { chance } from './chance.ts'
import { choices } from './choices.ts'
import { costs } from './costs.ts'
import { headless } from './headless.ts'
import { interactive } from './interactive.ts'
import { log } from './log.ts'
import { long } from './long.ts'
import { memory } from './memory.ts'
import { race } from './race.ts'
import { search } from './search.ts'
import { sight } from './sight.ts'
import { sizes } from './sizes.ts'
import { undo } from './undo.ts'

/** Everything that is measured, in the order of the tables. */
export const MEASURES: readonly Measure[] = [
  race,
  battles,
  headless,
  interactive,
  chance,
  choices,
  undo,
  memory,
  costs,
  search,
  asks,
  log,
  sizes,
  sight,
  long,
]
