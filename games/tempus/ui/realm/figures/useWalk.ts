import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Space } from '../../../space/index.ts'
import { middleOf } from '../places.ts'

interface Walking {
  /** Where it stands now, in units. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly path: readonly Space[] | null
  readonly pace: number
}

/** Milliseconds for a space, and for the whole way at least and at most. */
const STEP = 120
const LEAST = 220
const MOST = 900

/** A figure that stands somewhere else than before goes there along its path; without one it is there at once. */
export function useWalk(element: RefObject<HTMLElement | null>, { x, y, size, path, pace }: Walking): void {
  const before = useRef({ x, y })
  const latest = useRef({ path, pace })
  useLayoutEffect(() => {
    latest.current = { path, pace }
  })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { x, y }
    const { path: way, pace: factor } = latest.current
    const figure = element.current
    if ((was.x === x && was.y === y) || way === null || factor === 0) return
    if (!figure || typeof figure.animate !== 'function') return
    const steps = way.map((space) => middleOf(space, size)).map(([left, top]) => frame(left, top))
    const frames = [frame(was.x, was.y), ...steps.slice(1), frame(x, y)]
    const ms = Math.max(LEAST, Math.min(MOST, STEP * (frames.length - 1)))
    figure.animate(frames, { duration: ms * factor, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' })
  }, [element, x, y, size])
}

function frame(left: number, top: number): Keyframe {
  return { transform: `translate(${left}px, ${top}px)` }
}
