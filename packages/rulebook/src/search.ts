import { folded } from './inline.ts'
import type { Entry, Rulebook, Section } from './rulebook.ts'

/** An entry that a search found, where it stands, and how well it fits (higher is better). */
export interface Found {
  readonly entry: Entry
  readonly section: Section
  readonly score: number
}

/** What a hit is worth, by where the word stands. */
const IN_TITLE = 8
const IN_TEXT = 3
const IN_HEADING = 2
/** What a hit is worth, by how the word stands there. */
const WHOLE = 3
const BEGINNING = 2
const INSIDE = 1
const EXACT_ID = 1000
/** Between equal hits: the words of the rules come before what explains them. */
const KIND_BONUS: Partial<Record<Entry['kind'], number>> = { clause: 3, term: 3, ruling: 2 }

/**
 * The entries that hold all the words, the best first; words are matched in any case, without accents, also within longer words.
 * An id such as `S-R12` finds that entry first. No words find nothing. Of a table the rows that hold the words are found.
 */
export function searchRulebook(book: Rulebook, words: string): Found[] {
  const wanted = folded(words)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const found: Found[] = []
  for (const section of book.sections) {
    for (const entry of section.entries) {
      const score = scoreOf(entry, section, wanted)
      if (score > 0) found.push({ entry: fitting(entry, wanted), section, score })
    }
  }
  return found.sort((a, b) => b.score - a.score)
}

/** The entry with this id, in any case, or undefined. */
export function entryOf(book: Rulebook, id: string): Entry | undefined {
  const wanted = id.toLowerCase()
  return book.sections.flatMap((section) => section.entries).find((one) => one.id.toLowerCase() === wanted)
}

/** A table with the rows that hold all words, else those that hold one, else all. */
function fitting(entry: Entry, wanted: readonly string[]): Entry {
  if (entry.kind !== 'table' || !entry.rows) return entry
  const [head = [], ...rows] = entry.rows
  const count = (row: readonly string[]): number =>
    wanted.filter((word) => folded(row.join(' ')).includes(word)).length
  const most = Math.max(...rows.map(count))
  if (most <= 0) return entry
  return { ...entry, rows: [head, ...rows.filter((row) => count(row) === most)] }
}

/** 0 as soon as one word is missing. */
function scoreOf(entry: Entry, section: Section, wanted: readonly string[]): number {
  const id = entry.id.toLowerCase()
  const title = folded(entry.title ?? '')
  const text = folded(entry.text)
  const heading = folded(section.heading)
  let score = 0
  for (const word of wanted) {
    const hit =
      (id === word ? EXACT_ID : 0) +
      IN_TITLE * fit(title, word) +
      IN_TEXT * fit(text, word) +
      IN_HEADING * fit(heading, word)
    if (hit === 0) return 0
    score += hit
  }
  return score + (KIND_BONUS[entry.kind] ?? 0) + brevity(text)
}

function fit(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (hasWhole(text, word)) return WHOLE
  return at === 0 || !isLetter(text[at - 1]) ? BEGINNING : INSIDE
}

function hasWhole(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  }
  return false
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

/** Below one point: the shorter of two equal hits says it more to the point. */
function brevity(text: string): number {
  return 1 / (2 + text.length / 100)
}
