/** What can be wrong with the device's storage, in one sentence. */
export const NO_STORAGE =
  'This browser cannot save anything for Trialhall: its storage is full or switched off.'

/** The same during a match, which can still be saved from its table. */
export const NO_STORAGE_AT_TABLE =
  'This browser cannot save anything for Trialhall (storage is full or switched off): export the match before you leave the page.'

/** Reads a text kept on this device; null where there is none or nothing may be kept. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text on this device. False where nothing may be kept or no room is left. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets a text. */
export function removeText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** All keys that begin in a certain way. */
export function keysWith(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}
