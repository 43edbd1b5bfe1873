import { playerAt, type EldarView } from '@trialhall/game-eldar'
import { counted, type Seat } from '@trialhall/kernel'
import { CardBack, EntityButton, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { boardShape, catalogFace, defIn } from '../looks.ts'
import styles from './SeatBar.module.css'

/** A hand of somebody else: backs, and what the viewer has seen of it. */
export function KnownHand({ view, seat }: { view: EldarView; seat: Seat }): JSX.Element {
  const { hand } = playerAt(view, seat)
  return (
    <span className={styles.hand} title={`Cards in hand: ${hand.length}`}>
      <Unseen>{`${counted(hand.length, 'card')} in hand`}</Unseen>
      {hand.map((card) => {
        const face = catalogFace(defIn(view, card))
        return face ? (
          <EntityButton
            key={card}
            of={{ kind: 'card', id: card }}
            label={`${face.name}, in hand, known to you.`}
            className={styles.seen}
            flies={`card:${card}`}
          >
            <Card face={face} size="tiny" />
          </EntityButton>
        ) : (
          <span key={card} className={styles.unseen} data-flies={`card:${card}`}>
            <CardBack shape={boardShape('back')} />
          </span>
        )
      })}
      <b>{hand.length}</b>
    </span>
  )
}
