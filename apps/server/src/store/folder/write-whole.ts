import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** For whoever writes it alone. */
export const SECRET = 0o600
/** For everybody who may look into its folder: what root writes and the server reads, or the other way round. */
export const SHARED = 0o644

/**
 * Writes a small file so that it appears whole or not at all, also where the disk is full: what was there before stays then. Only whoever
 * writes it may read it, unless `mode` says else.
 */
export function writeWhole(path: string, text: string, mode: number = SECRET): void {
  const draft = `${path}.draft`
  try {
    writeFileSync(draft, text, { mode })
    chmodSync(draft, mode) // whatever the umask says
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
