import type { Motion } from '@trialhall/table-ui'
import { useEffect } from 'react'

/** The factor on all durations for each motion, as the tokens have it. */
const FACTOR: Readonly<Record<Motion, number>> = { full: 1, slow: 2.2, off: 0 }

/** Lets everything on the page that moves keep one speed, so many times faster than usual, while the caller is on it. */
export function useRootPace(motion: Motion, speed: number): void {
  const pace = FACTOR[motion] / speed
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--pace', String(pace))
    return () => void style.removeProperty('--pace')
  }, [pace])
}
