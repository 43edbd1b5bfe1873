import type { BoardHint } from '@trialhall/table-ui'
import { useMemo } from 'react'
import type { LocalTableUpdate } from './engine/worker-link.ts'
import { useMedia } from '../kit/use-media.ts'
import { useSettings } from '../device/use-settings.tsx'

const GLOWS = 'You can pick what glows.'
const HINT = `${GLOWS} Point at anything else, or hold it, to see why not.`
/** On a phone, where nobody points and the hint lies over the table. */
const NARROW_HINT = `${GLOWS} Hold anything else to see why not.`

/** Tells newcomers, until their first choices of a match are made or they know it, how a table is played at. */
export function useHint({ snapshot }: LocalTableUpdate): BoardHint | null {
  const { settings, change } = useSettings()
  const isNarrow = useMedia('(max-width: 900px)')
  const isDue = settings.hints && snapshot.own !== null && snapshot.length < snapshot.seats.length
  return useMemo(
    () => (isDue ? { text: isNarrow ? NARROW_HINT : HINT, onDismiss: () => change({ hints: false }) } : null),
    [isDue, isNarrow, change],
  )
}
