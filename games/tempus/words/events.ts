import type { Sayings } from '@trialhall/kernel'
import type { TempusEvent } from '../events.ts'
import { EVENTS_OF_FIGHTS } from './log/fights.ts'
import { EVENTS_OF_ROUNDS } from './log/rounds.ts'
import { EVENTS_OF_SCORES } from './log/scores.ts'
import { EVENTS_OF_TURNS } from './log/turns.ts'
import type { TempusFacts } from './names.ts'

/** One line of the log for each kind of event; a forgotten one does not compile. */
export const EVENT_WORDS: Sayings<TempusFacts, TempusEvent, 'type'> = {
  ...EVENTS_OF_ROUNDS,
  ...EVENTS_OF_TURNS,
  ...EVENTS_OF_FIGHTS,
  ...EVENTS_OF_SCORES,
}
