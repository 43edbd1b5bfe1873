import { createRequire } from 'node:module'
import type { Driver, Statement } from './driver.ts'

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
    kind: `SQLite ${versionIn(database)} of Node ${process.versions.node}`,
    exec: (sql) => database.exec(sql),
    prepare: (sql) => database.prepare(sql),
    close: () => database.close(),
  }
}

function versionIn(database: Pick<Driver, 'prepare'>): string {
  return String(database.prepare('SELECT sqlite_version() AS version').get()?.['version'])
}
