import { ENDS_HERE, type Game } from '@trialhall/kernel'
import { CATALOG } from './content/catalog.ts'
import { cover } from './cover.ts'
import type { TempusEvent } from './events.ts'
import { cloneState } from './match/clone.ts'
import { OPTIONS, vetOptions } from './match/options.ts'
import { setPosition } from './match/position.ts'
import { setUp } from './match/setup.ts'
import { zonesOf } from './match/zones.ts'
import { playSegment } from './rules/round/rounds.ts'
import { concede, outcomeOf } from './rules/score.ts'
import type { TempusState } from './state.ts'
import { WORDS } from './words/words.ts'

/**
 * Trials of Tempus: two parties of Heroes on a map of 30 by 30 spaces. A segment is a pick of the draft, a phase, one decision of a Hero's turn with all that
 * comes of it, or the slot of a Monster or an Event.
 */
export const tempus: Game<TempusState, TempusEvent> = {
  ...cover,
  rulesVersion: 1,
  /** There is no version before 1 from which a match could come. */
  migrate: () => ENDS_HERE,
  options: OPTIONS,
  vet: vetOptions,
  catalog: CATALOG,
  setup: setUp,
  advance: playSegment,
  outcome: outcomeOf,
  clone: cloneState,
  zones: zonesOf,
  setPosition,
  words: WORDS,
  leave: concede,
}

export type { TempusOption, TempusPrompt } from './asks.ts'
export type { TempusEvent } from './events.ts'
export type { TempusPosition, TempusState, TempusView } from './state.ts'
