import type { EldarEvent } from '@trialhall/game-eldar'
import type { SeenEvent } from '@trialhall/kernel'
import type { GlossaryTerm } from '@trialhall/table-ui'
import { useMemo, type JSX } from 'react'
import { nearSeat, type Play } from '../board/play.ts'
import styles from './DraftScreen.module.css'
import { CardGroup, HeroGroup } from './Group.tsx'
import { offersOf } from './offers.ts'
import { Order } from './Order.tsx'
import { PoolPanel } from './PoolPanel.tsx'
import { Steps } from './Steps.tsx'

/** A draft: where it stands, what lies open now, whose pick it is, and all that each side has taken. */
export function DraftScreen(props: {
  table: Play
  names: readonly string[]
  glossary: readonly GlossaryTerm[]
}): JSX.Element | null {
  const { table, names, glossary } = props
  const { view, story } = table
  const { draft } = view
  const offers = useMemo(() => offersOf(view, story as readonly SeenEvent<EldarEvent>[]), [view, story])
  if (draft === null) return null
  const near = nearSeat(view)
  const shared = { view, names, glossary }
  return (
    <div className={styles.draft}>
      <header className={styles.head}>
        <Steps draft={draft} />
        <Order draft={draft} names={names} />
      </header>
      <div className={styles.offers} data-kind={offers?.kind}>
        {offers?.kind === 'cards' ? <CardGroup {...shared} {...offers} /> : null}
        {offers?.kind === 'heroes'
          ? [1 - near, near].map((seat) => (
              <HeroGroup key={seat} {...shared} seat={seat} heroes={offers.bySeat[seat] ?? []} />
            ))
          : null}
      </div>
      <div className={styles.pools}>
        {[near, 1 - near].map((seat) => (
          <PoolPanel key={seat} view={view} draft={draft} seat={seat} name={names[seat] ?? ''} />
        ))}
      </div>
    </div>
  )
}
