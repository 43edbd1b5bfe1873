import type { Options } from '@trialhall/kernel'
import type { EldarState } from '../../state.ts'
import { DECK_SIZE, GLORY, ROUNDS, type Format } from '../../terms.ts'

/** What the options of a match settle for good (E-37.01). */
export type MatchRules = Pick<
  EldarState,
  | 'format'
  | 'perSide'
  | 'goal'
  | 'rounds'
  | 'roundCap'
  | 'extraFocus'
  | 'deckSize'
  | 'anyClass'
  | 'asksAlways'
  | 'dealsDecks'
>

/** The rules that decks are checked against (E-2.01, E-2.02). */
export type DeckRules = Pick<MatchRules, 'format' | 'perSide' | 'deckSize' | 'anyClass'>

/** The rules of a match: the format, and what Freestyle changes (E-36, E-37). */
export function rulesOf(options: Options): MatchRules {
  const format = options.format as Format
  const isFree = format === 'freestyle'
  const isMini = format === 'mini'
  return {
    format,
    perSide: isMini ? 1 : isFree ? Number(options.heroes) : 2,
    goal: isMini ? 1 : GLORY, // E-36.01
    rounds: isMini ? 0 : ROUNDS, // E-R69
    roundCap: Number(options.roundCap),
    extraFocus: isFree ? Number(options.extraFocus) : 0,
    deckSize: isFree ? Number(options.deckSize) : DECK_SIZE,
    anyClass: isFree && options.anyClass === true,
    asksAlways: options.windows === 'always',
    dealsDecks: options.deckDeal === 'random',
  }
}
