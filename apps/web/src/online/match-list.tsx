import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { ago } from '../parts/ago.ts'
import styles from './online.module.css'
import { clockWords, gameOf, holderName, standing } from './words.ts'

interface MatchListProps {
  readonly title: string
  readonly cards: readonly MatchCard[]
  readonly now: number
  /** What stands there while the list is empty. */
  readonly none: string
}

/** Matches of the server, each a way to its table. */
export function MatchList({ title, cards, now, none }: MatchListProps): ReactNode {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {cards.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.matches}>
          {cards.map((card) => (
            <li key={card.id} className={styles.match}>
              <Card card={card} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Card({ card, now }: { readonly card: MatchCard; readonly now: number }): ReactNode {
  const state = standing(card)
  return (
    <>
      <Link href={`/m/${card.id}`} className={styles.continue}>
        {gameOf(card)?.title ?? card.game}
      </Link>
      <p>{card.seats.map(holderName).join(', ')}</p>
      <p>
        <span className={state === 'Your turn' ? styles.mine : styles.state}>{state}</span>
        {card.clock.kind === 'none' ? '' : ` · ${clockWords(card.clock)}`} · {ago(card.changedAt, now)}
      </p>
    </>
  )
}
