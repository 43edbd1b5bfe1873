import { useEffect, useState } from 'react'
import type { LocalTableUpdate } from '../engine/worker-link.ts'
import { useMotion } from '../store/use-settings.tsx'

/** How long everybody may watch what a choice did before the screen is covered. */
const WATCH = 1500

/** Whether the screen is covered because it goes to another person. What happened last is shown first, with no hand on the table. */
export function useCurtain({ snapshot, story, fresh }: LocalTableUpdate): boolean {
  const motion = useMotion()
  const isWanted = snapshot.handTo !== null
  const wait = motion === 'off' || fresh >= story.length ? 0 : WATCH
  const [isDown, setDown] = useState(isWanted && wait === 0)
  if (isDown && !isWanted) setDown(false)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => setDown(true), wait)
    return () => clearTimeout(timer)
  }, [isWanted, wait])
  return isWanted && isDown
}
