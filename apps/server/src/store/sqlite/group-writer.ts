import type { LogTable } from '../log/log-table.ts'
import type { Rows } from '../driver/rows.ts'

/** Something that waits to be written. */
interface Write {
  /** Writes; answers how to tell whoever waits once it is on disk. */
  readonly begin: () => () => void
  /** Takes back what the work did beside the database. */
  readonly undo: () => void
  readonly reject: (error: unknown) => void
}

/** What a group writer works with. */
export interface GroupWriterParts {
  readonly rows: Rows
  readonly logs: LogTable
  /** Everything up to this line of the journal is on disk. */
  readonly onWritten: (line: number) => void
}

/**
 * Brings all writes of one turn of the event loop to disk in one transaction, and resolves them after that. Some of the journal
 * is folded on the way, where it is long.
 */
export class GroupWriter {
  private readonly parts: GroupWriterParts
  private readonly rows: Rows
  private readonly logs: LogTable
  private readonly waiting: Write[] = []
  /** A transaction failed, or none has been begun yet: what is in memory may not be what is on disk. */
  private isInDoubt = true

  constructor(parts: GroupWriterParts) {
    this.parts = parts
    this.rows = parts.rows
    this.logs = parts.logs
  }

  /**
   * After a transaction that failed: sees to it that it is over, and reads the logs anew. Throws as long as that cannot be
   * done. To be called before anything is read.
   */
  settle(): void {
    if (!this.isInDoubt) return
    this.rollBack()
    this.logs.read()
    this.isInDoubt = false
  }

  /**
   * Does some work in the transaction of this turn of the event loop; resolves when that is on disk. `undo` is called where
   * the work fails alone, for what it did beside the database.
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
      this.settle()
      this.rows.run('BEGIN IMMEDIATE')
      this.logs.foldAll()
      this.rows.run('COMMIT')
    } catch {
      this.fail() // the journal still holds everything
    }
  }

  private flush(): void {
    const group = this.waiting.splice(0)
    if (group.length === 0) return
    let settle: (() => void)[]
    try {
      this.settle()
      this.rows.run('BEGIN IMMEDIATE')
      settle = group.map((write) => this.attempt(write))
      if (this.logs.isFolding) this.attemptFolding()
      this.rows.run('COMMIT')
    } catch (error) {
      this.fail()
      for (const { reject } of group) reject(error)
      return
    }
    this.logs.committed()
    this.parts.onWritten(this.logs.newestLine)
    for (const each of settle) each()
  }

  /** The transaction failed: it is over at once if that can be had, and at the latest before anything is read again. */
  private fail(): void {
    this.isInDoubt = true
    try {
      this.rollBack()
    } catch {
      // the first error is the one to tell
    }
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

  /** Some errors have rolled back already. */
  private rollBack(): void {
    try {
      this.rows.run('ROLLBACK')
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}
