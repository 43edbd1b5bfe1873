import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { claimFolder } from './claim.ts'
import type { Driver, Row, Statement, Value } from './driver.ts'
import { Mark } from './mark.ts'
import { NewerData } from './prepare.ts'
import { SqliteStore, type SqliteStoreParts } from './sqlite.ts'

/** Name of the database file in the data folder. */
export const DATABASE = 'trialhall.db'
/** Name of the file that says how far the journal was acknowledged. */
export const MARK = 'trialhall.mark'

/** Opens a database file with one of the libraries. */
export type OpenDriver = (file: string) => Driver | Promise<Driver>

/**
 * Opens the embedded store in a folder that is made if it is missing. Uses the SQLite that Node brings (22.13 and later),
 * else SQLite as WebAssembly, which needs no compiler. Throws one sentence if another server holds the folder.
 */
export async function openStore(
  folder: string,
  open: OpenDriver = usualDriver,
  parts: Pick<SqliteStoreParts, 'mostInJournal'> = {},
): Promise<SqliteStore> {
  const release = claimFolder(folder)
  try {
    const file = join(folder, DATABASE)
    clearLock(file)
    return await openDatabase(file, { open, release, ...parts })
  } catch (error) {
    release()
    throw error
  }
}

/** Opens a database file. Throws one sentence that names the file where it cannot be read. */
export async function openDatabase(
  file: string,
  { open, ...parts }: { readonly open: OpenDriver } & Omit<SqliteStoreParts, 'mark'>,
): Promise<SqliteStore> {
  let driver: Driver | null = null
  try {
    driver = await open(file)
    return new SqliteStore(driver, { ...parts, mark: new Mark(join(dirname(file), MARK)) })
  } catch (cause) {
    driver?.close()
    if (cause instanceof NewerData) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    const message = `The database ${file} cannot be used: ${why}. Put a copy of it back, or set TRIALHALL_DATA to another folder.`
    throw new Error(message, { cause })
  }
}

/** Clears away the lock of a process that died: called by who holds the folder, so nobody else is here. */
export function clearLock(file: string): void {
  rmSync(`${file}.lock`, { recursive: true, force: true })
}

/** The SQLite that Node brings, else SQLite as WebAssembly. */
export async function usualDriver(file: string): Promise<Driver> {
  return nodeDriver(file) ?? wasmDriver(file)
}

interface NodeSqlite {
  readonly DatabaseSync: new (
    file: string,
  ) => { exec(sql: string): void; prepare(sql: string): Statement; close(): void }
}

/** SQLite as Node brings it; null where this Node has none. */
export function nodeDriver(file: string): Driver | null {
  const load = createRequire(import.meta.url)
  let sqlite: NodeSqlite
  try {
    sqlite = load('node:sqlite') as NodeSqlite
  } catch {
    return null
  }
  const database = new sqlite.DatabaseSync(file)
  return {
    kind: 'sqlite (node)',
    exec: (sql) => database.exec(sql),
    prepare: (sql) => database.prepare(sql),
    close: () => database.close(),
  }
}

/** SQLite as WebAssembly. It may write ahead only while no other process has the file, so it takes it for itself. */
export async function wasmDriver(file: string): Promise<Driver> {
  const { Database } = (await import('node-sqlite3-wasm')).default
  const database = new Database(file)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  const prepared: WasmStatement[] = []
  return {
    kind: 'sqlite (wasm)',
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = new WasmStatement(() => database.prepare(sql))
      prepared.push(statement)
      return statement
    },
    close: () => {
      for (const statement of prepared) statement.finalize()
      database.close()
    },
  }
}

interface Prepared {
  run(values: Value[]): { changes: number }
  all(values: Value[]): unknown[]
  finalize(): void
}

/** A statement that is prepared anew after an error: this library cannot use one again that has failed. */
class WasmStatement implements Statement {
  private readonly prepare: () => Prepared
  private prepared: Prepared | null = null

  constructor(prepare: () => Prepared) {
    this.prepare = prepare
  }

  run(...values: readonly Value[]): { changes: number } {
    return this.use((prepared) => ({ changes: prepared.run([...values]).changes }))
  }

  /** All are read, since a statement of this library that was not read to its end keeps SQLite's log from being cleared. */
  get(...values: readonly Value[]): Row | undefined {
    return this.all(...values)[0]
  }

  all(...values: readonly Value[]): Row[] {
    return this.use((prepared) => prepared.all([...values]) as Row[])
  }

  finalize(): void {
    const { prepared } = this
    this.prepared = null
    prepared?.finalize()
  }

  private use<T>(work: (prepared: Prepared) => T): T {
    this.prepared ??= this.prepare()
    try {
      return work(this.prepared)
    } catch (error) {
      this.discard()
      throw error
    }
  }

  private discard(): void {
    try {
      this.finalize()
    } catch {
      // it says once more what is known already
    }
  }
}
