import type { JSX } from 'react'
import styles from './OptionHint.module.css'

interface OptionHintProps {
  /** What is most worth to know, such as its chance. */
  readonly main: string
  /** What else comes of it; nothing if empty. */
  readonly rest: string
}

/** What stands beside an option in two lines; in one where it has little room. */
export function OptionHint({ main, rest }: OptionHintProps): JSX.Element {
  return (
    <span className={styles.hint}>
      <b>{main}</b>
      {rest !== '' && <span> {rest}</span>}
    </span>
  )
}
