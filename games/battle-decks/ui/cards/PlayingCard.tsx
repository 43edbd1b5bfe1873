import type { Suit } from '@trialhall/game-battle-decks'
import { classes, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { playingCardWords, SUIT_SIGNS } from '../looks.ts'
import styles from './PlayingCard.module.css'

interface PlayingCardProps {
  readonly card: { readonly rank: string; readonly suit: Suit }
  readonly className?: string | undefined
}

/** Rank and suit of the playing card that stands for a card, as in its corner. */
export function PlayingCard({ card, className }: PlayingCardProps): JSX.Element {
  return (
    <span className={classes(styles.corner, className)} data-suit={card.suit}>
      <span aria-hidden="true">
        <b>{card.rank}</b>
        {SUIT_SIGNS[card.suit]}
      </span>
      <Unseen>{playingCardWords(card)}</Unseen>
    </span>
  )
}
