import { passDelay, type TableLink, type TableUpdate } from '@trialhall/table-ui'
import { useEffect, useMemo } from 'react'
import { passOf, passesOnline } from '../../device/stops.ts'
import { useSettings } from '../../device/use-settings.tsx'

/**
 * Passes windows of an online match in which, as everybody can see, nothing could come of playing something, and those in which passing is all
 * there is for whoever asked for that; both unless a stop was set there. Answers the update that the table shows: it asks nothing that
 * is passed by itself. Whoever took a choice back is asked there.
 */
export function useStops(update: TableUpdate, link: TableLink): TableUpdate {
  const { settings } = useSettings()
  const { own, length, isAskedAnyway = false } = update.snapshot
  const seat = own?.seat
  const pass = own === null ? 0 : passOf(own)
  const passes = own === null || isAskedAnyway ? null : passesOnline(own, settings)
  useEffect(() => {
    if (passes === null || seat === undefined) return undefined
    const pause = passes === 'at-once' ? 0 : passDelay()
    const pick = (): void =>
      link.passFor ? link.passFor(seat, pass, length) : link.choose(seat, pass, length)
    const timer = setTimeout(pick, pause)
    return () => clearTimeout(timer)
  }, [passes, seat, pass, length, link])
  return useMemo(
    () => (passes === null ? update : { ...update, snapshot: { ...update.snapshot, own: null } }),
    [passes, update],
  )
}
