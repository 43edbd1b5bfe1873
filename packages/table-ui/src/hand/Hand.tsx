import type { CSSProperties, JSX, ReactNode } from 'react'
import styles from './Hand.module.css'

/** A card in a hand: its key and how it is drawn. */
export interface HandCard {
  readonly key: number
  readonly card: ReactNode
}

/** The cards of a hand: a fan on a wide page, a strip to scroll on a narrow one. */
export function Hand({ label, cards }: { label: string; cards: readonly HandCard[] }): JSX.Element {
  const middle = (cards.length - 1) / 2
  return (
    <div className={styles.room}>
      <ul className={styles.hand} aria-label={label} style={{ '--count': cards.length } as CSSProperties}>
        {cards.map(({ key, card }, at) => (
          <li key={key} className={styles.slot} style={{ '--off': at - middle } as CSSProperties}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
