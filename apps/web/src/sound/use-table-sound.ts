import type { BoardSettings, GameUi } from '@trialhall/table-ui'
import { useCallback, useEffect } from 'react'
import { useSettings } from '../device/use-settings.tsx'
import { games } from '../games/hall.ts'
import { cueOf, seatsOf } from './cue-of.ts'
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
  const gameId = board?.gameId
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
      const game = games.find(gameId)
      const ears = { seats: seatsOf(snapshot) }
      const heard = events.map((event) => sounds.heard(event, ears))
      tableSound.play(loudest(heard.flatMap((one) => cueOf(one, snapshot, game.ok ? game.value : {}))))
    },
    [sounds, gameId],
  )
}
