import { useSyncExternalStore } from 'react'

/** Where a table is longer than the screen and lies in one column, as on a phone. */
const LONG_TABLE = '(max-width: 900px)'

/** Whether the table is longer than the screen now. */
export function isLongTable(): boolean {
  return window.matchMedia(LONG_TABLE).matches
}

/** The same for what is drawn; drawn anew when it changes. */
export function useLongTable(): boolean {
  return useSyncExternalStore(follow, isLongTable, () => false)
}

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(LONG_TABLE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
