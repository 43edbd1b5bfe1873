import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LAST_BACKUP } from '../desk/overview.ts'
import { requestBackup } from '../store/backup-requests.ts'
import { claimFolder, FolderInUse, LOCK } from '../store/folder/claim.ts'
import { SHARED, writeWhole } from '../store/folder/write-whole.ts'
import { copyDatabase } from '../store/hot-copy.ts'
import { DATABASE, findDatabase, openStore } from '../store/open.ts'
import { messageOf } from '../message-of.ts'

/**
 * Copies the database of a data folder, whether its server runs or not, and reads the copy. Answers what was done, a line each. Throws one sentence where
 * that cannot be; nothing is left of it then.
 */
export async function backUp(folder: string, to: string): Promise<string[]> {
  const file = findDatabase(folder)
  if (existsSync(to)) throw new Error(`${to} is there already; name a folder that is to be made.`)
  const draft = `${to}.draft`
  rmSync(draft, { recursive: true, force: true })
  try {
    await copied(file, { folder, to: draft })
    requireSeen(draft, { folder, to })
    const told = await inspected(draft)
    rmSync(join(draft, LOCK), { force: true }) // ours: a server that is another user could not take it where the backup is restored
    renameSync(draft, to)
    const done = `Backed up to ${to}. It holds seeds and the hashes of passwords: keep it to yourself.`
    return [...told, ...noted(folder), done]
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Notes when, for the page of operators. The backup is good without it, so it is only said where that cannot be. */
function noted(folder: string): string[] {
  try {
    writeWhole(join(folder, LAST_BACKUP), JSON.stringify({ at: Date.now() }), SHARED)
    return []
  } catch (error) {
    return [
      `The page for operators will not show this backup, as ${folder} cannot be written to: ${messageOf(error)}.`,
    ]
  }
}

/** A server that holds the folder copies it itself: only it can keep SQLite from changing the file meanwhile. */
async function copied(file: string, { folder, to }: { folder: string; to: string }): Promise<void> {
  let release: () => void
  try {
    release = claimFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return requestBackup(folder, to)
  }
  try {
    await copyDatabase(file, to)
  } finally {
    release()
  }
}

/**
 * A server with folders of its own (`PrivateTmp` of systemd, a container) may have written the copy where this process does not see it; opening what is
 * not there would make an empty hall.
 */
function requireSeen(draft: string, { folder, to }: { folder: string; to: string }): void {
  if (existsSync(join(draft, DATABASE))) return
  throw new Error(
    `The server's copy is not to be seen in ${to}: the server has folders of its own there. Name a folder inside ${folder}, and move it from there.`,
  )
}

/** Opens the copy as a server would; answers what is damaged in it. */
async function inspected(folder: string): Promise<string[]> {
  const store = await openStore(folder)
  try {
    return await store.notices()
  } finally {
    await store.close()
  }
}
