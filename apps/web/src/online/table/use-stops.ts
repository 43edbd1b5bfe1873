import { passIn } from '@trialhall/kernel'
import type { TableLink, TableUpdate } from '@trialhall/table-ui'
import { useEffect, useMemo } from 'react'
import { passOf, passesByItself } from '../../device/stops.ts'
import { useSettings } from '../../device/use-settings.tsx'

/** A pass takes at least so long and at most so much longer, by chance, in milliseconds: the others are to learn little from it. */
const LEAST = 700
const MORE = 1800

/**
 * Passes windows of an online match in which passing is all there is, for whoever asked for that and set no stop there.
 * Answers the update that the table shows: it asks nothing that is passed by itself.
 */
export function useStops(update: TableUpdate, link: TableLink): TableUpdate {
  const { stops, passOnline } = useSettings().settings
  const { own, length } = update.snapshot
  const seat = own?.seat
  const pass = own === null ? 0 : passOf(own)
  const isPassed = passOnline && own !== null && passIn(own) !== null && passesByItself(own, stops)
  useEffect(() => {
    if (!isPassed || seat === undefined) return undefined
    const timer = setTimeout(() => link.choose(seat, pass, length), LEAST + Math.random() * MORE)
    return () => clearTimeout(timer)
  }, [isPassed, seat, pass, length, link])
  return useMemo(
    () => (isPassed ? { ...update, snapshot: { ...update.snapshot, own: null } } : update),
    [isPassed, update],
  )
}
