import { useLayoutEffect, useRef, type RefObject } from 'react'
import { columnOf, rowOf, type Space } from '../../../space/index.ts'
import { OFF } from '../../../state.ts'
import { UNIT, type Dot } from '../ground/ink.ts'

/** Milliseconds that a token takes from space to space, and for its whole way at most. */
const STEP = 110
const MOST = 480

interface TokenWalking {
  /** Where it lies now. */
  readonly at: Space
  /** A factor on how long it is on its way; 0 where it is there at once. */
  readonly pace: number
}

/** A token that lies somewhere else than before comes there space by space, with all that it covers. */
export function useTokenWalk(element: RefObject<SVGGElement | null>, { at, pace }: TokenWalking): void {
  const before = useRef(at)
  useLayoutEffect(() => {
    const from = before.current
    before.current = at
    const drawing = element.current
    if (from === at || from === OFF || at === OFF || pace === 0) return
    if (!drawing || typeof drawing.animate !== 'function') return
    const steps = tokenSteps(from, at)
    const frames = steps.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
    drawing.animate(frames, {
      duration: Math.min(MOST, STEP * (steps.length - 1)) * pace,
      easing: 'ease-in-out',
    })
  }, [element, at, pace])
}

/** How far from its new space a token is at each step of its way, in units: it goes askew as long as that leads there, then straight. */
export function tokenSteps(from: Space, to: Space): readonly Dot[] {
  const [columns, rows] = [columnOf(from) - columnOf(to), rowOf(from) - rowOf(to)]
  const count = Math.max(Math.abs(columns), Math.abs(rows))
  const left = (off: number, step: number): number => {
    const far = Math.max(0, Math.abs(off) - step) * UNIT
    return off < 0 && far > 0 ? -far : far
  }
  return Array.from({ length: count + 1 }, (_, step) => [left(columns, step), left(rows, step)] as const)
}
