import type { DefIndex } from '@trialhall/kernel'
import type { CSSProperties, JSX } from 'react'
import styles from './Curve.module.css'
import { curveOf } from './summary.ts'

/** How many of these cards cost how much Focus, as bars. */
export function Curve({ defs }: { defs: readonly DefIndex[] }): JSX.Element {
  const bars = curveOf(defs)
  const most = Math.max(4, ...bars.map(({ count }) => count))
  return (
    <dl className={styles.curve} aria-label="By Focus cost">
      {bars.map(({ label, count }) => (
        <div key={label} style={{ '--share': count / most } as CSSProperties}>
          <dt>{label}</dt>
          <dd>
            <i aria-hidden="true" />
            <b>{count}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
