import type { JSX } from 'react'
import styles from './Floater.module.css'

interface FloaterProps {
  /** Another number for each event, so that each comes in anew. */
  readonly moment: number
  /** e.g. '−2', '+1 Valor'; nothing is shown for null. */
  readonly says: string | null
}

/** Words that rise where something changes: a loss begins with a minus, a gain with a plus, all else is news. */
export function Floater({ moment, says }: FloaterProps): JSX.Element | null {
  if (says === null) return null
  return (
    <span
      key={moment}
      className={styles.floater}
      data-sign={SIGNS[says.charAt(0)] ?? 'news'}
      aria-hidden="true"
    >
      {says}
    </span>
  )
}

const SIGNS: Readonly<Record<string, string>> = { '−': 'loss', '+': 'gain' }
