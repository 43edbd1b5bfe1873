import { soughtIn } from '@trialhall/kernel'
import { hanging } from '../output/text.ts'
import { entriesOf, type ChoiceLine } from './choices.ts'

/** Lines that a list may take, so that the prompt above it stays on a screen of 24. */
const MOST_LINES = 16

/** What is listed, and how wide. */
interface Listed {
  /** Only options that have these words; '' for all. */
  readonly sought: string
  readonly width: number
}

/**
 * Options with their numbers, those that begin alike together; of a list that would push the prompt off the screen the longest parts say how
 * they are narrowed. Empty where nothing is found.
 */
export function listLines(labels: readonly string[], { sought, width }: Listed): string[] {
  const found = soughtIn(labels, sought)
  if (found.length === 0) return []
  const entries = entriesOf(labels, { sought })
  const whole = entries.length > MOST_LINES ? [together(entries, labels)] : entries
  const parts = whole.map((entry) => partOf(entry, labels, width))
  for (;;) {
    const lines = parts.reduce((sum, part) => sum + part.lines.length, 0)
    const longest = parts.reduce((a, b) => (b.lines.length > a.lines.length ? b : a))
    if (lines <= MOST_LINES || longest.lines.length === 1) break
    longest.lines = [longest.short]
  }
  return parts.flatMap(({ lines }) => lines)
}

/** Many that go on differently at once stand behind the words that they share. */
function together(entries: readonly ChoiceLine[], labels: readonly string[]): ChoiceLine {
  const options = entries.flatMap((entry) => entry.options)
  const [first = [], ...others] = options.map((index) => (labels[index] ?? '').split(' '))
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  return { label: first.slice(0, Math.max(0, end)).join(' '), options }
}

interface Part {
  lines: string[]
  readonly short: string
}

function partOf(entry: ChoiceLine, labels: readonly string[], width: number): Part {
  const count = entry.options.length
  const short =
    entry.label === ''
      ? `     ${count} options: type words of some of them to list those`
      : `     ${entry.label} … (${count}): type ${shortest(entry, labels)} to list them`
  return { lines: entryLines(entry, labels, width), short }
}

/** As many of the words as it takes to find these options and no others. */
function shortest({ label, options }: ChoiceLine, labels: readonly string[]): string {
  const words = label.split(' ')
  const enough = words.findIndex(
    (_, at) => soughtIn(labels, words.slice(0, at + 1).join(' ')).length <= options.length,
  )
  return `/${words.slice(0, (enough < 0 ? words.length : enough) + 1).join(' ')}`
}

/** An option with its number, or several that begin alike with theirs. */
function entryLines({ label, options }: ChoiceLine, labels: readonly string[], width: number): string[] {
  const numbered = options.map((index) => ({ number: String(index + 1), words: labels[index] ?? '' }))
  const [only] = numbered
  if (numbered.length === 1) return [`${only?.number.padStart(3)}  ${only?.words}`]
  const rest = numbered.map(({ number, words }) => `${number} ${words.slice(label.length).trim() || '(so)'}`)
  return hanging('     ', `${label} …  ${rest.join(' · ')}`, { width, indent: 9 })
}
