import type { Row } from '../driver/driver.ts'
import { numberIn } from '../driver/rows.ts'
import type { SessionId } from '../owners.ts'
import type { DatabaseLine, Parameter, Sql } from './line.ts'
import type { SteadyLine } from './steady-line.ts'
import { Fenced, StatementRefused, UNIQUE_VIOLATION } from './trouble.ts'

/** What a writer needs. */
export interface FencedWriterParts {
  readonly line: SteadyLine
  readonly session: SessionId
  /** What people call the database. */
  readonly place: string
  /** Somebody else has taken the hall. */
  readonly onFenced: () => void
}

/** A write of one statement. */
export interface Write {
  /** Named parts of the statement, which take what they write from `alive`: where the session is fenced, that is empty. */
  readonly parts: string
  /** What is written again and again has one: it is parsed and planned once a connection. */
  readonly name?: string
  /** $1 is the session, $2 the first of these. */
  readonly values: readonly Parameter[]
  /** Columns to be answered. */
  readonly answers?: string
  /** Finds a row where the same write was done before; for those that cannot be done twice. */
  readonly done?: Sql
}

/**
 * The session's row, held until the write is done: who fences it takes all of it, waits for that, and after that nothing is written. Only its
 * key is held, so that renewing the lease and writing do not wait for each other.
 */
export const ALIVE = 'alive AS (SELECT id FROM sessions WHERE id = $1 AND NOT fenced FOR KEY SHARE)'

/** Writes as long as nobody has fenced the session: each write asks for that in the same statement, or the same transaction. */
export class FencedWriter {
  readonly parts: FencedWriterParts

  constructor(parts: FencedWriterParts) {
    this.parts = parts
  }

  /** Writes by one statement; answers the columns that were asked for. One that was cut off is done again, and once. */
  write({ parts, name, values, answers, done }: Write): Promise<Row> {
    const also = answers === undefined ? '' : `, ${answers}`
    const text = `WITH ${ALIVE}, ${parts} SELECT (SELECT count(*) FROM alive)::int AS alive${also}`
    return this.parts.line.run(async (line, isAgain) => {
      try {
        const asked = {
          text,
          values: [this.parts.session, ...values],
          ...(name === undefined ? {} : { name }),
        }
        return this.checked(await line.query(asked))
      } catch (error) {
        if (isAgain && done && isUnique(error) && (await line.query(done)).length > 0) return {}
        throw error
      }
    })
  }

  /** Writes in a transaction. `isAgain`: the same was tried before and may have been done. */
  transact<T>(work: (line: DatabaseLine, isAgain: boolean) => Promise<T>): Promise<T> {
    return this.parts.line.run(async (line, isAgain) => {
      await line.query({ text: 'BEGIN' })
      try {
        const text = `WITH ${ALIVE} SELECT (SELECT count(*) FROM alive)::int AS alive`
        this.checked(await line.query({ name: 'alive', text, values: [this.parts.session] }))
        const value = await work(line, isAgain)
        await line.query({ text: 'COMMIT' })
        return value
      } catch (error) {
        await line.query({ text: 'ROLLBACK' }).catch(() => undefined)
        throw error
      }
    })
  }

  /** The row that a write answered. Throws `Fenced` where it says that the session is. */
  checked([row = {}]: readonly Row[]): Row {
    if (numberIn(row, 'alive') > 0) return row
    this.parts.onFenced()
    throw new Fenced(this.parts.place)
  }
}

/** True where a row is there already. */
export function isUnique(error: unknown): boolean {
  return error instanceof StatementRefused && error.code === UNIQUE_VIOLATION
}
