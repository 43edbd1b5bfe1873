import { useId, type CSSProperties, type JSX } from 'react'
import { cutOf } from './cut.ts'
import styles from './Mark.module.css'
import { classes } from '../theme/classes.ts'

/**
 * A glyph as the key block of a print: ivory, with an outline of ink, a hard shadow, and a side that lies in the shade. It stands out from
 * any ground, and says nothing to a screen reader: a word must stand beside it.
 */
export function Mark({ shape, className }: { shape: string; className?: string | undefined }): JSX.Element {
  const id = useId()
  const { lead, side } = cutOf(shape)
  const use = <use href={`#${id}s`} />
  return (
    <svg
      viewBox="-14 -14 540 540"
      className={classes(styles.mark, className)}
      style={{ '--lead': `${lead}px` } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={`${id}s`} d={shape} />
        <clipPath id={`${id}c`}>{use}</clipPath>
      </defs>
      <g className={styles.ink}>
        <use href={`#${id}s`} x="9" y="13" opacity="0.5" />
        {use}
      </g>
      <g clipPath={`url(#${id}c)`}>
        <use href={`#${id}s`} className={styles.shade} />
        <use href={`#${id}s`} x={-0.72 * side} y={-side} className={styles.face} />
      </g>
    </svg>
  )
}
