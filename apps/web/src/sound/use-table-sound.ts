import type { Seat } from '@trialhall/kernel'
import type { BoardSettings, Cue, GameUi, Heard, TableSnapshot } from '@trialhall/table-ui'
import { useCallback, useEffect } from 'react'
import { useSettings } from '../device/use-settings.tsx'
import { usePageInSight } from './use-page-in-sight.ts'
import { loudest } from './loudest.ts'
import { tableSound } from './table-sound.ts'

/** Presses are heard even where what is pressed keeps them for itself. */
const CAPTURE = { capture: true } as const

/** Lets a table be heard while it is on the page. What it returns is told what begins to be shown. */
export function useTableSound(board: GameUi | null | undefined): NonNullable<BoardSettings['hear']> {
  const { tableSound: isOn, tableVolume, fire } = useSettings().settings
  const isInSight = usePageInSight()
  const sounds = board?.sounds
  const volume = isOn && sounds ? tableVolume : 0
  useEffect(() => {
    tableSound.set({ motif: sounds?.motif ?? null, volume, isBurning: fire && isInSight })
  }, [sounds, volume, fire, isInSight])
  useEffect(() => {
    const wake = (): void => void tableSound.wake()
    addEventListener('pointerup', wake, CAPTURE)
    addEventListener('keydown', wake, CAPTURE)
    return () => {
      removeEventListener('pointerup', wake, CAPTURE)
      removeEventListener('keydown', wake, CAPTURE)
      tableSound.leave()
    }
  }, [])
  return useCallback(
    (events, snapshot) => {
      if (!sounds) return
      const ears = { seats: seatsOf(snapshot) }
      const heard = events.map((event) => sounds.heard(event, ears))
      tableSound.play(loudest(heard.flatMap((one) => cueOf(one, snapshot))))
    },
    [sounds],
  )
}

/** The sound itself: the verdict is one of two. */
function cueOf(heard: Heard, snapshot: TableSnapshot): Cue[] {
  if (heard === 'verdict') return [hasLost(snapshot) ? 'lost' : 'won']
  return heard ? [heard] : []
}

/** Whoever only looks on hears the winners' sound. */
function hasLost(snapshot: TableSnapshot): boolean {
  const seats = seatsOf(snapshot)
  const ranks = snapshot.outcome?.ranks ?? []
  return seats.length > 0 && seats.every((seat) => (ranks[seat] ?? 1) > 1)
}

function seatsOf({ viewer, eyes }: TableSnapshot): readonly Seat[] {
  return eyes ?? (viewer === null ? [] : [viewer])
}
