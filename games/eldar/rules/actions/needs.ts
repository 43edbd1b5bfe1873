import type { Action, Face } from '../../faces.ts'

// Most of what a seat has cannot be used at a given moment, and most of the rest asks for nothing but Focus, stamina and
// an enemy (E-8.09). These numbers tell both without a look at the action itself.

/** A Slow action: no reaction (E-9.02). */
export const NEEDS_SLOW = 1
/** An action that exhausts: a refreshed Hero (E-7.03). */
export const NEEDS_STAMINA = 2
/** An enemy as a target, whose statuses change the price (E-19.03, E-19.04). */
export const NEEDS_ENEMY = 4
/** An effect on the stack as a target: the top one (E-11.14). */
export const NEEDS_PENDING = 8
/** … that is a triggered ability. */
export const NEEDS_TRIGGER = 16
/** … that is an action. */
export const NEEDS_ACTION = 32
/** … that is an action ability of equipment. */
export const NEEDS_EQUIPMENT = 64
/** … that targets the Hero itself. */
export const NEEDS_AT_SELF = 128
/** … that targets another Hero of its side. */
export const NEEDS_AT_ALLY = 256
/** More than these numbers tell: other targets, other costs, several modes. */
export const NEEDS_MORE = 512
/** All of these. */
const ALL_BITS = 1023
/** How far left the printed Focus stands in the needs of an action. */
const FOCUS_PLACE = 10
/** What is no action needs more Focus than anybody has. */
export const NOT_USED: number = focusNeed(1_000_000)

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

/** What all of them need: the bits that they share and the least Focus; NOT_USED where there is no action. */
export function commonNeeds(face: Face): number {
  const all = abilityNeeds(face).filter((needs) => needs !== NOT_USED)
  if (all.length === 0) return NOT_USED
  const least = Math.min(...all.map(focusOf))
  return focusNeed(least) | all.reduce((shared, needs) => shared & needs & ALL_BITS, ALL_BITS)
}

function needsOf(action: Action): number {
  const { speed, exhausts, focus } = action
  const bits = (speed === 'slow' ? NEEDS_SLOW : 0) | (exhausts ? NEEDS_STAMINA : 0)
  return focusNeed(focus) | bits | needsOfAims(action)
}

function needsOfAims({ modes, costs, ignoresElusive }: Action): number {
  const aims = modes.flatMap((mode) => mode.aims)
  const enemies = aims.filter((aim) => aim.plain === 'enemy').length
  const isPlain = aims.every((aim) => aim.plain !== null) && enemies <= 1 && !ignoresElusive
  if (isPlain && modes.length === 1 && costs.length === 0) return enemies === 0 ? 0 : NEEDS_ENEMY
  const everyMode = modes.map((mode) => mode.aims.reduce((bits, { needs }) => bits | needs, 0))
  return NEEDS_MORE | everyMode.reduce((bits, one) => bits & one)
}

/** So much Focus as needs without any bits: whatever needs as much or more is no smaller a number. */
export function focusNeed(focus: number): number {
  return focus << FOCUS_PLACE
}

/** The printed Focus among needs; 0 where it is X. */
export function focusOf(needs: number): number {
  return needs >> FOCUS_PLACE
}
