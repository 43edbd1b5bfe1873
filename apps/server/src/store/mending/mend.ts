import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Driver } from '../driver/driver.ts'
import { syncFile } from '../folder/folder.ts'
import { Journal } from '../log/journal.ts'
import type { OpenDriver } from '../driver/usual-driver.ts'
import { PreparedRows } from '../driver/rows.ts'
import { WriteAheadLog } from './wal.ts'

const USUAL_PAGE = 4096

/** What a log is mended with. */
export interface Mending {
  readonly open: OpenDriver
  /** The newest line of the journal that was acknowledged; 0 where that is not known. */
  readonly acknowledged: number
}

/**
 * Where one place of SQLite's log is damaged, SQLite passes over all that was written behind it. If some of that was acknowledged,
 * and the database is sound with the rest of the log taken as it is, the log is sealed anew; our own checksums tell what the
 * damaged place was. The damaged log is kept beside it. Answers what is to be told, or null where there was nothing to mend.
 */
export async function mendLog(file: string, mending: Mending): Promise<string | null> {
  const wal = `${file}-wal`
  if (mending.acknowledged === 0 || !existsSync(wal) || !existsSync(file)) return null
  const bytes = readFileSync(wal)
  const log = new WriteAheadLog(bytes, pageSizeOf(file))
  if (log.isWhole || (await newestLine(file, { ...mending, wal: bytes })) >= mending.acknowledged) return null
  const kept = freeName(`${wal}.damaged`)
  copyFileSync(wal, kept)
  const sealed = log.sealed()
  if ((await newestLine(file, { ...mending, wal: sealed })) < mending.acknowledged)
    return `The damaged log is kept as ${kept}.`
  replace(wal, sealed)
  rmSync(`${file}-shm`, { force: true })
  return `The database's log was damaged in one place, and was mended: all that was acknowledged is there again. The damaged log is kept as ${kept}.`
}

function pageSizeOf(file: string): number {
  const header = Buffer.alloc(2)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, header, { position: 16 })
  closeSync(descriptor)
  const size = header.readUInt16BE()
  if (length < 2) return USUAL_PAGE
  return size === 1 ? 65_536 : Math.max(512, size)
}

/** The newest line of the journal that a database with this log has, tried with a copy; -1 where it is not sound. */
async function newestLine(file: string, { open, wal }: Mending & { readonly wal: Buffer }): Promise<number> {
  const folder = mkdtempSync(join(dirname(file), 'mending-'))
  let driver: Driver | null = null
  try {
    const copy = join(folder, basename(file))
    copyFileSync(file, copy)
    writeFileSync(`${copy}-wal`, wal)
    driver = await open(copy)
    const { quick_check: said } = driver.prepare('PRAGMA quick_check(1)').get() ?? {}
    const journal = new Journal(new PreparedRows(driver))
    journal.read()
    return said === 'ok' ? journal.last : -1
  } catch {
    return -1
  } finally {
    driver?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function freeName(name: string): string {
  let number = 1
  while (existsSync(`${name}-${number}`)) number++
  return `${name}-${number}`
}

function replace(file: string, bytes: Buffer): void {
  const draft = `${file}.mended`
  writeFileSync(draft, bytes)
  syncFile(draft)
  renameSync(draft, file)
  syncFile(dirname(file))
}
