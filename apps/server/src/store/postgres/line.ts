import type { Row } from '../driver/driver.ts'
import type { DatabasePlace } from './place.ts'
import { LineLost, troubleOf } from './trouble.ts'

/** What a parameter of a statement may be. */
export type Parameter = string | number | boolean | null | readonly (string | number | null)[]

/** A statement with numbered parameters. One with a name is prepared once a connection. */
export interface Sql {
  readonly text: string
  readonly values?: readonly Parameter[]
  readonly name?: string
  /** It may take as long as it takes. */
  readonly isLong?: true
}

/** One connection to PostgreSQL. Throws `LineLost` or `StatementRefused`. */
export interface DatabaseLine {
  query(sql: Sql): Promise<readonly Row[]>
  /** Says good-bye. */
  close(): Promise<void>
}

/** Opens a connection. Throws `LineLost` or `StatementRefused`. */
export type OpenLine = (place: DatabasePlace) => Promise<DatabaseLine>

/** Milliseconds for a connection to be made. */
const CONNECT_MS = 3000
/** Milliseconds after which a statement that was not answered is given up, with its connection. */
const ANSWER_MS = 10_000

/**
 * What holds for all our connections. Nothing is acknowledged that a loss of power could take, whatever the server is set to; and no
 * statement goes on for long after we have given it up.
 */
const SETTINGS = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  SET statement_timeout = '9s';
  SET lock_timeout = '5s';
  SET idle_in_transaction_session_timeout = '10s'`

/** Opens a connection by the usual driver, which is loaded only here: who keeps matches in SQLite does without it. */
export const openPgLine: OpenLine = async ({ url }) => {
  const { Client } = (await import('pg')).default
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'trialhall',
  })
  client.on('error', () => undefined) // the next statement says so
  const inOurTerms = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw troubleOf(error)
    }
  }
  const cut = (): void => {
    client.end().catch(() => undefined)
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }
  try {
    await inOurTerms(() => client.connect())
    await inOurTerms(() => client.query(SETTINGS))
  } catch (error) {
    cut()
    throw error
  }
  return {
    query({ text, values = [], name, isLong }) {
      const asked = { text, values: [...values], ...(name === undefined ? {} : { name }) }
      const answer = inOurTerms(async () => (await client.query(asked)).rows as Row[])
      return isLong ? answer : answered(answer, cut)
    },
    async close() {
      const late = setTimeout(cut, CONNECT_MS)
      await client.end().catch(() => undefined)
      clearTimeout(late)
    },
  }
}

/** What was asked, or `LineLost` where no answer comes. */
async function answered<T>(asked: Promise<T>, giveUp: () => void): Promise<T> {
  let impatience: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    impatience = setTimeout(() => {
      reject(new LineLost(`no answer for ${ANSWER_MS / 1000} seconds`))
      giveUp()
    }, ANSWER_MS)
  })
  try {
    return await Promise.race([asked, silence])
  } finally {
    clearTimeout(impatience)
  }
}
