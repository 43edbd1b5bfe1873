import type { CSSProperties, JSX } from 'react'
import styles from './Track.module.css'

/** How far a value has come on the way to a goal; `step` draws a tick at every so many. */
export function Track(props: { label: string; value: number; goal: number; step: number }): JSX.Element {
  const { label, value, goal, step } = props
  const part = Math.max(0, Math.min(1, value / goal))
  return (
    <span
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(value, goal)}
      aria-valuetext={`${value} of ${goal}`}
      style={{ '--part': part, '--tick': `${(100 * step) / goal}%` } as CSSProperties}
    >
      <span className={styles.fill} />
    </span>
  )
}
