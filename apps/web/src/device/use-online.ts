import { useSyncExternalStore } from 'react'

/** Whether the device has a network at all; a server may be out of reach all the same. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine)
}

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
