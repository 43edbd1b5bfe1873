import { isCorruption } from '../damage.ts'
import { sumOf } from '../log/checksum.ts'
import type { StoredCheckpoint } from '../store.ts'
import type { Row } from '../driver/driver.ts'
import { maybeNumberIn, numberIn, textIn, type Rows } from '../driver/rows.ts'

const PUT =
  'INSERT OR REPLACE INTO checkpoints (match, entry, follows, rules_version, body, sum) VALUES (?, ?, ?, ?, ?, ?)'

/**
 * Where matches stood between two segments, each checkpoint a row that goes on from the one before. They are no more than a help:
 * one that is damaged or missing ends the chain, and the log is played from there.
 */
export class CheckpointTable {
  private readonly rows: Rows

  constructor(rows: Rows) {
    this.rows = rows
  }

  /** Adds a checkpoint after the one that it follows; what came after that is dropped. To be called within a transaction. */
  put({ match, entry, follows, rulesVersion, body }: StoredCheckpoint): void {
    this.rows.run('DELETE FROM checkpoints WHERE match = ? AND (entry > ? OR entry = 0)', match, follows)
    const sum = checkpointSum({ match, entry, follows, rules_version: rulesVersion }, body)
    this.rows.run(PUT, match, entry, follows, rulesVersion, body, sum)
  }

  /** Those of a match, the oldest first, as far as each goes on from the one before. */
  of(match: string): StoredCheckpoint[] {
    const chain: StoredCheckpoint[] = []
    for (const row of this.rowsOf(match)) {
      const next = checkpointIn(row)
      if (next === null || next.follows !== (chain.at(-1)?.entry ?? 0)) break
      chain.push(next)
    }
    return chain
  }

  /** A page that cannot be read is as good as no checkpoint. */
  private rowsOf(match: string): Row[] {
    try {
      return this.rows.all('SELECT * FROM checkpoints WHERE match = ? ORDER BY entry', match)
    } catch (error) {
      if (!isCorruption(error)) throw error
      return []
    }
  }
}

function checkpointSum(row: Row, body: string): number {
  const place = ['match', 'entry', 'follows', 'rules_version'].map((column) => String(row[column]))
  return sumOf(body, `checkpoint ${place.join(' ')}`)
}

/** Null where it is not as it was written. */
function checkpointIn(row: Row): StoredCheckpoint | null {
  const body = textIn(row, 'body')
  if (maybeNumberIn(row, 'sum') !== checkpointSum(row, body)) return null
  return {
    match: textIn(row, 'match'),
    entry: numberIn(row, 'entry'),
    follows: numberIn(row, 'follows'),
    rulesVersion: numberIn(row, 'rules_version'),
    body,
  }
}
