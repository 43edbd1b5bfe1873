import type { MoveKind } from '../../../events.ts'
import type { Dot } from '../ground/ink.ts'

/** Milliseconds for a space, and for the whole way at least and at most. */
const STEP = 120
const LEAST = 220
const MOST = 900
/** The same for those who go no way: they are pushed, or gone here and there. */
const PUSH = 260
const LEAP = 420

/** Milliseconds at the usual pace that a move of so many steps is seen. */
export function lengthOfWalk(steps: number, how: MoveKind): number {
  if (how === 'pushed') return PUSH
  return how === 'walked' ? Math.max(LEAST, Math.min(MOST, STEP * steps)) : LEAP
}

/** How a figure comes from the first place to the last: through all of them, or by vanishing here and appearing there. */
export function stepsOf(dots: readonly Dot[], how: MoveKind): Keyframe[] {
  const [from = [0, 0], to = from] = [dots[0], dots.at(-1)]
  if (how === 'walked' || how === 'pushed') return dots.map((dot) => ({ transform: at(dot) }))
  return [
    { transform: `${at(from)} scale(1)`, opacity: 1 },
    { transform: `${at(from)} scale(0.3)`, opacity: 0, offset: 0.48 },
    { transform: `${at(to)} scale(1.5)`, opacity: 0, offset: 0.52 },
    { transform: `${at(to)} scale(1)`, opacity: 1 },
  ]
}

function at([x, y]: Dot): string {
  return `translate(${x}px, ${y}px)`
}
