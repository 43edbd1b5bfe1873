import type { DeckFault } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import styles from './faults.module.css'
import { Faults } from './faults.tsx'
import type { Incoming } from './incoming.ts'

interface SaidProps {
  readonly incoming: Incoming
  readonly onMend: (fault: DeckFault, name: string) => void
}

/** What a list holds and every fault of it. */
export function Said({ incoming, onMend }: SaidProps): ReactNode {
  const { sentence, faults } = incoming
  return (
    <>
      <output className={faults.length === 0 && incoming.deck ? styles.fine : undefined}>
        {sentence}{' '}
        {faults.length === 0 ? '' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`}
      </output>
      {faults.length > 0 ? <Faults faults={faults} onMend={onMend} /> : null}
    </>
  )
}
