import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAST_BACKUP } from '../desk/overview.ts'
import { requestBackup } from '../store/backup-requests.ts'
import { claimFolder, FolderInUse } from '../store/folder/claim.ts'
import { copyDatabase } from '../store/hot-copy.ts'
import { findDatabase, openStore } from '../store/open.ts'

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
    const told = await inspected(draft)
    renameSync(draft, to)
    writeFileSync(join(folder, LAST_BACKUP), JSON.stringify({ at: Date.now() }), { mode: 0o600 })
    return [...told, `Backed up to ${to}. It holds seeds and the hashes of passwords: keep it to yourself.`]
  } finally {
    rmSync(draft, { recursive: true, force: true })
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

/** Opens the copy as a server would; answers what is damaged in it. */
async function inspected(folder: string): Promise<string[]> {
  const store = await openStore(folder)
  try {
    return await store.notices()
  } finally {
    await store.close()
  }
}
