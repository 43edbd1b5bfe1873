import { Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import type { Outcome } from '../outcome.ts'
import styles from './PriceTag.module.css'

/** Focus that a Hero would pay, and whether that is less or more than is printed. */
export interface HeroPrice {
  /** "3"; "X" until X is chosen. */
  readonly now: string
  readonly shift: 'less' | 'more' | null
  /** HP that it would pay as well. */
  readonly hp?: number
}

/** What picking a Hero would do to it, and what it costs where that is its own to say. */
export function PickTags(props: { outcome: Outcome | null; price: HeroPrice | null }): JSX.Element | null {
  const { outcome, price } = props
  if (!outcome && !price) return null
  return (
    <span className={styles.tags}>
      {outcome && (
        <span
          className={styles.outcome}
          data-sign={outcome.hp < 0 ? 'loss' : outcome.hp > 0 ? 'gain' : undefined}
        >
          {outcome.hp !== 0 && <Glyph shape={boardShape('hp')} />}
          <b>{outcome.short}</b>
        </span>
      )}
      {price && <PriceTag {...price} />}
    </span>
  )
}

/** The Focus, and seldom the HP, that would be paid for what is being picked. */
function PriceTag({ now, shift, hp = 0 }: HeroPrice): JSX.Element {
  return (
    <span className={styles.price} data-shift={shift ?? undefined}>
      <Glyph shape={boardShape('focus')} />
      <b>{now}</b>
      <Unseen> Focus</Unseen>
      {hp > 0 && (
        <>
          <Glyph shape={boardShape('hp')} />
          <b>{hp}</b>
          <Unseen> HP</Unseen>
        </>
      )}
    </span>
  )
}
