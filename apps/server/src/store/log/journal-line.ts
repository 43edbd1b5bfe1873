import { sumOf } from './checksum.ts'
import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, numberIn, textIn } from '../driver/rows.ts'
import type { LogEntry } from '../store.ts'
import { readJournalLine } from './stretch.ts'

/** Entries of one match that a line holds. */
export interface JournalPart {
  readonly match: string
  readonly first: number
  readonly last: number
}

/** A line of the journal as it was read. */
export interface JournalLine {
  readonly line: number
  /** What it holds, or null where it is damaged. */
  readonly entries: readonly LogEntry[] | null
  /** What it held, as far as that is known. */
  readonly parts: readonly JournalPart[]
}

/** What stands in a line, in short: it is read where the line itself is damaged. */
export function aboutOf(entries: readonly LogEntry[]): string {
  const parts = new Map<string, [first: number, last: number]>()
  for (const { match, n } of entries) parts.set(match, [parts.get(match)?.[0] ?? n, n])
  return [...parts].map(([match, [first, last]]) => `${match}:${first}-${last}`).join(' ')
}

/** The checksum of a line. */
export function lineSum(line: number, body: string | Uint8Array): number {
  return sumOf(body, `journal ${line}`)
}

/** Reads a row of the journal. */
export function journalLineOf(row: Row): JournalLine {
  const [line, body] = [numberIn(row, 'line'), textIn(row, 'body')]
  const sum = maybeNumberIn(row, 'sum') // servers before version 4 of the tables wrote none
  const isWhole = sum === null || sum === lineSum(line, body)
  const entries = isWhole ? entriesIn(body) : null
  return { line, entries, parts: entries === null ? partsIn(textIn(row, 'about'), body) : [] }
}

/** Reads the body of a line; null where it is none. */
export function entriesIn(body: string): LogEntry[] | null {
  try {
    return readJournalLine(body)
  } catch {
    return null
  }
}

const PART = /^(.+):(\d+)-(\d+)$/
/** What begins an entry in the body of a line. */
const BEGINNING = /\["([^"]+)",(\d+),/g

/** What a damaged line held: as it says in short, or else as far as its body can be made out. */
function partsIn(about: string, body: string): JournalPart[] {
  const said = about.split(' ').flatMap((part) => {
    const [, match, first, last] = PART.exec(part) ?? []
    return match === undefined ? [] : [{ match, first: Number(first), last: Number(last) }]
  })
  if (said.length > 0) return said
  return [...body.matchAll(BEGINNING)].map(([, match = '', n]) => ({
    match,
    first: Number(n),
    last: Number(n),
  }))
}
