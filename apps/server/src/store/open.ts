import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { claimFolder } from './folder/claim.ts'
import type { Driver } from './driver/driver.ts'
import { syncFile } from './folder/folder.ts'
import { fullDiskWords, isDiskFull } from './folder/free-room.ts'
import { Mark } from './log/mark.ts'
import { mendLog } from './mending/mend.ts'
import { usualDriver, type OpenDriver } from './driver/usual-driver.ts'
import { NewerData } from './sqlite/prepare.ts'
import { SqliteStore, type SqliteStoreParts } from './sqlite/sqlite-store.ts'
import { messageOf } from '../message-of.ts'

/** Name of the database file in the data folder. */
export const DATABASE = 'trialhall.db'
/** Name of the file that says how far the journal was acknowledged. */
export const MARK = 'trialhall.mark'

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

/** The database file in a folder that a server has used. Throws one sentence where there is none. */
export function findDatabase(folder: string): string {
  const file = join(folder, DATABASE)
  if (!existsSync(file)) throw new Error(`There is no database in ${folder}: it holds no ${DATABASE}.`)
  return file
}

/** Opens a database file. Throws one sentence that names the file where it cannot be read. */
export async function openDatabase(
  file: string,
  { open, ...parts }: { readonly open: OpenDriver } & Omit<SqliteStoreParts, 'mark' | 'mended'>,
): Promise<SqliteStore> {
  let driver: Driver | null = null
  try {
    const mark = new Mark(join(dirname(file), MARK))
    const mended = await mendLog(file, { open, acknowledged: mark.read() })
    driver = await open(file)
    const store = new SqliteStore(driver, { ...parts, mark, mended })
    syncFile(dirname(file))
    return store
  } catch (cause) {
    driver?.close()
    if (cause instanceof NewerData) throw cause
    throw new Error(whyUnusable(file, cause), { cause })
  }
}

/** Nobody shall put an old copy over a sound database because the disk is full. */
function whyUnusable(file: string, cause: unknown): string {
  return isDiskFull(dirname(file), cause)
    ? fullDiskWords(`opening the database ${file}`, cause)
    : `The database ${file} cannot be used: ${messageOf(cause)}. Put a copy of it back, or set TRIALHALL_DATA to another folder.`
}

/** Clears away the lock of a process that died: called by who holds the folder, so nobody else is here. */
export function clearLock(file: string): void {
  rmSync(`${file}.lock`, { recursive: true, force: true })
}
