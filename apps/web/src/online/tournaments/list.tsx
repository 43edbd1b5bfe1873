import type { TournamentCard } from '@trialhall/protocol'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { games } from '../../games/hall.ts'
import styles from './tournament.module.css'
import { statusText, systemWords, timeText } from './words.ts'

/** Tournaments, each a way to its page. */
export function TournamentCards({
  title,
  cards,
  none,
}: {
  readonly title: string
  readonly cards: readonly TournamentCard[]
  readonly none?: string
}): ReactNode {
  const heading = useId()
  if (cards.length === 0 && none === undefined) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {cards.length === 0 ? <p className={styles.small}>{none}</p> : null}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <h3>
              <Link href={`/t/${card.id}`}>{card.name}</Link>
            </h3>
            <strong>{card.winner === null ? statusText(card) : `Won by ${card.winner}`}</strong>
            <p>
              {gameTitle(card.game)}, {systemWords(card.system)}, run by <bdi>{card.organiser}</bdi>
              {card.startsAt === null ? '' : `, begins ${timeText(card.startsAt)}`}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a game is called. */
export function gameTitle(id: string): string {
  const game = games.find(id)
  return game.ok ? game.value.title : id
}
