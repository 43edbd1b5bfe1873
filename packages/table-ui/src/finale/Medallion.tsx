import type { JSX } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Medallion.module.css'

interface MedallionProps {
  readonly shape: string
  /** The address of a person, who is shown instead. */
  readonly figure?: string | undefined
  /** As a mark in a row, not as the crest of the winner. */
  readonly isSmall?: boolean
}

/** A person or a glyph on a round shield in the dye of its seat, for the end of a match. */
export function Medallion({ shape, figure, isSmall = false }: MedallionProps): JSX.Element {
  return (
    <span className={styles.medallion} data-size={isSmall ? 'small' : 'large'}>
      <Glyph shape={shape} />
      {figure !== undefined && <img src={figure} alt="" decoding="async" draggable={false} />}
    </span>
  )
}
