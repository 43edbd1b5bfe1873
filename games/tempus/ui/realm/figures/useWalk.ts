import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { MoveKind } from '../../../events.ts'
import type { Space } from '../../../space/index.ts'
import { middleOf } from '../places.ts'
import { lengthOfWalk, stepsOf } from './steps.ts'

interface Walking {
  /** Where it stands now, in units. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** The places that it came through; null where it has not just moved. */
  readonly path: readonly Space[] | null
  readonly how: MoveKind
  readonly pace: number
}

/** A figure on its way, and the pace for which its speed was worked out. */
interface Walk {
  readonly animation: Animation
  readonly pace: number
}

/** Milliseconds in which a figure catches up when the story has gone on without it. */
const CATCH_UP = 140

/**
 * A figure that stands somewhere else than before goes there along its path; without one it is there at once. One that is still on its way
 * goes on from where it is seen, is as much faster as the table gets faster, and hurries once something else happens.
 */
export function useWalk(element: RefObject<HTMLElement | null>, walking: Walking): void {
  const { x, y, size, path, pace } = walking
  const before = useRef({ x, y })
  const walk = useRef<Walk | null>(null)
  const latest = useRef(walking)
  useLayoutEffect(() => {
    latest.current = walking
  })
  useLayoutEffect(() => {
    const from = seenAt(element.current, walk.current) ?? before.current
    const wasThere = before.current.x === x && before.current.y === y
    before.current = { x, y }
    if (wasThere) return
    walk.current?.animation.cancel()
    walk.current = begun(element.current, from, latest.current)
  }, [element, x, y, size])
  const isPast = path === null
  useLayoutEffect(() => {
    if (walk.current) hasten(walk.current, { pace, isPast })
  }, [pace, isPast])
}

/** Where a figure on its way is seen; null for one that stands. */
function seenAt(figure: HTMLElement | null, walk: Walk | null): { x: number; y: number } | null {
  if (!figure || walk?.animation.playState !== 'running') return null
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(figure).transform)
  return { x: m41, y: m42 }
}

function begun(
  figure: HTMLElement | null,
  from: { readonly x: number; readonly y: number },
  { x, y, size, path, how, pace }: Walking,
): Walk | null {
  if (!figure || path === null || pace === 0 || typeof figure.animate !== 'function') return null
  const through = path.slice(1, -1).map((space) => middleOf(space, size))
  const dots = [[from.x, from.y], ...through, [x, y]] as const
  const duration = lengthOfWalk(dots.length - 1, how) * pace
  const easing = how === 'pushed' ? 'cubic-bezier(0.1, 0.7, 0.3, 1)' : 'cubic-bezier(0.4, 0, 0.3, 1)'
  return { animation: figure.animate(stepsOf(dots, how), { duration, easing }), pace }
}

function hasten({ animation, pace: begunAt }: Walk, now: { pace: number; isPast: boolean }): void {
  if (animation.playState !== 'running') return
  if (now.pace === 0) return animation.finish()
  const whole = Number(animation.effect?.getComputedTiming().duration ?? 0)
  const left = whole - Number(animation.currentTime ?? 0)
  const inTime = now.isPast ? left / (CATCH_UP * now.pace) : 0
  animation.updatePlaybackRate(Math.max(begunAt / now.pace, inTime))
}
