import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address, without it. */
export function useHash(): string {
  return useSyncExternalStore(onChange, () => location.hash).slice(1)
}

function onChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
