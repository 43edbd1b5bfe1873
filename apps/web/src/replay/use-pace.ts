import type { Motion } from '@trialhall/table-ui'
import { useEffect } from 'react'
import { useMotion } from '../store/use-settings.tsx'
import type { Player } from './use-player.ts'

/** The factor on all durations for each motion, as the tokens have it. */
const PACE: Readonly<Record<Motion, number>> = { full: 1, slow: 2.2, off: 0 }

/** Lets everything on the page that moves keep the speed of the replay; what is jumped to stands at once. */
export function usePace({ speed, update }: Pick<Player, 'speed' | 'update'>): void {
  const motion = useMotion()
  const pace = update.how === 'jump' ? 0 : PACE[motion] / speed
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--pace', String(pace))
    return () => void style.removeProperty('--pace')
  }, [pace])
}
