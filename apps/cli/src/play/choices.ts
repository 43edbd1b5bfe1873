import { begunAlike, soughtIn, type Beginning } from '@trialhall/kernel'
import { factsFor, optionText } from '../output/sentences.ts'
import type { Screen } from './screen.ts'
import type { Sitting } from './sitting.ts'

/** A line in the list of what can be picked: an option, or several that begin with the same words. */
export interface ChoiceLine {
  /** The words of the option, or those that several have in common. */
  readonly label: string
  /** Which options, by index. */
  readonly options: readonly number[]
}

/** Longer lists are narrowed in steps. */
export const MOST_AT_ONCE = 16
/** Lines of a step, so that one digit picks. */
const MOST_ENTRIES = 9

/** How far a list is narrowed. */
interface Narrowed {
  /** The words that options begin with which were chosen before; words that no option begins with count as none. */
  readonly within?: string
  /** What was typed to find options by their words. */
  readonly sought?: string
}

/**
 * The list to choose from: all options where they are few, else options that begin with the same words together, split as far
 * as a step has room.
 */
export function entriesOf(
  labels: readonly string[],
  { within = '', sought = '' }: Narrowed = {},
): ChoiceLine[] {
  const found = soughtIn(labels, sought)
  const texts = found.map((index) => labels[index] ?? '')
  const most = texts.length <= MOST_AT_ONCE ? MOST_AT_ONCE : MOST_ENTRIES
  const lines = begunAlike(texts, { within: texts.length <= MOST_AT_ONCE ? '' : within, most })
  return lines.map((line) => lineOf(line, found))
}

function lineOf({ label, members }: Beginning, found: readonly number[]): ChoiceLine {
  return { label, options: members.map((member) => found[member] ?? 0) }
}

/** The words of what the person who is asked may pick. */
export function labelsOf(sitting: Sitting): string[] {
  const { personAsk, match, game } = sitting
  if (!personAsk) return []
  const facts = factsFor(match, sitting.eyesOf(personAsk.seat))
  return personAsk.options.map((option) => optionText(game, facts, option))
}

/** What the person who is asked can choose from at this step. */
export function choicesOf(
  sitting: Sitting,
  { within, sought }: Pick<Screen, 'within'> & Partial<Pick<Screen, 'sought'>>,
): ChoiceLine[] {
  return entriesOf(labelsOf(sitting), { within: within.at(-1) ?? '', sought: sought ?? '' })
}
