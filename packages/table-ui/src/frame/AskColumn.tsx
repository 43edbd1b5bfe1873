import type { JSX, ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { useHeldHeight } from './useHeldHeight.ts'
import styles from './AskColumn.module.css'

/** What stands beside and below a table. */
interface AskColumnProps {
  readonly prompt: JSX.Element
  /** The viewer's hand, where there is one. */
  readonly hand: ReactNode
  readonly log: JSX.Element
  /** How a game lays out the options of its prompts. */
  readonly className?: string | undefined
}

/**
 * For boards whose prompt has a column to itself: fills the areas `ask`, `hand` and `log`; on a narrow page prompt and hand
 * stay at the lower edge.
 */
export function AskColumn({ prompt, hand, log, className }: AskColumnProps): JSX.Element {
  const column = useHeldHeight()
  return (
    <>
      <div className={styles.own}>
        <div ref={column} className={classes(styles.ask, className)}>
          {prompt}
        </div>
        {hand ? <div className={styles.hand}>{hand}</div> : null}
      </div>
      <div className={styles.log}>{log}</div>
    </>
  )
}
