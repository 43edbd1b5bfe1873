import type { JSX } from 'react'
import styles from './Thinking.module.css'

/** Three dots that move while a bot thinks. */
export function Thinking(): JSX.Element {
  return (
    <span className={styles.thinking} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
