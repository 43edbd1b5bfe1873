import type { JSX } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Medallion.module.css'

/** Who is shown: a glyph, and over it, once it has come, a person. */
export interface Somebody {
  readonly shape: string
  /** The address of a person. */
  readonly figure?: string | undefined
}

interface MedallionProps extends Somebody {
  /** As a mark in a row, not as the crest of the winner. */
  readonly isSmall?: boolean
}

/**
 * A person or a glyph in the dye of its seat, for the end of a match: as a mark round, with the head alone; as a crest a glyph is round as well,
 * and a person stands in a window.
 */
export function Medallion({ shape, figure, isSmall = false }: MedallionProps): JSX.Element {
  const hasWindow = figure !== undefined && !isSmall
  return (
    <span className={hasWindow ? styles.window : styles.medallion} data-size={isSmall ? 'small' : 'large'}>
      <Glyph shape={shape} />
      {figure !== undefined && <img src={figure} alt="" decoding="async" draggable={false} />}
    </span>
  )
}

interface MedallionsProps {
  readonly all: readonly Somebody[]
  readonly isSmall?: boolean
}

/** Several that one player led, side by side. */
export function Medallions({ all, isSmall = false }: MedallionsProps): JSX.Element {
  return (
    <span className={styles.all} data-size={isSmall ? 'small' : 'large'}>
      {all.map((one, at) => (
        <Medallion key={at} {...one} isSmall={isSmall} />
      ))}
    </span>
  )
}
