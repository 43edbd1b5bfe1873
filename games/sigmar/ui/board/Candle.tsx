import type { CSSProperties, JSX } from 'react'
import styles from './Candle.module.css'

/** A candle with a notch for each round: it has burnt down to the round that is played. What it shows is said beside it. */
export function Candle({ round, rounds }: { round: number; rounds: number }): JSX.Element {
  const left = Math.max(0, rounds - round + 1) / rounds
  return (
    <span
      className={styles.candle}
      style={{ '--left': left, '--rounds': rounds } as CSSProperties}
      aria-hidden="true"
    >
      <i className={styles.wax} />
      <i className={styles.flame} />
    </span>
  )
}
