import { isValidElement, type JSX, type ReactNode } from 'react'
import styles from './OptionHint.module.css'

interface OptionHintProps {
  /** What is most worth to know, such as its chance. */
  readonly main: string
  /** What else comes of it; nothing if empty. */
  readonly rest: string
  /** The option would change nothing: it is dim. */
  readonly isIdle?: boolean
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

/** Whether what stands beside an option says that it would change nothing. */
export function saysIdle(hint: ReactNode): boolean {
  return isValidElement<OptionHintProps>(hint) && hint.type === OptionHint && hint.props.isIdle === true
}
