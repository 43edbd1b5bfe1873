import type { Row } from '../store/driver/driver.ts'
import { lineSum, entriesIn } from '../store/log/journal-line.ts'
import { stretchSum } from '../store/log/log-table.ts'
import { rowSum } from '../store/sqlite/match-table.ts'
import { withOneByteMended } from './one-byte.ts'
import { maybeNumberIn, numberIn, textIn, type Rows } from '../store/driver/rows.ts'
import type { LogEntry, StoredMatch } from '../store/store.ts'
import { readStretch } from '../store/log/stretch.ts'

/** Reads rows of a database that may be damaged anywhere, byte for byte, and mends those in which one byte is wrong. */
export class SalvageRows {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Ids of all matches that are spoken of anywhere. */
  ids(): string[] {
    const sources = [
      'SELECT id FROM matches',
      "SELECT id FROM matches INDEXED BY matches_by_status WHERE status > ''",
      'SELECT match AS id FROM lengths',
      'SELECT DISTINCT match AS id FROM seats',
    ]
    const found = sources.flatMap((sql) => this.all(sql).map((row) => textIn(row, 'id')))
    return [...new Set(found)].toSorted()
  }

  /** A match without its log, or null where not even that can be made out. */
  match(id: string): StoredMatch | null {
    const columns = 'id, status, visibility, changed_at, hex(body) AS body, sum'
    const [row] = this.all(`SELECT ${columns} FROM matches WHERE id = ?`, id)
    if (!row) return null
    const text = mendedBody(row, (body) => rowSum(row, body))
    return (parsed(text) ?? parsed(bytesIn(row).toString('utf8'))) as StoredMatch | null
  }

  /** Entries of a match in stretches, as far as they follow one another and can be read. */
  stretches(match: string): LogEntry[] {
    const entries: LogEntry[] = []
    const sql = 'SELECT first, hex(body) AS body, sum FROM stretches WHERE match = ? AND first = ?'
    for (let next = this.all(sql, match, 1); next[0]; next = this.all(sql, match, entries.length + 1)) {
      const from = { match, n: entries.length + 1 }
      const text = mendedBody(next[0], (body) => stretchSum(from, body))
      if (text === null) break
      entries.push(...readStretch(text, from))
    }
    return entries
  }

  /** What the lines of the journal hold, as far as they can be read. */
  journal(): LogEntry[] {
    const lines = this.all('SELECT line FROM journal ORDER BY line').map((row) => numberIn(row, 'line'))
    return lines.flatMap((line) => {
      const [row] = this.all('SELECT hex(body) AS body, sum FROM journal WHERE line = ?', line)
      const text = row ? mendedBody(row, (body) => lineSum(line, body)) : null
      return (text === null ? null : entriesIn(text)) ?? []
    })
  }

  /** What cannot be read is as good as not there. */
  private all(sql: string, ...values: readonly (string | number)[]): Row[] {
    try {
      return this.rows.all(sql, ...values)
    } catch {
      return []
    }
  }
}

function bytesIn(row: Row): Buffer {
  return Buffer.from(textIn(row, 'body'), 'hex')
}

/** The body of a row as it was written, or null where it cannot be known. */
function mendedBody(row: Row, sumOfBody: (body: Buffer) => number): string | null {
  const [bytes, should] = [bytesIn(row), maybeNumberIn(row, 'sum')]
  const is = sumOfBody(bytes)
  const isWhole = should === null || is === should
  const candidates = isWhole ? [bytes] : withOneByteMended(bytes, { is, should })
  return candidates.map((one) => one.toString('utf8')).find((text) => parsed(text) !== null) ?? null
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
