import type { TableUpdate } from '@trialhall/table-ui'
import { useCallback, useEffect, useState } from 'react'
import { useMotion } from '../../device/use-settings.tsx'
import type { ReplayEyes } from '../eyes.ts'
import type { Reel } from '../reel.ts'
import type { ReplayLink, ReplayUpdate } from '../replay-link.ts'
import type { Marks } from '../survey.ts'
import { type Stride, type StepDirection, momentAfter } from './stride.ts'

/** How many times faster than usual a replay can run; the digit of a key is the place here, from 1. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const

/** A replay that runs: what is shown, and all that can be done with it. */
export interface Player {
  readonly update: ReplayUpdate
  /** The moment that is shown. */
  readonly at: number
  /** What is new has been shown to its end. */
  readonly isSettled: boolean
  readonly isPlaying: boolean
  readonly speed: number
  settle(update: TableUpdate): void
  /** Goes to a moment at once. */
  jump(at: number): void
  step(direction: StepDirection, stride: Stride): void
  toggle(): void
  pause(): void
  runAt(speed: number): void
  lookWith(eyes: ReplayEyes): void
}

/** How long a moment stays in sight before the next, in milliseconds; without motion longer, since it is read then. */
const PAUSE = 420
const READING = 700
const READING_EACH = 450
const MOST_READ = 5

interface Parts {
  readonly link: ReplayLink
  readonly reel: Reel
  readonly marks: Marks
  /** Whether a board shows the events; where there is none, all is shown at once. */
  readonly hasBoard: boolean
}

/** Runs a replay. */
export function usePlayer({ link, reel, marks, hasBoard }: Parts): Player {
  const [update, setUpdate] = useState(link.update)
  const [settled, settle] = useState<TableUpdate | null>(null)
  const [wantsToPlay, setPlaying] = useState(false)
  const [speed, runAt] = useState(1)
  const motion = useMotion()
  useEffect(() => link.subscribe(setUpdate), [link])
  const jump = useCallback(
    (moment: number) => {
      // At its end it stands still, also for whoever goes back from there.
      if (moment >= reel.length) setPlaying(false)
      link.show(moment, 'jump')
    },
    [link, reel],
  )
  const at = update.snapshot.length
  const isSettled = !hasBoard || settled === update
  const isPlaying = wantsToPlay && at < reel.length
  const pause = motion === 'off' || !hasBoard ? readingTime(update) : PAUSE
  useEffect(() => {
    if (!isPlaying || !isSettled) return undefined
    const timer = setTimeout(() => {
      const next = momentAfter(reel, at, { direction: 'forward', stride: 'happening', marks })
      link.show(next, 'step')
      if (next >= reel.length) setPlaying(false)
    }, pause / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isSettled, reel, link, marks, at, pause, speed])
  return {
    update,
    at,
    isSettled,
    isPlaying,
    speed,
    settle,
    jump,
    step: (direction, stride) => {
      setPlaying(false)
      const isNear = stride === 'happening' || stride === 'choice'
      const isCalm = direction === 'forward' && isNear && isSettled
      link.show(momentAfter(reel, at, { direction, stride, marks }), isCalm ? 'step' : 'jump')
    },
    toggle: () => {
      if (at >= reel.length) link.show(0, 'jump')
      setPlaying(!isPlaying)
    },
    pause: () => setPlaying(false),
    runAt,
    lookWith: (eyes) => link.lookWith(eyes),
  }
}

function readingTime({ story, fresh, how }: ReplayUpdate): number {
  const lines = how === 'step' ? story.length - fresh : 1
  return READING + READING_EACH * Math.min(lines, MOST_READ)
}
