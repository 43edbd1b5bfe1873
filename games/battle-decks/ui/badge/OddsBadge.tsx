import type { CardId } from '@trialhall/kernel'
import { createContext, useContext, type Context, type JSX } from 'react'
import type { Badges } from '../clash/badges.ts'
import { unbroken } from '../odds.ts'
import styles from './OddsBadge.module.css'

const NONE: Badges = new Map()

/** Carries the odds to the things on the table that show them. */
export const BadgesContext: Context<Badges> = createContext(NONE)

/** The odds that picking a card would bring, on the card itself; nothing where there are none. The options beside the board say the same in words. */
export function OddsBadge({ card, place }: { card: CardId; place: 'tile' | 'hand' }): JSX.Element | null {
  const badge = useContext(BadgesContext).get(card)
  if (badge === undefined || badge.main === '') return null
  return (
    <span className={styles.badge} data-kind={badge.kind} data-place={place} data-odds="" aria-hidden="true">
      <b>{unbroken(place === 'tile' ? badge.main.replace('up to ', '≤ ') : badge.main)}</b>
      {badge.sub !== '' && <small>{unbroken(badge.sub)}</small>}
    </span>
  )
}

/** When a card of the hand that cannot be picked now can be played; nothing where that takes more words. */
export function HandNote({ says }: { says: string | null }): JSX.Element | null {
  if (says === null) return null
  return (
    <span className={styles.badge} data-kind="note" data-place="hand" aria-hidden="true">
      <b>{unbroken(says)}</b>
    </span>
  )
}
