import { useEffect } from 'react'
import type { LocalTableUpdate, WorkerLink } from './engine/worker-link.ts'
import { useMotion } from '../device/use-settings.tsx'
import { peopleAt } from '../match/people.ts'

/** How long what a choice did stays in sight before the screen is covered, and the longest that motion may take. */
const STAYS = 900
const LONGEST = 12_000

/**
 * Whether the screen is covered because it goes to another person. Who chose sees what came of it first; then nobody
 * looks, so that no hand is on the page, and the curtain is down. Nor does anybody look at the end of a match of several people, who read
 * the result together.
 */
export function useCurtain(update: LocalTableUpdate, link: WorkerLink, isShown: boolean): boolean {
  const motion = useMotion()
  const { handTo, viewer } = update.snapshot
  const isOver = isEndOfOne(update)
  const isDue = isOver || (handTo !== null && viewer !== null)
  const wait = isShown ? (motion === 'off' || isOver ? 0 : STAYS) : LONGEST
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => link.look(null), wait)
    return () => clearTimeout(timer)
  }, [isDue, wait, link])
  return handTo !== null && viewer === null
}

/** Whether a match that several people played at one screen is over while one of them still looks, whose hand is open. */
export function isEndOfOne({ snapshot }: LocalTableUpdate): boolean {
  const { outcome, viewer, seats } = snapshot
  return outcome !== null && viewer !== null && peopleAt(seats).length > 1
}
