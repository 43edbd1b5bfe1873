import { readFileSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { HallOverview } from '@trialhall/protocol'
import type { MatchService } from '../match-service.ts'
import type { ErrorBook } from './error-book.ts'

/** What an overview is put together from. */
export interface OverviewParts {
  readonly matches: MatchService
  readonly errors: ErrorBook
  /** The data folder; null where a database elsewhere keeps everything. */
  readonly folder: string | null
}

/** Files of the data folder that are told of. */
const DATABASE = 'trialhall.db'
/** Written by whoever makes a backup: when the last one was made. */
export const LAST_BACKUP = 'last-backup.json'
const PEOPLE_SHOWN = 200
const MATCHES_COUNTED = 5000

/** How a hall stands now. */
export async function overviewOf({ matches, errors, folder }: OverviewParts): Promise<HallOverview> {
  const { store, wall } = matches.parts
  const [open, playing] = await Promise.all(
    (['open', 'playing'] as const).map((status) => store.matches({ status, limit: MATCHES_COUNTED })),
  )
  const { rss } = process.memoryUsage()
  return {
    at: wall(),
    store: store.kind,
    people: matches.presence.here(PEOPLE_SHOWN),
    matches: { open: open?.length ?? 0, playing: playing?.length ?? 0, inMemory: matches.rooms.size },
    load: {
      ofOneCore: loadavg()[0] ?? 0,
      cores: cpus().length,
      memory: rss,
      sinceStart: process.uptime() * 1000,
    },
    disk: folder === null ? null : await diskOf(folder),
    lastBackup: folder === null ? null : lastBackupIn(folder),
    errors: errors.sinceYesterday(wall()),
  }
}

async function diskOf(folder: string): Promise<HallOverview['disk']> {
  const [{ bavail, blocks, bsize }, database] = await Promise.all([
    statfs(folder),
    stat(join(folder, DATABASE)).catch(() => null),
  ])
  return { free: bavail * bsize, of: blocks * bsize, database: database?.size ?? 0 }
}

function lastBackupIn(folder: string): number | null {
  try {
    return (JSON.parse(readFileSync(join(folder, LAST_BACKUP), 'utf8')) as { readonly at: number }).at
  } catch {
    return null
  }
}
