import { type DeckFault, RuleLink } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import styles from './faults.module.css'

/** More faults than anybody reads. */
const MOST = 100

interface FaultsProps {
  readonly faults: readonly DeckFault[]
  /** Puts a near name in the place of one that is none. */
  readonly onMend?: (fault: DeckFault, name: string) => void
}

/** Every fault of a list: its line, what is wrong, the rule, and names that may have been meant. */
export function Faults({ faults, onMend }: FaultsProps): ReactNode {
  const more = faults.length - MOST
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ul className={styles.faults} aria-label="Faults" tabIndex={0}>
      {faults.slice(0, MOST).map((fault, at) => (
        <li key={at}>
          {fault.line > 0 ? <b>Line {fault.line}: </b> : null}
          {fault.message} <RuleLink rule={fault.rule}>{fault.rule.id}</RuleLink>
          {onMend
            ? fault.near.map((name) => (
                <button key={name} type="button" onClick={() => onMend(fault, name)}>
                  Write {name}
                </button>
              ))
            : null}
        </li>
      ))}
      {more > 0 ? <li>And {more} more.</li> : null}
    </ul>
  )
}
