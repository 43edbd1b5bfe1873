import { setFlagsFromString } from 'node:v8'
import type { Driver, Row, Statement, Value } from './driver.ts'

/**
 * How much of a function of SQLite runs, roughly in bytes, before V8 compiles it for speed. Node's own number, a tenth of this one, is
 * reached by opening an empty database, and each start of a server spent half a second of processor on that.
 */
const BEFORE_COMPILING = 20_000_000

/** SQLite as WebAssembly. It may write ahead only while no other process has the file, so it takes it for itself. */
export async function wasmDriver(file: string): Promise<Driver> {
  setFlagsFromString(`--wasm-tiering-budget=${BEFORE_COMPILING}`)
  const { Database } = (await import('node-sqlite3-wasm')).default
  const database = new Database(file)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  const prepared: WasmStatement[] = []
  return {
    kind: `SQLite ${versionIn(database)} as WebAssembly`,
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

function versionIn(database: { get(sql: string): unknown }): string {
  return String(Object.values(database.get('SELECT sqlite_version()') ?? {})[0])
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
