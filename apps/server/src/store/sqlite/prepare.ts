import type { Driver } from '../driver/driver.ts'
import { numberIn, textIn } from '../driver/rows.ts'
import { ADDED_COLUMNS, SCHEMA, SCHEMA_VERSION } from './schema.ts'

/** A database that this server does not know how to read. */
export class NewerData extends Error {
  override readonly name = 'NewerData'
}

/** Bytes that SQLite's log keeps on disk when what it held is in the database. */
const MOST_IN_LOG = 16 * 2 ** 20

/**
 * Sets a database up: how it writes, and its tables as they are today. Throws where it is of a newer server, and whoever it throws to closes
 * the database.
 */
export function prepareDatabase(driver: Driver): void {
  driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
  driver.exec(`PRAGMA journal_size_limit = ${MOST_IN_LOG}`)
  const version = numberIn(driver.prepare('PRAGMA user_version').get() ?? {}, 'user_version')
  if (version > SCHEMA_VERSION) {
    throw new NewerData(
      `The data folder is of a newer server (version ${version}; this one reads ${SCHEMA_VERSION}).`,
    )
  }
  driver.exec('BEGIN IMMEDIATE') // one write to the disk instead of one for each table
  layOut(driver)
  driver.exec('COMMIT')
}

function layOut(driver: Driver): void {
  driver.exec(SCHEMA)
  for (const { table, column, type } of ADDED_COLUMNS) {
    const columns = driver.prepare(`PRAGMA table_info(${table})`).all()
    if (columns.every((row) => textIn(row, 'name') !== column))
      driver.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }
  driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
}
