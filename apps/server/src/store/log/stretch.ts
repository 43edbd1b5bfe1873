import { ENTRY_KINDS, type LogEntry } from '../store.ts'

/** Entries in short: of a journal line by match, of a stretch without it. */
type Short = readonly [
  kind: number,
  seat: number,
  pick: number,
  command: string | null,
  at: number,
  meant?: number,
]

/** Writes entries of any matches as one line of the journal. */
export function journalLine(entries: readonly LogEntry[]): string {
  return JSON.stringify(entries.map((entry) => [entry.match, entry.n, ...shortOf(entry)]))
}

/** Reads a line of the journal. */
export function readJournalLine(line: string): LogEntry[] {
  const rows = JSON.parse(line) as (readonly [string, number, ...Short])[]
  return rows.map(([match, n, ...short]) => entryOf(short, { match, n }))
}

/** Writes entries of one match that follow one another. */
export function stretchOf(entries: readonly LogEntry[]): string {
  return JSON.stringify(entries.map(shortOf))
}

/** Reads a stretch that begins with an entry of this number. */
export function readStretch(body: string, from: Pick<LogEntry, 'match' | 'n'>): LogEntry[] {
  const rows = JSON.parse(body) as Short[]
  return rows.map((short, i) => entryOf(short, { match: from.match, n: from.n + i }))
}

function shortOf({ kind, seat, pick, command, at, meant }: LogEntry): Short {
  const short = [ENTRY_KINDS.indexOf(kind), seat, pick, command, at] as const
  return meant === undefined ? short : [...short, meant]
}

function entryOf(
  [kind, seat, pick, command, at, meant]: Short,
  { match, n }: Pick<LogEntry, 'match' | 'n'>,
): LogEntry {
  const named = ENTRY_KINDS[kind]
  if (named === undefined) throw new Error(`entry ${n} of match ${match} is of an unknown kind, ${kind}`)
  return { match, n, kind: named, seat, pick, command, at, ...(meant === undefined ? {} : { meant }) }
}
