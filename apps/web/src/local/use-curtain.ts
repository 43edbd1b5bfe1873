import { useEffect } from 'react'
import type { LocalTableUpdate, WorkerLink } from './engine/worker-link.ts'
import { useMotion } from '../device/use-settings.tsx'

/** How long what a choice did stays in sight before the screen is covered, and the longest that motion may take. */
const STAYS = 900
const LONGEST = 12_000

/**
 * Whether the screen is covered because it goes to another person. Who chose sees what came of it first; then nobody
 * looks, so that no hand is on the page, and the curtain is down.
 */
export function useCurtain(update: LocalTableUpdate, link: WorkerLink, isShown: boolean): boolean {
  const motion = useMotion()
  const { handTo, viewer } = update.snapshot
  const isDue = handTo !== null && viewer !== null
  const wait = isShown ? (motion === 'off' ? 0 : STAYS) : LONGEST
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => link.look(null), wait)
    return () => clearTimeout(timer)
  }, [isDue, wait, link])
  return handTo !== null && viewer === null
}
