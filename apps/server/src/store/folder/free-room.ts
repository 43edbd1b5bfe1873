import { statfsSync } from 'node:fs'
import { messageOf } from '../../message-of.ts'

/** Bytes that opening a store may write. */
const NEEDED = 256 * 1024
/** What the system calls it when a disk, or what somebody may use of it, is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/**
 * True where the disk of a folder has hardly a byte left for who runs the server, or where `cause` says that it had none: there may be room
 * again by the time that somebody looks.
 */
export function isDiskFull(folder: string, cause?: unknown): boolean {
  if (FULL.has(String((cause as NodeJS.ErrnoException | undefined)?.code))) return true
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NEEDED
}

/** What is said where `doing` something needed room that was not there. */
export function fullDiskWords(doing: string, cause: unknown): string {
  return `The disk is full, and ${doing} needs some room: ${messageOf(cause)}. Make room and start again; nothing that was stored is lost.`
}
