import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import type { Choreography } from '@trialhall/table-ui'
import { BEATS_OF_FIGHTS } from './fights.ts'
import { BEATS_OF_ROUNDS } from './rounds.ts'
import { BEATS_OF_SCORES } from './scores.ts'
import { BEATS_OF_TURNS } from './turns.ts'

/**
 * How every event is shown: what changes on the table, and for how long it is looked at. An act takes about 420 ms, a die 760, what
 * decides 900. What lasts is drawn from the snapshot that follows, since events name it only by its face.
 */
export const CHOREOGRAPHY: Choreography<TempusView, TempusEvent> = {
  ...BEATS_OF_ROUNDS,
  ...BEATS_OF_TURNS,
  ...BEATS_OF_FIGHTS,
  ...BEATS_OF_SCORES,
}
