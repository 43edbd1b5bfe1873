import { factsFor, optionText } from '../sentences.ts'
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
const MOST_AT_ONCE = 16
/** Lines of a step, so that one digit picks. */
const MOST_ENTRIES = 9

interface Option {
  readonly index: number
  readonly words: readonly string[]
}

/**
 * The list to choose from: all options where they are few, else options that begin with the same words together, split as far
 * as a step has room. `within` are the words that were chosen before; words that no option begins with count as none.
 */
export function entriesOf(labels: readonly string[], within: string): ChoiceLine[] {
  const all = labels.map((label, index): Option => ({ index, words: label.split(' ') }))
  if (all.length <= MOST_AT_ONCE) return all.map((option) => entryOf([option]))
  const chosen = within === '' ? [] : within.split(' ')
  const left = all.filter(({ words }) => chosen.every((word, at) => words[at] === word))
  return split(left.length > 0 ? left : all).map(entryOf)
}

/** The smallest groups are split first, while the list stays short enough. */
function split(options: readonly Option[]): Option[][] {
  if (options.length <= MOST_ENTRIES) return options.map((option) => [option])
  let groups = partsOf(options)
  for (;;) {
    const wider = groups
      .filter((group) => group.length > 1)
      .toSorted((a, b) => a.length - b.length)
      .map((group) => groups.flatMap((one) => (one === group ? partsOf(one) : [one])))
      .find((next) => next.length <= MOST_ENTRIES)
    if (!wider) return groups
    groups = wider
  }
}

/** Options that go on differently after the words that all of them share. */
function partsOf(options: readonly Option[]): Option[][] {
  const shared = sharedWords(options)
  const parts = new Map<string, Option[]>()
  for (const option of options) {
    const next = option.words[shared] ?? ''
    parts.set(next, [...(parts.get(next) ?? []), option])
  }
  return parts.size === 1 ? options.map((option) => [option]) : [...parts.values()]
}

function sharedWords(options: readonly Option[]): number {
  const [first] = options
  const words = first?.words ?? []
  const end = words.findIndex((word, at) => options.some((option) => option.words[at] !== word))
  return end < 0 ? words.length : end
}

function entryOf(options: readonly Option[]): ChoiceLine {
  const words = options[0]?.words ?? []
  const label = words.slice(0, sharedWords(options)).join(' ')
  return { label, options: options.map(({ index }) => index) }
}

/** What the person who is asked can choose from at this step. */
export function choicesOf(sitting: Sitting, { within }: Pick<Screen, 'within'>): ChoiceLine[] {
  const ask = sitting.personAsk
  if (!ask) return []
  const facts = factsFor(sitting.match, ask.seat)
  const labels = ask.options.map((option) => optionText(sitting.game, facts, option))
  return entriesOf(labels, within.at(-1) ?? '')
}
