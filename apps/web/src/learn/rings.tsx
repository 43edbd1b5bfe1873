import type { CSSProperties, ReactNode } from 'react'
import styles from './learn.module.css'
import type { Box } from './place-bubble.ts'
import type { TargetMark } from './use-marks.ts'

/** Pixels between a thing and the ring around it. */
const AROUND = 6

/** A ring around each thing that is meant. */
export function Rings({ marks }: { readonly marks: readonly TargetMark[] }): ReactNode {
  return marks.map((mark, i) => (
    <span key={i} className={styles.ring} style={styleOf(mark)} aria-hidden="true" data-coach="ring" />
  ))
}

/** The room that a thing takes with its ring. */
export function ringed({ left, top, width, height }: Box): Box {
  return { left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
}

function styleOf(mark: TargetMark): CSSProperties {
  return { ...ringed(mark), borderRadius: mark.radius + AROUND }
}
