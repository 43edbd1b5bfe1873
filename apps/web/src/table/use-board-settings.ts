import type { BoardSettings, Stops } from '@trialhall/table-ui'
import { useMemo } from 'react'
import { useMotion, useSettings } from '../store/use-settings.tsx'

/** What a board is told of the settings. Where it `passes` windows by itself, they can be stopped from the board. */
export function useBoardSettings({ passes }: { readonly passes: boolean }): BoardSettings {
  const motion = useMotion()
  const { settings, change } = useSettings()
  const { stops } = settings
  return useMemo(
    () => (passes ? { motion, stops, onStops: (now: Stops) => change({ stops: now }) } : { motion }),
    [motion, passes, stops, change],
  )
}
