import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import styles from './notes.module.css'
import { myParting } from './partings.ts'
import type { OnlineState } from '../../link/online-state.ts'

interface PartingNoteProps {
  readonly card: MatchCard
  readonly state: OnlineState
}

/** Tells somebody that they no longer play a match that goes on, until they have read it. */
export function PartingNote({ card, state }: PartingNoteProps): ReactNode {
  const [read, setRead] = useState<string | null>(null)
  const sentence = state.outcome ? null : myParting(card, state.clock)
  return (
    <div aria-live="polite" className={styles.status}>
      {sentence === null || sentence === read ? null : (
        <div className={styles.note}>
          <p>{sentence}</p>
          <Button onClick={() => setRead(sentence)}>Watch the rest</Button>
          <ButtonLink href="/play">Go to the lobby</ButtonLink>
        </div>
      )}
    </div>
  )
}
