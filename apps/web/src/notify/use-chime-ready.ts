import { useEffect } from 'react'
import { readyChime } from './chime.ts'

/** Presses are heard even where what is pressed keeps them for itself. */
const CAPTURE = { capture: true } as const

/** Lets the chime be heard from the first press on, where it is switched on. */
export function useChimeReady(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('pointerup', readyChime, CAPTURE)
    addEventListener('keydown', readyChime, CAPTURE)
    return () => {
      removeEventListener('pointerup', readyChime, CAPTURE)
      removeEventListener('keydown', readyChime, CAPTURE)
    }
  }, [isOn])
}
