import { AskColumn, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Draft } from '../draft/Draft.tsx'
import { useReading } from '../draft/reading.ts'
import styles from './Board.module.css'
import type { FocusOnMap } from './focus.ts'
import { Ground } from './Ground.tsx'
import type { Play } from './play.ts'

interface DraftingProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  readonly prompt: JSX.Element
  readonly log: JSX.Element
  readonly focus: FocusOnMap
}

/** The table before the match begins: what is drafted, and the map where corners are taken. */
export function Drafting({ table, names, glossary, prompt, log, focus }: DraftingProps): JSX.Element {
  const { view } = table
  const { pool, shown, handlers } = useReading(table)
  return (
    <div className={styles.drafting} {...handlers}>
      <div className={styles.draft}>
        {view.draft?.step === 'corners' ? (
          <Ground table={table} focus={focus} />
        ) : (
          <Draft {...{ view, names, glossary, pool, shown }} />
        )}
      </div>
      <AskColumn className={styles.ask} prompt={prompt} hand={null} log={log} />
    </div>
  )
}
