import type { DefIndex } from '@trialhall/kernel'
import { dyed, Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, CLASS_DYES } from '../looks.ts'
import styles from './ClassCounts.module.css'
import { classesOf } from './summary.ts'

/** How many of these cards each class has. */
export function ClassCounts({ defs }: { defs: readonly DefIndex[] }): JSX.Element {
  return (
    <ul className={styles.classes} aria-label="By class">
      {classesOf(defs).map(({ id, count }) => (
        <li
          key={id}
          style={dyed(CLASS_DYES[id])}
          data-none={count === 0 ? '' : undefined}
          title={`${id}: ${count}`}
        >
          <Glyph shape={boardShape(id)} />
          <Unseen>{`${id}: `}</Unseen>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
