import type { MatchCard, Offer, Proposal } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/button.tsx'
import { listed } from '../../../kit/listed.ts'
import styles from './notes.module.css'
import type { RemoteLink } from '../../link/remote-link.ts'

interface OfferNoteProps {
  readonly card: MatchCard
  readonly what: Proposal
  readonly offer: Offer | null
  readonly link: RemoteLink
}

/** What is proposed: to those who are asked, to whom it is their own, and to everybody else. */
const PROPOSED: Readonly<Record<Proposal, { asked: string; own: string; other: string; agree: string }>> = {
  undo: {
    asked: 'asks to take back the last choice and what followed from it.',
    own: 'You ask to take back the last choice.',
    other: 'asks to take back the last choice.',
    agree: 'Agree',
  },
  draw: {
    asked: 'proposes a draw: the match would end without a winner.',
    own: 'You propose a draw.',
    other: 'proposes a draw.',
    agree: 'Agree to a draw',
  },
}

/** Somebody proposes something: those who are asked answer here, who proposed it may withdraw it, the others see who is waited for. */
export function OfferNote({ offer, ...about }: OfferNoteProps): ReactNode {
  return (
    <div aria-live="polite" className={styles.status}>
      {offer ? <Open {...about} offer={offer} /> : null}
    </div>
  )
}

function Open({ card, what, offer, link }: OfferNoteProps & { readonly offer: Offer }): ReactNode {
  const nameOf = (seat: number): string => card.seats[seat]?.name ?? ''
  const mine = offer.waiting.find((seat) => card.mine.includes(seat))
  const words = PROPOSED[what]
  if (mine !== undefined)
    return (
      <div className={styles.note}>
        <p>
          {nameOf(offer.by)} {words.asked}
        </p>
        <Button kind="main" onClick={() => link.answer(what, mine, 'agree')}>
          {words.agree}
        </Button>
        <Button onClick={() => link.answer(what, mine, 'decline')}>Decline</Button>
      </div>
    )
  const isOwn = card.mine.includes(offer.by)
  return (
    <div className={styles.note}>
      <p>
        {isOwn ? words.own : `${nameOf(offer.by)} ${words.other}`} Waiting for{' '}
        {listed(offer.waiting.map(nameOf))}.
      </p>
      {isOwn ? <Button onClick={() => link.withdraw(what, offer.by)}>Withdraw</Button> : null}
    </div>
  )
}
