import type { Action, Face } from './faces.ts'

// Most of what a seat has cannot be used at a given moment. These numbers tell without a look at the action itself.

/** A Slow action. */
export const NEEDS_SLOW = 1
/** An action that exhausts. */
export const NEEDS_STAMINA = 2
/** How far left the printed Focus stands in the needs of an action. */
const FOCUS_PLACE = 2
/** What is no action needs more Focus than anybody has. */
export const NOT_USED: number = 1_000_000 << FOCUS_PLACE

/** What a card from hand needs, in one number: its bits, and its printed Focus above them. */
export function playNeeds({ play }: Face): number {
  return play === null ? NOT_USED : needsOf(play)
}

/** What each of the actions printed on a permanent or a Hero needs at least. */
export function abilityNeeds({ actions }: Face): number {
  if (actions.length === 0) return NOT_USED
  const bits = actions.reduce((shared, { action }) => shared & needsOf(action), NEEDS_SLOW | NEEDS_STAMINA)
  return bits | (Math.min(...actions.map(({ action }) => action.focus)) << FOCUS_PLACE)
}

function needsOf({ speed, exhausts, focus }: Action): number {
  return (speed === 'slow' ? NEEDS_SLOW : 0) | (exhausts ? NEEDS_STAMINA : 0) | (focus << FOCUS_PLACE)
}

/** What a Hero can give at a moment: it does without what is `barred`, and has at most so much Focus. */
export interface Reach {
  readonly barred: number
  readonly focus: number
}

/** True when needs go beyond a reach. */
export function isBeyond(needs: number, { barred, focus }: Reach): boolean {
  return (needs & barred) !== 0 || needs >> FOCUS_PLACE > focus
}
