import { existsSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder, syncFile } from './folder/folder.ts'
import { SECRET } from './folder/write-whole.ts'
import { MARK } from './open.ts'

/**
 * Copies a database into a folder, which is made, for whoever copies it alone. It may be written to meanwhile, as long as that goes to SQLite's log alone: the log is copied last,
 * as far as it has come, and SQLite takes it up to the last transaction that is whole. The mark comes first, so that it is behind.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  makeFolder(to)
  const [from, name] = [dirname(file), basename(file)]
  for (const part of [MARK, name, `${name}-wal`]) {
    if (!existsSync(join(from, part))) continue
    await copyFile(join(from, part), join(to, part))
    await chmod(join(to, part), SECRET)
    syncFile(join(to, part))
  }
  syncFile(to)
}
