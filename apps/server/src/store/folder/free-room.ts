import { statfsSync } from 'node:fs'

/** Bytes that opening a store may write. */
const NEEDED = 256 * 1024

/** True where the disk of a folder has hardly a byte left for who runs the server. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NEEDED
}
