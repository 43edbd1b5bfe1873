import { useLayoutEffect, type RefObject } from 'react'
import type { Dot } from '../ground/ink.ts'

/** What a figure does or suffers in the event that is looked at, without leaving its place. */
export type Gesture =
  /** It strikes, towards a point in units. */
  | { readonly type: 'lunge'; readonly towards: Dot }
  /** It is hurt. */
  | { readonly type: 'flinch' }
  /** It has just come onto the map. */
  | { readonly type: 'arrive' }

/** Milliseconds of a gesture at the usual pace: it draws back for 80, acts for 160, rests for 60 and is back. */
const LONG = 380
/** Units that it lunges. */
const FAR = 17

interface Gesturing {
  /** Where it stands, in units. */
  readonly x: number
  readonly y: number
  readonly gesture: Gesture | null
  /** Tells one event from the next. */
  readonly told: number
  readonly pace: number
}

/** Plays what a figure does, once for each event. */
export function useGesture(element: RefObject<Element | null>, gesturing: Gesturing): void {
  const { x, y, gesture, told, pace } = gesturing
  const type = gesture?.type
  const [toX, toY] = gesture?.type === 'lunge' ? gesture.towards : [x, y]
  useLayoutEffect(() => {
    const drawing = element.current
    if (!drawing || type === undefined || pace === 0 || typeof drawing.animate !== 'function')
      return undefined
    const playing = drawing.animate(framesOf(type, [toX - x, toY - y]), {
      duration: LONG * pace,
      easing: 'ease-out',
    })
    return () => playing.cancel()
  }, [element, type, told, x, y, toX, toY, pace])
}

function framesOf(type: Gesture['type'], [dx, dy]: Dot): Keyframe[] {
  if (type === 'flinch') return [0, -6, 5, -3, 0].map((off) => ({ transform: `translate(${off}px, 0)` }))
  if (type === 'arrive')
    return [
      { transform: 'translate(0, -46px) scale(1.25)', opacity: 0 },
      { transform: 'translate(0, 0) scale(0.94)', opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ]
  const far = Math.hypot(dx, dy) || 1
  const by = (part: number): Keyframe => ({
    transform: `translate(${(dx / far) * FAR * part}px, ${(dy / far) * FAR * part}px)`,
  })
  return [by(0), { ...by(-0.35), offset: 0.2 }, { ...by(1), offset: 0.55 }, { ...by(1), offset: 0.7 }, by(0)]
}
