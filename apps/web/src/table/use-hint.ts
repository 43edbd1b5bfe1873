import { useEffect, useRef } from 'react'
import type { LocalTableUpdate } from '../engine/worker-link.ts'
import { useSay } from '../parts/toasts.tsx'
import { useSettings } from '../store/use-settings.tsx'

const HINT = 'What glows can be picked. What does not glow tells why when you point at it.'

/** Tells newcomers once, at their first ask of a new match, how a table is played at. */
export function useHint({ snapshot }: LocalTableUpdate): void {
  const { settings, change } = useSettings()
  const say = useSay()
  const isTold = useRef(false)
  const isDue = settings.hints && snapshot.own !== null && snapshot.length < snapshot.seats.length
  useEffect(() => {
    if (!isDue || isTold.current) return
    isTold.current = true
    const forget = { label: 'No more hints', run: () => change({ hints: false }) }
    say({ sentence: HINT, mood: 'plain', action: forget })
  }, [isDue, say, change])
}
