import type { JSX, ReactNode } from 'react'
import styles from './Tip.module.css'

/** What a thing is, and why it cannot be picked now. */
export function Reasons({
  reasons,
  children,
}: {
  reasons: readonly string[]
  children: ReactNode
}): JSX.Element {
  return (
    <>
      {children}
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          <strong>Not now.</strong>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </>
  )
}
