import type { BoardSettings, GameUi, Motion, Stops } from '@trialhall/table-ui'
import { useMemo } from 'react'
import { HASTE_OF, type PaceName, stoppedAt } from '../device/settings.ts'
import { useMotion, useSettings } from '../device/use-settings.tsx'
import { useTableSound } from '../sound/use-table-sound.ts'
import { useRootPace } from './use-root-pace.ts'

/** How events are shown at a pace on a device that moves things so; at `instant` not one by one. */
export function showingAt(
  pace: PaceName,
  device: Motion,
): { readonly motion: Motion; readonly haste: number } {
  return { motion: pace === 'instant' ? 'off' : device, haste: HASTE_OF[pace] }
}

/**
 * What the board of a match that is played is told of the settings. Where it `passes` windows by itself, they can be stopped from
 * the board. While it is on the page, everything moves at the pace that was set.
 */
export function useBoardSettings(
  board: GameUi | null | undefined,
  { passes }: { readonly passes: boolean },
): BoardSettings {
  const device = useMotion()
  const { settings, change } = useSettings()
  const { stops, stopList, pace } = settings
  const { motion, haste } = showingAt(pace, device)
  useRootPace(motion, haste)
  const hear = useTableSound(board)
  return useMemo(() => {
    const onStops = (now: Stops): void => change(stoppedAt(now))
    return { motion, haste, hear, ...(passes ? { stops, stopList, onStops } : {}) }
  }, [motion, haste, hear, passes, stops, stopList, change])
}
