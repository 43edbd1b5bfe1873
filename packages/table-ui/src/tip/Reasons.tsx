import type { JSX, ReactNode } from 'react'
import { RuleLink, type RuleRef } from '../rules/RuleLink.tsx'
import styles from './Tip.module.css'

/** What a thing is, why it cannot be picked now, and where the rules speak of it. */
export function Reasons(props: {
  reasons: readonly string[]
  rule: RuleRef | null
  children: ReactNode
}): JSX.Element {
  const { reasons, rule, children } = props
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
      {rule && (
        <p className={styles.rule}>
          <RuleLink rule={rule} className={styles.link}>
            Rule {rule.id}
          </RuleLink>
        </p>
      )}
    </>
  )
}
