import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './Chips.module.css'
import type { Status } from './statuses.ts'

/** What is on a creature, a small chip for each. */
export function Chips({ statuses }: { readonly statuses: readonly Status[] }): JSX.Element | null {
  if (statuses.length === 0) return null
  return (
    <span className={styles.chips}>
      {statuses.map(({ key, kind, name, count, says }) => (
        <span key={key} className={styles.chip} data-kind={kind} title={says}>
          {kind === 'lasting' ? <span>{name}</span> : <Glyph shape={boardShape(kind)} />}
          {count > 0 && <b>{count}</b>}
        </span>
      ))}
    </span>
  )
}
