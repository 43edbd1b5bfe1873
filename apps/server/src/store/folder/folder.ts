import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** For whoever makes it alone: what lies in it holds seeds and the hashes of passwords. */
const SECRET = 0o700
const USUAL = 0o777

/**
 * Makes a folder that is for its maker alone, and those that it lies in, one after the other: asked for all of them at once, Node tries for ever where the system
 * says of a folder that it can make that there is none (/proc). Throws where it cannot be made, or is no folder.
 */
export function makeFolder(folder: string, mode: number = SECRET): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent, USUAL)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (!isFolder(folder)) throw error // else another process has made it meanwhile
  }
  syncFile(parent)
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return false
  if (!found.isDirectory()) throw new Error(`${path} is a file.`)
  return true
}

/** Waits until a file, or the names in a folder, are on disk: a file that was made just now is lost with its name. */
export function syncFile(path: string): void {
  try {
    const descriptor = openSync(path, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (!(process.platform === 'win32')) throw error // Windows opens no folders, and keeps their names by itself
  }
}
