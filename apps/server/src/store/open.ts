import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Driver, Row, Statement, Value } from './driver.ts'
import { SqliteStore } from './sqlite.ts'

/** Name of the database file in the data folder. */
export const DATABASE = 'trialhall.db'
const OWNER = 'owner.pid'

/**
 * Opens the embedded store in a folder that is made if it is missing. Uses the SQLite that Node brings (22.13 and later),
 * else SQLite as WebAssembly, which needs no compiler. Throws one sentence if another server holds the folder.
 */
export async function openStore(folder: string): Promise<SqliteStore> {
  mkdirSync(folder, { recursive: true })
  claim(folder)
  const file = join(folder, DATABASE)
  const driver = nodeDriver(file) ?? (await wasmDriver(file))
  const store = new SqliteStore(driver)
  const close = store.close.bind(store)
  store.close = async () => {
    await close()
    rmSync(join(folder, OWNER), { force: true })
  }
  return store
}

/** One process at a time: the folder says whose it is. What a process that died left behind is cleared away. */
function claim(folder: string): void {
  const owner = join(folder, OWNER)
  const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${pid}; stop it or set TRIALHALL_DATA to another folder.`,
    )
  }
  rmSync(join(folder, `${DATABASE}.lock`), { recursive: true, force: true })
  writeFileSync(owner, String(process.pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
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
  const prepared: { finalize(): void }[] = []
  return {
    kind: 'sqlite (wasm)',
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql)
      prepared.push(statement)
      return {
        run: (...values: readonly Value[]) => ({ changes: statement.run([...values]).changes }),
        get: (...values: readonly Value[]) => (statement.get([...values]) ?? undefined) as Row | undefined,
        all: (...values: readonly Value[]) => statement.all([...values]) as Row[],
      }
    },
    close: () => {
      for (const statement of prepared) statement.finalize()
      database.close()
    },
  }
}
