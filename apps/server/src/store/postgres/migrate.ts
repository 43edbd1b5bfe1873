import { maybeNumberIn } from '../driver/rows.ts'
import type { DatabaseLine } from './line.ts'
import { MIGRATIONS } from './migrations.ts'

/** A database whose tables are of a newer server. */
export class NewerTables extends Error {
  override readonly name = 'NewerTables'
}

/**
 * All servers that start on one database at the same time come here one after the other, whatever their schemas: a schema that is made
 * just now has no name yet to be locked by.
 */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('trialhall migrations'))"

/**
 * Brings the tables of a database to today's version, all of it or nothing. Answers the version that was there. Throws where
 * it is newer than this server.
 */
export async function migrate(
  line: DatabaseLine,
  migrations: readonly string[] = MIGRATIONS,
): Promise<number> {
  await line.query({ text: 'BEGIN' })
  try {
    await line.query({ text: 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0' })
    await line.query({ text: LOCK, isLong: true })
    await line.query({
      text: 'CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    })
    const [row = {}] = await line.query({ text: 'SELECT max(version) AS version FROM migrations' })
    const version = maybeNumberIn(row, 'version') ?? 0
    if (version > migrations.length)
      throw new NewerTables(
        `The database is of a newer server (version ${version}; this one reads ${migrations.length}).`,
      )
    for (const [i, text] of migrations.entries())
      if (i >= version) {
        await line.query({ text, isLong: true })
        await line.query({ text: 'INSERT INTO migrations (version) VALUES ($1)', values: [i + 1] })
      }
    await line.query({ text: 'COMMIT' })
    return version
  } catch (error) {
    await line.query({ text: 'ROLLBACK' }).catch(() => undefined)
    throw error
  }
}
