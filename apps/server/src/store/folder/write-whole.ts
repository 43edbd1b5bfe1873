import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** For whoever owns the data folder alone. */
const MODE = 0o600

/** Writes a small file so that it appears whole or not at all, also where the disk is full: what was there before stays then. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.draft`
  try {
    writeFileSync(draft, text, { mode: MODE })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
