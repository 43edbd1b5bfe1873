import type { Easing, MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import styles from './notes.module.css'

interface EasingNoteProps {
  readonly card: MatchCard
  readonly easing: Easing | null
}

/** Tells once a match that a bot thinks as a weaker one because the server is busy; beside its name that stands all the time. */
export function EasingNote({ card, easing }: EasingNoteProps): ReactNode {
  const [isRead, setRead] = useState(false)
  return (
    <div aria-live="polite" className={styles.status}>
      {easing === null || isRead ? null : (
        <div className={styles.note}>
          <p>{easingSentence(card, easing)}</p>
          <Button onClick={() => setRead(true)}>All right</Button>
        </div>
      )}
    </div>
  )
}

/** What became of the strength that was asked for. */
export function easingSentence({ seats }: Pick<MatchCard, 'seats'>, { seat, strength, as }: Easing): string {
  return `The server is busy: ${seats[seat]?.name ?? 'the bot'} (${strength}) thinks as ${as} for now.`
}
