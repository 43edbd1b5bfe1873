import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'

const OWNER = 'owner.pid'

/** Folders that this process holds. */
const held: Set<string> = new Set()

/**
 * Takes a data folder for this process alone; the folder says whose it is. What a process that died left behind is cleared
 * away. Answers how to give the folder back. Throws one sentence if a process that lives holds it.
 */
export function claimFolder(folder: string): () => void {
  makeFolder(folder)
  const path = realpathSync(folder)
  const owner = join(path, OWNER)
  const other = held.has(path) ? process.pid : ownerOf(owner)
  if (other !== null) {
    throw new Error(
      `The data folder ${folder} is in use by process ${other}; stop it or set TRIALHALL_DATA to another folder.`,
    )
  }
  rmSync(owner, { force: true })
  takeOwnership(owner, folder)
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(owner, { force: true })
  }
}

/** Of two that come at once the second fails. */
function takeOwnership(owner: string, folder: string): void {
  try {
    writeFileSync(owner, `${process.pid} ${birthOf(process.pid)}\n`, { flag: 'wx' })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    const why = isTaken ? 'has just been taken by another process' : 'cannot be written to'
    throw new Error(`The data folder ${folder} ${why}; set TRIALHALL_DATA to another one.`, { cause: error })
  }
}

/** The process that holds a folder, or null if none does. */
function ownerOf(file: string): number | null {
  if (!existsSync(file)) return null
  const [pid = '', birth = ''] = readFileSync(file, 'utf8').trim().split(' ')
  const isOther = Number(pid) > 0 && Number(pid) !== process.pid && isAlive(Number(pid))
  return isOther && birth === birthOf(Number(pid)) ? Number(pid) : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process was born, in ticks since the machine started, so that a number used again is not taken for the same. */
export function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch {
    return '-' // a system without /proc
  }
}
