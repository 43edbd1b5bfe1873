import { ally, enemy } from './aims.ts'
import type { Action, Face } from './faces.ts'

// Most of what a seat has cannot be used at a given moment, and most of the rest asks for nothing but Focus, stamina and
// an enemy. These numbers tell both without a look at the action itself.

/** A Slow action. */
export const NEEDS_SLOW = 1
/** An action that exhausts. */
export const NEEDS_STAMINA = 2
/** An enemy as a target. */
export const NEEDS_ENEMY = 4
/** An effect on the stack as a target. */
export const NEEDS_PENDING = 8
/** More than these numbers tell: other targets, other costs, several modes. */
export const NEEDS_MORE = 16
/** How far left the printed Focus stands in the needs of an action. */
const FOCUS_PLACE = 5
/** What is no action needs more Focus than anybody has. */
export const NOT_USED: number = 1_000_000 << FOCUS_PLACE

/** What a card from hand needs, in one number: its bits, and its printed Focus above them. */
export function playNeeds({ play }: Face): number {
  return play === null ? NOT_USED : needsOf(play)
}

/** What each of the abilities of a permanent or a Hero needs; NOT_USED where it is no action. */
export function abilityNeeds({ abilities, actions }: Face): readonly number[] {
  if (actions.length === 0) return NO_ACTIONS
  return abilities.map((ability) => (ability.kind === 'action' ? needsOf(ability) : NOT_USED))
}

const NO_ACTIONS: readonly number[] = []

function needsOf(action: Action): number {
  const { speed, exhausts, focus } = action
  const bits = (speed === 'slow' ? NEEDS_SLOW : 0) | (exhausts ? NEEDS_STAMINA : 0) | (focus << FOCUS_PLACE)
  return bits | needsOfAims(action)
}

function needsOfAims({ modes, costs, ignoresElusive }: Action): number {
  const aims = modes.flatMap((mode) => mode.aims)
  const enemies = aims.filter((aim) => aim === enemy).length
  const isPlain = aims.every((aim) => aim === enemy || aim === ally) && enemies <= 1 && !ignoresElusive
  if (isPlain && modes.length === 1 && costs.length === 0) return enemies === 0 ? 0 : NEEDS_ENEMY
  const isAnswer = modes.every((mode) =>
    mode.aims.some(({ kind, isOptional }) => kind === 'pending' && !isOptional),
  )
  return isAnswer ? NEEDS_MORE | NEEDS_PENDING : NEEDS_MORE
}

/** The printed Focus among needs; 0 where it is X. */
export function focusOf(needs: number): number {
  return needs >> FOCUS_PLACE
}
