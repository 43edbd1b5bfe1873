import type { JSX, ReactNode } from 'react'
import styles from './Unseen.module.css'

/** Words for a screen reader that a picture beside them says to everyone else. */
export function Unseen({ children }: { children: ReactNode }): JSX.Element {
  return <span className={styles.unseen}>{children}</span>
}
