import { soughtIn } from '@trialhall/kernel'
import { cut, wrapped } from '@trialhall/terminal'
import { hanging } from '../output/text.ts'
import { entriesOf, type ChoiceLine } from './choices.ts'

/** Lines that a list may take, so that the prompt above it stays on a screen of 24. */
const MOST_LINES = 16

/** What is listed, and how wide. */
interface Listed {
  /** Only options that have these words; '' for all. */
  readonly sought: string
  /** What is worth knowing of an option, by index; '' for nothing. */
  readonly hintOf?: (index: number) => string
  readonly width: number
}

/**
 * Options with their numbers and what is worth knowing of them, those that begin alike together. Where that would push the prompt off the
 * screen, what is worth knowing is cut to the line of its option, and then the longest parts say how they are narrowed. Empty where
 * nothing is found.
 */
export function listLines(labels: readonly string[], { sought, hintOf, width }: Listed): string[] {
  const found = soughtIn(labels, sought)
  if (found.length === 0) return []
  const entries = entriesOf(labels, { sought })
  const whole = entries.length > MOST_LINES ? [together(entries, labels)] : entries
  const hinted = withHints(whole, hintOf)
  const full = hinted.flatMap((entry) => entryLines(entry, labels, width))
  return full.length <= MOST_LINES ? full : shortened(hinted, labels, width)
}

/** Options that begin alike, with what is worth knowing of them. */
interface Entry extends ChoiceLine {
  readonly hint: string
}

/** Each single option with what is worth knowing of it, unless the one before it says the same. */
function withHints(entries: readonly ChoiceLine[], hintOf: Listed['hintOf']): Entry[] {
  let last = ''
  return entries.map((entry) => {
    const [only, ...others] = entry.options
    const hint = only === undefined || others.length > 0 ? '' : (hintOf?.(only) ?? '')
    const isNew = hint !== last
    last = hint
    return { ...entry, hint: isNew ? hint : '' }
  })
}

function shortened(entries: readonly Entry[], labels: readonly string[], width: number): string[] {
  const parts = entries.map((entry) => partOf(entry, labels, width))
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

function partOf(entry: Entry, labels: readonly string[], width: number): Part {
  const count = entry.options.length
  const short =
    entry.label === ''
      ? `     ${count} options: type words of some of them to list those`
      : `     ${entry.label} … (${count}): type ${shortest(entry, labels)} to list them`
  const lines = entryLines(entry, labels, width)
  const [first = '', ...rest] = lines
  return {
    lines: count > 1 || rest.length === 0 ? lines : [cut(`${first} ${rest.join(' ').trim()}`, width)],
    short,
  }
}

/** As many of the words as it takes to find these options and no others. */
function shortest({ label, options }: ChoiceLine, labels: readonly string[]): string {
  const words = label.split(' ')
  const enough = words.findIndex(
    (_, at) => soughtIn(labels, words.slice(0, at + 1).join(' ')).length <= options.length,
  )
  return `/${words.slice(0, (enough < 0 ? words.length : enough) + 1).join(' ')}`
}

/** An option with its number and what is worth knowing of it, or several that begin alike with theirs. */
function entryLines({ label, options, hint }: Entry, labels: readonly string[], width: number): string[] {
  const numbered = options.map((index) => ({ number: String(index + 1), words: labels[index] ?? '' }))
  const [only] = numbered
  if (only && numbered.length === 1) return hintedLines(only, hint, width)
  const rest = numbered.map(({ number, words }) => `${number} ${words.slice(label.length).trim() || '(so)'}`)
  return hanging('     ', `${label} …  ${rest.join(' · ')}`, { width, indent: INDENT })
}

const LEAD = 5
const INDENT = 9

/** What is worth knowing stands behind the words of its option, and goes on below them. */
function hintedLines(option: { number: string; words: string }, hint: string, width: number): string[] {
  const number = `${option.number.padStart(3)}  `
  if (hint === '') return [`${number}${option.words}`]
  const [first = '', ...rest] = wrapped(`${option.words}   ${hint}`, width - LEAD)
  const below = rest.length === 0 ? [] : wrapped(rest.join(' '), width - INDENT)
  return [`${number}${first}`, ...below.map((line) => `${' '.repeat(INDENT)}${line}`)]
}
