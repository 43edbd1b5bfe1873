import type { LogTable } from './log-table.ts'
import type { Rows } from './rows.ts'

/** Something that waits to be written. */
interface Write {
  /** Writes; answers how to tell whoever waits once it is on disk. */
  readonly begin: () => () => void
  /** Takes back what the work did beside the database; may be called again. */
  readonly undo: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Brings all writes of one turn of the event loop to disk in one transaction, and resolves them after that. Some of the journal
 * is folded on the way, where it is long.
 */
export class GroupWriter {
  private readonly rows: Rows
  private readonly logs: LogTable
  private readonly waiting: Write[] = []

  constructor(rows: Rows, logs: LogTable) {
    this.rows = rows
    this.logs = logs
  }

  /**
   * Does some work in the transaction of this turn of the event loop; resolves when that is on disk. `undo` is called where
   * it does not come to that, for what the work did beside the database.
   */
  write<T>(work: () => T, undo: () => void = () => undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = (): (() => void) => {
        const value = work()
        return () => resolve(value)
      }
      this.waiting.push({ begin, undo, reject })
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  /** Writes what waits, and folds the whole journal in a transaction of its own. Nothing may be written after that. */
  finish(): void {
    this.flush()
    try {
      this.rows.run('BEGIN IMMEDIATE')
      this.logs.foldAll()
      this.rows.run('COMMIT')
    } catch {
      this.rollBack() // the journal still holds everything
    }
  }

  private flush(): void {
    const group = this.waiting.splice(0)
    if (group.length === 0) return
    let settle: (() => void)[]
    try {
      this.rows.run('BEGIN IMMEDIATE')
      settle = group.map((write) => this.attempt(write))
      if (this.logs.isFolding) this.attemptFolding()
      this.rows.run('COMMIT')
    } catch (error) {
      this.rollBack()
      this.logs.notFolded()
      for (const { undo } of group.toReversed()) undo()
      for (const { reject } of group) reject(error)
      return
    }
    this.logs.committed()
    for (const each of settle) each()
  }

  /** Of a group a bad write fails alone: all of it is taken back, and nothing of the others. */
  private attempt({ begin, undo, reject }: Write): () => void {
    this.rows.run('SAVEPOINT write')
    try {
      return begin()
    } catch (error) {
      undo()
      this.rows.run('ROLLBACK TO write') // throws where the error has ended the transaction: then all fail
      return () => reject(error)
    } finally {
      this.rows.run('RELEASE write')
    }
  }

  /** Folding that fails is taken back alone: the journal still holds everything. */
  private attemptFolding(): void {
    this.rows.run('SAVEPOINT fold')
    try {
      this.logs.foldSome()
    } catch {
      this.logs.notFolded()
      this.rows.run('ROLLBACK TO fold') // throws where the error has ended the transaction: then all of it fails
    } finally {
      this.rows.run('RELEASE fold')
    }
  }

  /** Some errors have rolled back already; the first error is the one to tell. */
  private rollBack(): void {
    try {
      this.rows.run('ROLLBACK')
    } catch {
      // nothing was open any more
    }
  }
}
