import type { Pool, TempusView } from '@trialhall/game-tempus'
import type { GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { DeckPage } from './DeckPage.tsx'
import styles from './Draft.module.css'
import { Picks } from './Picks.tsx'
import { PoolGrid } from './PoolGrid.tsx'
import { Trial } from './Trial.tsx'

interface DraftProps {
  readonly view: TempusView
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  readonly pool: Pool
  /** Which of the pool is read. */
  readonly shown: number
}

/** The draft as a page of its own: the Trial, who has taken what, the pool, and all cards of what is read. */
export function Draft({ view, names, glossary, pool, shown }: DraftProps): JSX.Element {
  return (
    <div className={styles.draft} data-part="draft">
      <div className={styles.head}>
        <Trial view={view} />
        <Picks view={view} names={names} />
      </div>
      <div className={styles.pool}>
        <PoolGrid view={view} names={names} pool={pool} shown={shown} />
      </div>
      <DeckPage view={view} pool={pool} index={shown} glossary={glossary} />
    </div>
  )
}
