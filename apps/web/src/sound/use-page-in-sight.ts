import { useSyncExternalStore } from 'react'

/** Whether the page can be seen: not behind another tab, nor in a window that is put away. */
export function usePageInSight(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
