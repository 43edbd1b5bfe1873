import { PRINTED, type Pool, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { useState, type FocusEvent, type JSX, type PointerEvent } from 'react'
import type { GlossaryTerm } from '@trialhall/table-ui'
import { promptOf, type Play } from '../board/play.ts'
import { DeckPage } from './DeckPage.tsx'
import styles from './Draft.module.css'
import { Picks } from './Picks.tsx'
import { PoolGrid } from './PoolGrid.tsx'
import { Trial } from './Trial.tsx'

interface DraftProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** The draft as a page of its own: the Trial, who has taken what, the pool, and all cards of what is pointed at. */
export function Draft({ table, names, glossary }: DraftProps): JSX.Element {
  const { view } = table
  const pool = poolNow(view, promptOf(table))
  const [read, setRead] = useState<{ readonly pool: Pool; readonly index: number } | null>(null)
  const onPoint = ({ target }: PointerEvent | FocusEvent): void => {
    const index = indexAt(target)
    if (index !== null) setRead({ pool, index })
  }
  const shown = read?.pool === pool ? read.index : firstOf(view, pool)
  return (
    <div className={styles.draft} data-part="draft">
      <div className={styles.head}>
        <Trial view={view} />
        <Picks view={view} names={names} />
      </div>
      <div className={styles.pool} onPointerOver={onPoint} onFocus={onPoint}>
        <PoolGrid view={view} pool={pool} shown={shown} />
      </div>
      <DeckPage view={view} pool={pool} index={shown} glossary={glossary} />
    </div>
  )
}

/** What is drafted now: what is asked, or what the step of the draft says to those who wait. */
function poolNow({ draft }: TempusView, prompt: TempusPrompt | null): Pool {
  if (prompt?.type === 'pick' || prompt?.type === 'pick-order') return prompt.pool
  if (draft?.step === 'subclasses') return 'subclass'
  return draft?.step === 'characters' || draft?.step === 'corners' ? 'character' : 'class'
}

/** What is read before anything is pointed at: what the viewer has taken, or the first of the pool. */
function firstOf({ viewer, heroes }: TempusView, pool: Pool): number {
  const own = viewer === null ? undefined : heroes[viewer]
  const taken = { class: own?.heroClass, subclass: own?.subclass, character: own?.character }[pool]
  if (taken !== undefined && taken >= 0) return taken
  if (pool !== 'subclass') return 0
  const slug = PRINTED.classes[own?.heroClass ?? 0]?.slug
  return Math.max(
    0,
    PRINTED.subclasses.findIndex(({ heroClass }) => heroClass === slug),
  )
}

function indexAt(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null
  const at = target.closest('[data-pick]')?.getAttribute('data-pick')
  return at === null || at === undefined ? null : Number(at)
}
