import type { CSSProperties, JSX } from 'react'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './Track.module.css'

/** How far a value has come on the way to a goal; `step` draws a tick at every so many. */
export function Track(props: { label: string; value: number; goal: number; step: number }): JSX.Element {
  const { label, value, goal, step } = props
  const part = Math.max(0, Math.min(1, value / goal))
  return (
    <span
      className={styles.track}
      style={{ '--part': part, '--tick': `${(100 * step) / goal}%` } as CSSProperties}
    >
      <Unseen>{`${label}: ${value} of ${goal}`}</Unseen>
      <span className={styles.fill} />
    </span>
  )
}
