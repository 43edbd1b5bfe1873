import type { MatchCard } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { listed } from '../parts/listed.ts'
import styles from './notes.module.css'
import type { OnlineState, RemoteLink } from './remote-link.ts'

interface UndoNoteProps {
  readonly card: MatchCard
  readonly offer: OnlineState['undoOffer']
  readonly link: RemoteLink
}

/** Somebody would like to take a choice back: those who are asked answer here, the others see who is waited for. */
export function UndoNote({ card, offer, link }: UndoNoteProps): ReactNode {
  return (
    <div aria-live="polite" className={styles.status}>
      {offer ? <Offer card={card} offer={offer} link={link} /> : null}
    </div>
  )
}

function Offer({
  card,
  offer,
  link,
}: UndoNoteProps & { readonly offer: NonNullable<UndoNoteProps['offer']> }): ReactNode {
  const nameOf = (seat: number): string => card.seats[seat]?.name ?? ''
  const mine = offer.waiting.find((seat) => card.mine.includes(seat))
  const who = card.mine.includes(offer.by) ? 'You ask' : `${nameOf(offer.by)} asks`
  if (mine === undefined) {
    return (
      <p className={styles.note}>
        {who} to take back the last choice. Waiting for {listed(offer.waiting.map(nameOf))}.
      </p>
    )
  }
  return (
    <div className={styles.note}>
      <p>{who} to take back the last choice and what followed from it.</p>
      <Button kind="main" onClick={() => link.answerUndo(mine, 'agree')}>
        Agree
      </Button>
      <Button onClick={() => link.answerUndo(mine, 'decline')}>Decline</Button>
    </div>
  )
}
