import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writtenLog } from '../match/written-log.ts'
import { claimFolder } from '../store/folder/claim.ts'
import { makeFolder } from '../store/folder/folder.ts'
import { writeWhole } from '../store/folder/write-whole.ts'
import { Damages } from '../store/damage.ts'
import type { Driver } from '../store/driver/driver.ts'
import { LogTable, MOST_IN_JOURNAL } from '../store/log/log-table.ts'
import { Mark } from '../store/log/mark.ts'
import { MatchTable } from '../store/sqlite/match-table.ts'
import { mendLog } from '../store/mending/mend.ts'
import { usualDriver } from '../store/driver/usual-driver.ts'
import { DATABASE, findDatabase, MARK } from '../store/open.ts'
import { prepareDatabase } from '../store/sqlite/prepare.ts'
import { PreparedRows } from '../store/driver/rows.ts'
import { SalvageRows } from './salvage-rows.ts'
import type { LogEntry } from '../store/store.ts'
import { messageOf } from '../message-of.ts'

/** What is to be saved, and where to. */
export interface Salvaging {
  readonly folder: string
  readonly to: string
  /** All matches, or those that are damaged. */
  readonly which: 'all' | 'damaged'
}

/**
 * Writes what can be read of matches, a file for each, as `trialhall replay` reads them, for whoever calls it alone; the data folder stays as it is. Answers what
 * was done, a line for each match. Throws one sentence where a server holds the folder or there is no database that can be read.
 */
export async function salvage(what: Salvaging): Promise<string[]> {
  findDatabase(what.folder)
  const release = claimFolder(what.folder)
  const copy = mkdtempSync(join(tmpdir(), 'trialhall-salvage-'))
  try {
    for (const name of [DATABASE, `${DATABASE}-wal`, MARK])
      if (existsSync(join(what.folder, name))) copyFileSync(join(what.folder, name), join(copy, name))
    return await salvageCopy(join(copy, DATABASE), { ...what, mark: new Mark(join(copy, MARK)) })
  } finally {
    rmSync(copy, { recursive: true, force: true })
    release()
  }
}

async function salvageCopy(
  file: string,
  { mark, ...what }: Salvaging & { readonly mark: Mark },
): Promise<string[]> {
  let driver: Driver | null = null
  try {
    await mendLog(file, { open: usualDriver, acknowledged: mark.read() })
    driver = await usualDriver(file)
    prepareDatabase(driver)
    return writeFiles(new PreparedRows(driver), what)
  } catch (error) {
    const why = messageOf(error)
    throw new Error(`The database in ${what.folder} cannot be read at all: ${why}.`, { cause: error })
  } finally {
    driver?.close()
  }
}

function writeFiles(rows: PreparedRows, { to, which }: Salvaging): string[] {
  const damages = new Damages()
  const [matches, logs] = [
    new MatchTable(rows, damages),
    new LogTable({ rows, damages, mostInJournal: MOST_IN_JOURNAL }),
  ]
  const readable = new SalvageRows(rows)
  logs.read()
  const ids = readable.ids()
  for (const id of ids) {
    damages.spare(() => matches.byId(id))
    logs.inspect(id)
  }
  const wanted = ids.filter((id) => which === 'all' || damages.why(id) !== null)
  const journal = readable.journal()
  if (wanted.length > 0) makeFolder(to)
  const lines = wanted.map((id) => {
    const why = damages.why(id)
    return `${writeMatch(readable, { id, journal, to })}${why === null ? '' : ` (${why})`}`
  })
  return [...lines, `${wanted.length} of ${ids.length} matches written.`]
}

/** Writes one match as far as its log is whole; answers what was written. */
function writeMatch(
  readable: SalvageRows,
  { id, journal, to }: { readonly id: string; readonly journal: readonly LogEntry[]; readonly to: string },
): string {
  const entries = readable.stretches(id)
  for (const entry of journal) if (entry.match === id && entry.n === entries.length + 1) entries.push(entry)
  const stored = readable.match(id)
  const path = join(to, `${id.replace(/[^\w-]/g, '_')}.json`)
  const written = stored ? writtenLog(stored, entries) : { match: id, entries }
  writeWhole(path, `${JSON.stringify(written)}\n`)
  const said = `${id}: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} of its log in ${path}`
  return stored ? said : `${said}; its seed and seats are lost, so it cannot be replayed`
}
