import type { ReactNode } from 'react'
import styles from './Painting.module.css'

interface PaintingProps {
  readonly children?: ReactNode
}

/** The canvas of a game's picture, 400 by 400, which fills its frame. It is always dark, as paintings by candlelight are. */
export function Painting({ children }: PaintingProps): ReactNode {
  return (
    <svg viewBox="0 0 400 400" className={styles.art} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  )
}

/** What glows in a picture: it breathes, unless motion is unwanted. */
export function Firelight({ children }: PaintingProps): ReactNode {
  return <g className={styles.light}>{children}</g>
}
