import { capital, type DefIndex } from '@trialhall/kernel'
import { CARD_COUNT, FACES } from './catalog.ts'
import { slugOf } from '../texts/makers.ts'
import { nearNames } from './near-names.ts'

/** One line of a list that names a card or a Hero. */
export interface Entry {
  readonly line: number
  readonly count: number
  readonly def: DefIndex
}

/** Something wrong with a list: where, by which clause, and one sentence. Line 0 is the list as a whole. */
export interface ListFault {
  readonly line: number
  readonly clause: string
  readonly message: string
  /** Names that may have been meant, the nearest first. */
  readonly near?: readonly string[]
}

/** A list as it was read. */
export interface Reading {
  readonly entries: readonly Entry[]
  readonly faults: readonly ListFault[]
}

/** All that ends a line for a pattern, too: where `.*$` cannot fail, no line takes longer to read than it is long. */
const LINE_END = /\r?\n|[\r\u2028\u2029;]/
const LINE = /^(?:[-*•]\s+)?(?:(\d{1,3})\s*[x×]?\s+)?(\S.*)$/iu
const COUNT_BEHIND = /^(\S.*?)\s+(?:[x×]\s*(\d{1,3})|\((\d{1,3})\))$/iu
const CLASS_LETTER = /\s\([WRTAMP]\)$/u
const LONGEST_NAME = 60
/** Where so much is wrong, it is no list of cards, and looking for near names takes time. */
const MOST_HINTS = 60
/** No name with its copies is longer. */
const LONGEST_LINE = 100

/**
 * Reads a list of cards: one to a line or between semicolons, "2 Great Cleave" or "Great Cleave x2", names or slugs,
 * Heroes by their first name too, the letter of a class behind a card as the booklet prints it, `#` and `//` for remarks. Every line that names nothing is a fault of its own.
 */
export function readList(text: string): Reading {
  if (isData(text))
    return { entries: [], faults: [whole('E-2.01', 'This is not text but data of another kind.')] }
  const entries: Entry[] = []
  const faults: ListFault[] = []
  text.split(LINE_END).forEach((raw, i) => {
    const line = raw
      .replace(/(?:#|\/\/).*$/, '')
      .replace(/^(?:heroes|deck|cards|(?:equipment|actions?)(?:\s+cards)?)\s*:/i, '')
      .trim()
    if (line === '') return
    for (const part of namesIn(line)) {
      const { count, name } = copiesIn(part)
      const def = defNamed(name)
      if (def < 0) faults.push(unknownName(i + 1, name, faults.length < MOST_HINTS ? nearNames(name) : []))
      else entries.push({ line: i + 1, count, def })
    }
  })
  return { entries, faults }
}

/** Bytes that were never meant as text: control characters, or what could not be read as characters. */
function isData(text: string): boolean {
  return [...text].some((letter) => (letter < ' ' && !'\t\n\r\f'.includes(letter)) || letter === '\ufffd')
}

/** "2 Great Cleave", "2x Great Cleave", "Great Cleave x2", "Great Cleave (2)", "- Great Cleave". */
function copiesIn(part: string): { count: number; name: string } {
  const [, before, rest = ''] = LINE.exec(part) ?? []
  if (before !== undefined) return { count: Number(before), name: rest }
  const [, name = rest, times, within] = (rest.length > LONGEST_LINE ? null : COUNT_BEHIND.exec(rest)) ?? []
  return { count: Number(times ?? within ?? 1), name }
}

/** "Yuri, Isra" names two, while a comma inside a name ("Yuri, Fist of the Brine") does not. */
function namesIn(line: string): string[] {
  return defNamed(copiesIn(line).name) >= 0 ? [line] : line.split(',').map((part) => part.trim())
}

/** A name that is none, with those that it may stand for. */
function unknownName(line: number, name: string, near: readonly string[]): ListFault {
  const hint = near.length === 0 ? '.' : `; did you mean ${near.join(' or ')}?`
  return { line, clause: 'E-2.01', message: `there is no card called "${short(name)}"${hint}`, near }
}

function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}

/** A fault of the list as a whole. */
export function whole(clause: string, message: string): ListFault {
  return { line: 0, clause, message }
}

/** A card or Hero by name, slug, or the first name of a Hero; -1 if there is none. */
function defNamed(name: string): DefIndex {
  return NAMED.get(slugOf(name.trim().replace(CLASS_LETTER, ''))) ?? -1
}

const NAMED: ReadonlyMap<string, DefIndex> = new Map(
  FACES.flatMap((face, def) => [[slugOf(face.name), def] as const, [face.slug, def] as const]),
)

/** True for a Hero. */
export function isHero(def: DefIndex): boolean {
  return def >= CARD_COUNT
}

/** A fault as one sentence with its line and its clause. */
export function sayFault({ line, clause, message }: ListFault): string {
  const text = capital(message)
  return line === 0 ? `${text} [${clause}]` : `Line ${line}: ${message} [${clause}]`
}
