import type { BoardHint } from '@trialhall/table-ui'
import { useMemo } from 'react'
import type { LocalTableUpdate } from './engine/worker-link.ts'
import { useSettings } from '../device/use-settings.tsx'

const HINT = 'You can pick what glows. Point at anything else, or hold it, to see why not.'

/** Tells newcomers, until their first choices of a match are made or they know it, how a table is played at. */
export function useHint({ snapshot }: LocalTableUpdate): BoardHint | null {
  const { settings, change } = useSettings()
  const isDue = settings.hints && snapshot.own !== null && snapshot.length < snapshot.seats.length
  return useMemo(
    () => (isDue ? { text: HINT, onDismiss: () => change({ hints: false }) } : null),
    [isDue, change],
  )
}
