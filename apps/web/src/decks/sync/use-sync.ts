import { useEffect, useSyncExternalStore } from 'react'
import { useSay } from '../../kit/toasts.tsx'
import { type Keeping, attend, keepSoon, keepingNow, onKeeping } from './keeper.ts'

/**
 * Keeps the decks of this device and of the server together while the page shows decks, or whose they are. `who` is who I
 * am, where the page knows: decks follow at once when that changes.
 */
export function useSync(who: string = ''): Keeping {
  const say = useSay()
  useEffect(() => attend((sentence) => say({ sentence, mood: 'plain', stays: 'until answered' })), [say])
  useEffect(() => {
    if (who !== '') keepSoon(0)
  }, [who])
  return useSyncExternalStore(onKeeping, keepingNow)
}
