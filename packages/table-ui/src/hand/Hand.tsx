import { useEffect, useRef, type CSSProperties, type JSX, type ReactNode, type RefObject } from 'react'
import { useInteraction } from '../entity/interaction.ts'
import styles from './Hand.module.css'
import { LIFTED, useLift } from './useLift.tsx'

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
  /** A board shows by itself the card that a finger has touched first. */
  readonly isLiftedByBoard?: boolean
}

/** The cards of a hand: a fan on a wide page, a strip to scroll on a narrow one. */
export function Hand({ label, cards, empty, isLiftedByBoard = false }: HandProps): JSX.Element {
  return (
    <div className={styles.place} data-part="hand">
      {cards.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Fan {...{ label, cards, isLiftedByBoard }} />
      )}
    </div>
  )
}

function Fan({
  label,
  cards,
  isLiftedByBoard,
}: Pick<Required<HandProps>, 'label' | 'cards' | 'isLiftedByBoard'>): JSX.Element {
  const middle = (cards.length - 1) / 2
  const strip = useLitInSight()
  const lift = useLift(!isLiftedByBoard)
  return (
    <div className={styles.room}>
      <ul
        ref={strip}
        className={styles.hand}
        aria-label={label}
        {...lift.handlers}
        style={{ '--count': cards.length } as CSSProperties}
      >
        {cards.map(({ key, card }, at) => (
          <li
            key={key}
            className={styles.slot}
            data-lifted={lift.lifted === at ? '' : undefined}
            style={{ '--off': at - middle } as CSSProperties}
          >
            {card}
          </li>
        ))}
      </ul>
      {!isLiftedByBoard && <output className="unseen">{lift.lifted === null ? '' : LIFTED}</output>}
    </div>
  )
}

/** On a narrow page: where no card that can be picked is in sight, the strip goes to the first of them. */
function useLitInSight(): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null)
  const { lighting } = useInteraction()
  useEffect(() => {
    const list = strip.current
    if (!list || list.scrollWidth <= list.clientWidth) return
    const { left, right } = list.getBoundingClientRect()
    const lit = [...list.querySelectorAll('[data-lit]')].map((card) => card.getBoundingClientRect())
    const [first] = lit
    if (!first || lit.some((card) => card.left >= left && card.right <= right)) return
    list.scrollTo({ left: list.scrollLeft + first.left - left - (list.clientWidth - first.width) / 2 })
  }, [lighting])
  return strip
}
