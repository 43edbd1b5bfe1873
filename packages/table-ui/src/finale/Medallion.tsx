import type { JSX } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Medallion.module.css'

interface MedallionProps {
  readonly shape: string
  /** As a mark in a row, not as the crest of the winner. */
  readonly isSmall?: boolean
}

/** A glyph on a round shield in the dye of its seat, for the end of a match. */
export function Medallion({ shape, isSmall = false }: MedallionProps): JSX.Element {
  return (
    <span className={styles.medallion} data-size={isSmall ? 'small' : 'large'}>
      <Glyph shape={shape} />
    </span>
  )
}
