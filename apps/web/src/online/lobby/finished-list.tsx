import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { ago } from '../../kit/ago.ts'
import { ButtonLink } from '../../kit/button.tsx'
import styles from './match-list.module.css'
import { gameOf } from '../../api/game-of.ts'
import { hasWon, holderName, standing } from '../words.ts'

interface FinishedListProps {
  readonly cards: readonly MatchCard[]
  readonly now: number
  /** What stands there while the list is empty; without it an empty list is not shown at all. */
  readonly none?: string
}

/** Matches that are over: how they ended, and the way to their replays. */
export function FinishedList({ cards, now, none }: FinishedListProps): ReactNode {
  const heading = useId()
  if (cards.length === 0 && none === undefined) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>Finished matches</h2>
      {cards.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.finished}>
          {cards.map((card) => (
            <li key={card.id}>
              <Finished card={card} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Finished({ card, now }: { readonly card: MatchCard; readonly now: number }): ReactNode {
  const isWon = card.mine.some((seat) => hasWon(card, seat))
  return (
    <>
      <p className={styles.result} data-won={isWon ? '' : undefined}>
        <Link href={`/m/${card.id}`}>{standing(card)}</Link>
      </p>
      <p className={styles.about}>
        {gameOf(card)?.title ?? card.game} · {card.seats.map(holderName).join(', ')} ·{' '}
        {ago(card.changedAt, now)}
      </p>
      {card.closed ? null : (
        <ButtonLink href={`/m/${card.id}/replay`}>
          Replay<span className="unseen"> of the match of {card.seats.map(holderName).join(', ')}</span>
        </ButtonLink>
      )}
    </>
  )
}
