import type { JSX } from 'react'
import type { BoardHint } from '../board.ts'
import { classes } from '../theme/classes.ts'
import styles from './Hint.module.css'
import tools from './Tools.module.css'

/** What somebody who plays for the first time is told below the options, until it is dismissed. */
export function Hint({ text, onDismiss }: BoardHint): JSX.Element {
  return (
    <p className={styles.hint} data-hint="">
      <span>{text}</span>
      <button type="button" className={classes(tools.tool, styles.dismiss)} onClick={onDismiss}>
        Got it
      </button>
    </p>
  )
}
