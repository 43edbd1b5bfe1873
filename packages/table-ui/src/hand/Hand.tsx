import type { CSSProperties, JSX, ReactNode } from 'react'
import styles from './Hand.module.css'

/** A card in a hand: its key and how it is drawn. */
export interface HandCard {
  readonly key: number
  readonly card: ReactNode
}

/** A hand as it lies before its player. */
export interface HandProps {
  readonly label: string
  /** Each an `EntityButton` as wide as its place. */
  readonly cards: readonly HandCard[]
  /** What is said where there is no card. */
  readonly empty: string
}

/** The cards of a hand: a fan on a wide page, a strip to scroll on a narrow one. */
export function Hand({ label, cards, empty }: HandProps): JSX.Element {
  return (
    <div className={styles.place} data-part="hand">
      {cards.length === 0 ? <p className={styles.empty}>{empty}</p> : <Fan label={label} cards={cards} />}
    </div>
  )
}

function Fan({ label, cards }: Pick<HandProps, 'label' | 'cards'>): JSX.Element {
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
