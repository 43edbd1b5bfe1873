import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'
import { lockFile, type Unlock } from './lock.ts'
import { messageOf } from '../../message-of.ts'

/** The file that is locked. It is never removed where a server may be: who holds a lock on a removed file holds nothing. */
export const LOCK = 'owner.lock'
/** Says in words who holds the folder, for whoever finds it taken. */
const OWNER = 'owner.pid'

/** Another process holds a data folder. */
export class FolderInUse extends Error {
  readonly folder: string
  /** Who holds it, as part of a sentence. */
  readonly holder: string

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}; stop it or set TRIALHALL_DATA to another folder.`,
    )
    this.folder = folder
    this.holder = holder
  }
}

/**
 * Takes a data folder for this process alone, by a lock of the system, which ends with the process. Answers how to give the folder
 * back. Throws `FolderInUse` if another process holds it, on this machine or in a container that shares it.
 */
export function claimFolder(folder: string): Unlock {
  makeFolder(folder)
  const path = realpathSync(folder)
  const owner = join(path, OWNER)
  const unlock = lockIn(path, folder)
  if (!unlock) throw new FolderInUse(folder, whoHolds(owner))
  try {
    writeFileSync(owner, `${process.pid} ${hostname()}\n`)
  } catch {
    // a full disk: the lock holds all the same
  }
  return () => {
    rmSync(owner, { force: true })
    unlock()
  }
}

/** True while a process holds a data folder. Where none does, the lock is had for the moment of asking. */
export function isHeld(folder: string): boolean {
  const unlock = lockIn(realpathSync(folder), folder)
  unlock?.()
  return unlock === null
}

function lockIn(path: string, folder: string): Unlock | null {
  try {
    return lockFile(join(path, LOCK))
  } catch (error) {
    const why = messageOf(error)
    throw new Error(
      `The data folder ${folder} cannot be locked: ${why}; set TRIALHALL_DATA to another one.`,
      {
        cause: error,
      },
    )
  }
}

/** The process that holds a folder, as far as it has said so. */
function whoHolds(owner: string): string {
  try {
    const [pid = '', host = ''] = readFileSync(owner, 'utf8').trim().split(' ')
    if (pid === '') return 'another server'
    return host === '' || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  } catch {
    return 'another server'
  }
}
