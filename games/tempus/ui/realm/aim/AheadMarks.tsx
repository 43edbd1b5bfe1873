import type { JSX } from 'react'
import { rimOf, squares } from '../places.ts'
import type { Ahead } from './ahead.ts'
import styles from './Aim.module.css'

/** Where a card that is pointed at would go, and what its attack would cover. */
export function AheadMarks({ ahead: { goes, covers } }: { ahead: Ahead }): JSX.Element {
  return (
    <g data-ahead="">
      {covers.length > 0 && (
        <>
          <path d={squares(covers)} className={styles.covers} />
          <path d={rimOf(new Set(covers))} className={styles.coversRim} />
        </>
      )}
      {goes.length > 0 && (
        <>
          <path d={squares(goes, 3)} className={styles.goes} />
          <path d={rimOf(new Set(goes))} className={styles.rim} />
        </>
      )}
    </g>
  )
}
