import { isCorruption } from '../damage.ts'
import type { Row } from '../driver/driver.ts'
import { aboutOf, journalLineOf, lineSum, type JournalLine } from './journal-line.ts'
import { numberIn, textIn, type Rows } from '../driver/rows.ts'
import type { LogEntry } from '../store.ts'

/** Numbers of lines, both included. */
export interface Lines {
  readonly from: number
  readonly to: number
}

const FOLDED = "SELECT value FROM notes WHERE name = 'folded'"
const FORWARD = 'SELECT * FROM journal WHERE line > ? ORDER BY line LIMIT 1'
const BACKWARD = 'SELECT * FROM journal WHERE line > ? AND line < ? ORDER BY line DESC LIMIT 1'

/**
 * The lines in which entries come to disk. They are numbered one after the other and no number is used twice: those that were folded
 * and removed are remembered as the number of the last of them, so a line that is missing is noticed. Each has its checksum.
 */
export class Journal {
  private readonly rows: Rows
  /** The newest line, and the newest that was removed. */
  private lastLine = 0
  private folded = 0
  /** Lines that stay, because of what could not be taken from them. */
  private readonly kept: Set<number> = new Set()

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Number of the newest line. */
  get last(): number {
    return this.lastLine
  }

  /** Reads the journal from the disk, whatever was known of it. Answers its lines, and those that are missing between them. */
  read(): { readonly lines: readonly JournalLine[]; readonly missing: readonly Lines[] } {
    const lines = this.readRows().map(journalLineOf)
    const first = lines[0]?.line ?? 1
    const folded = this.rows.get(FOLDED)
    this.kept.clear()
    this.folded = folded ? Number(textIn(folded, 'value')) : first - 1
    this.lastLine = Math.max(this.folded, lines.at(-1)?.line ?? 0)
    return { lines, missing: missingAfter(this.folded, lines) }
  }

  private readRows(): Row[] {
    try {
      return this.rows.all('SELECT * FROM journal ORDER BY line')
    } catch (error) {
      if (!isCorruption(error)) throw error
      return this.readAround()
    }
  }

  /** Of a table that cannot be read in one go: what stands before and behind the damaged place. */
  private readAround(): Row[] {
    const [before, behind]: [Row[], Row[]] = [[], []]
    const lineOf = (row: Row | undefined, otherwise: number): number =>
      row ? numberIn(row, 'line') : otherwise
    for (let row = this.at(FORWARD, 0); row; row = this.at(FORWARD, lineOf(row, 0))) before.push(row)
    const end = lineOf(before.at(-1), 0)
    const back = (from: number): Row | undefined => this.at(BACKWARD, end, from)
    for (let row = back(Number.MAX_SAFE_INTEGER); row; row = back(lineOf(row, 0))) behind.unshift(row)
    return [...before, ...behind]
  }

  private at(sql: string, ...values: readonly number[]): Row | undefined {
    try {
      return this.rows.get(sql, ...values)
    } catch (error) {
      if (!isCorruption(error)) throw error
      return undefined
    }
  }

  /** A line stays when those around it are removed. */
  keep(line: number): void {
    this.kept.add(line)
  }

  /** Writes a line; answers how to give its number back. */
  add(entries: readonly LogEntry[], body: string): () => void {
    const line = this.lastLine + 1
    const sql = 'INSERT INTO journal (line, body, about, sum) VALUES (?, ?, ?, ?)'
    this.rows.run(sql, line, body, aboutOf(entries), lineSum(line, body))
    this.lastLine = line
    return () => {
      this.lastLine = line - 1
    }
  }

  /** Removes the lines up to this one, all of which are folded; answers what is to be done once that is on disk. */
  remove(upTo: number): () => void {
    const kept = [...this.kept].filter((line) => line > this.folded && line <= upTo)
    const sql = `DELETE FROM journal WHERE line > ? AND line <= ? AND line NOT IN (SELECT value FROM json_each(?))`
    this.rows.run(sql, this.folded, upTo, JSON.stringify(kept))
    this.rows.run("INSERT OR REPLACE INTO notes (name, value) VALUES ('folded', ?)", String(upTo))
    return () => {
      this.folded = upTo
    }
  }
}

/** Between the last line that was removed and the newest one none may be missing. */
function missingAfter(folded: number, lines: readonly JournalLine[]): Lines[] {
  const standing = lines.map(({ line }) => line).filter((line) => line > folded)
  return standing.flatMap((line, i) => {
    const expected = (standing[i - 1] ?? folded) + 1
    return line > expected ? [{ from: expected, to: line - 1 }] : []
  })
}
