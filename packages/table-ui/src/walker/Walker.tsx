import { domAnimation, LazyMotion } from 'motion/react'
import * as m from 'motion/react-m'
import { useState, type JSX, type ReactNode } from 'react'
import type { Motion } from '../board.ts'
import { useWatching } from '../watching/watching.ts'
import styles from './Walker.module.css'

/** A place on a board, in hundredths of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A token and the way it takes. */
interface WalkerProps {
  /** The number of the place where it stands. */
  readonly place: number
  /** The points of the way from one place to another, both included; only the point itself for the same place. */
  readonly wayOf: (from: number, to: number) => readonly Point[]
  /** Pixels beside the place, so that several can stand on it. */
  readonly aside: readonly [number, number]
  readonly motion: Motion
  readonly children: ReactNode
}

/** Seconds for one step at each pace. */
const STEP: Readonly<Record<Motion, number>> = { full: 0.26, slow: 0.55, off: 0 }

/** A token on a board that walks from place to place. */
export function Walker({ place, wayOf, aside, motion, children }: WalkerProps): JSX.Element {
  const [walk, setWalk] = useState(() => ({ place, way: wayOf(place, place) }))
  if (walk.place !== place) setWalk({ place, way: wayOf(walk.place, place) })
  const { way } = walk
  const speed = useWatching()?.speed ?? 1
  const [right, down] = aside
  const seconds = (STEP[motion] * Math.max(1, way.length - 1)) / speed
  return (
    <LazyMotion features={domAnimation} strict>
      <m.span
        className={styles.walker}
        initial={false}
        animate={{
          left: way.map(({ x }) => `${x}%`),
          top: way.map(({ y }) => `${y}%`),
          x: right,
          y: down,
        }}
        transition={{ duration: seconds, ease: 'easeInOut', x: { duration: 0.2 }, y: { duration: 0.2 } }}
      >
        {children}
      </m.span>
    </LazyMotion>
  )
}
