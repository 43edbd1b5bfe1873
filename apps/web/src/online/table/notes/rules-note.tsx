import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { renewalWords } from '../../words.ts'
import styles from './notes.module.css'

/** Tells whoever comes to a table that its rules changed while the match was under way. */
export function RulesNote({ card }: { readonly card: MatchCard }): ReactNode {
  const [isRead, setRead] = useState(false)
  const words = card.status === 'playing' ? renewalWords(card) : null
  return (
    <div aria-live="polite" className={styles.status}>
      {words === null || isRead ? null : (
        <div className={styles.note}>
          <p>{words}</p>
          <Button onClick={() => setRead(true)}>All right</Button>
        </div>
      )}
    </div>
  )
}
