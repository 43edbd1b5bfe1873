import { PHASES, type SigmarView } from '@trialhall/game-sigmar'
import { classes } from '@trialhall/table-ui'
import type { JSX } from 'react'
import styles from './Status.module.css'

/** Round, whose turn it is, and the phase of the turn. */
export function Status({ view, names }: { view: SigmarView; names: readonly string[] }): JSX.Element {
  const round = Math.min(view.round, view.roundLimit)
  const isOver = view.isWon || view.round > view.roundLimit
  const turn = view.viewer === view.active ? 'Your turn' : `${names[view.active] ?? ''}’s turn`
  return (
    <div className={styles.status} data-part="round">
      <span className={styles.round}>
        Round {round} <small>of {view.roundLimit}</small>
      </span>
      <span className={styles.turn}>{isOver ? 'The game is over' : turn}</span>
      <ol className={styles.phases} aria-label="Phases of the turn">
        {PHASES.filter((phase) => phase !== 'setup').map((phase) => (
          <li
            key={phase}
            className={classes(styles.phase, phase === view.phase && !isOver && styles.now)}
            aria-current={phase === view.phase && !isOver ? 'step' : undefined}
          >
            {phase}
          </li>
        ))}
      </ol>
    </div>
  )
}
