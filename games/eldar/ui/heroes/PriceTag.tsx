import { Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './PriceTag.module.css'

/** Focus that a Hero would pay, and whether that is less or more than is printed. */
export interface HeroPrice {
  /** "3"; "X" until X is chosen. */
  readonly now: string
  readonly shift: 'less' | 'more' | null
}

/** The Focus that a Hero would pay for what is being picked. */
export function PriceTag({ now, shift }: HeroPrice): JSX.Element {
  return (
    <span className={styles.price} data-shift={shift ?? undefined}>
      <Glyph shape={boardShape('focus')} />
      <b>{now}</b>
      <Unseen> Focus</Unseen>
    </span>
  )
}
