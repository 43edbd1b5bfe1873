import type { Seat, Viewer } from '@trialhall/kernel'
import { useContext, type JSX, type ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import { StandInContext } from './stand-in.ts'
import { whose } from './whose.ts'
import styles from './TurnStatus.module.css'

/** Where in its rounds, turns and phases a match is. */
interface TurnStatusProps {
  /** e.g. 'Round 3'; what is `<small>` in it is said more quietly. */
  readonly round: ReactNode
  /** Whose turn it is, and who looks. */
  readonly turn: { readonly active: Seat; readonly viewer: Viewer }
  readonly names: readonly string[]
  /** What is said of whose turn it is, where a game has another word for it. */
  readonly whose?: string
  /** The phases of a turn in their order, each with what it is called now, and whether one is stopped in it. */
  readonly phases: readonly { readonly id: string; readonly label: string; readonly isStop?: boolean }[]
  /** The phase that runs; null when the game is over. */
  readonly now: string | null
  /** On a narrow page only the phase that runs is shown. */
  readonly isBrief?: boolean
  /** On a narrow page all of it is one row: the head of the page tells the round. */
  readonly isRow?: boolean
}

/** Round, whose turn it is, and the phase of the turn. */
export function TurnStatus(props: TurnStatusProps): JSX.Element {
  const { round, turn, names, phases, now, isBrief, isRow } = props
  const isStoodIn = useContext(StandInContext) === 'bot' && turn.viewer === turn.active
  const whose = isStoodIn ? 'A bot plays for you' : (props.whose ?? whoseTurn(turn, names))
  return (
    <div
      className={styles.status}
      data-part="round"
      data-brief={isBrief ? '' : undefined}
      data-row={isRow ? '' : undefined}
    >
      <span className={classes(styles.round, 'unseen-at-times')}>{round}</span>
      <span className={styles.turn}>{now === null ? 'The game is over' : whose}</span>
      {now !== null && <Phases {...{ phases, now }} />}
    </div>
  )
}

function Phases({ phases, now }: Pick<TurnStatusProps, 'phases'> & { readonly now: string }): JSX.Element {
  return (
    <ol className={styles.phases} aria-label="Phases of the turn">
      {phases.map(({ id, label, isStop = false }) => (
        <li
          key={id}
          className={classes(styles.phase, id === now && styles.now)}
          aria-current={id === now ? 'step' : undefined}
        >
          {label}
          {isStop && (
            <>
              <i className={styles.stop} title="You are stopped here" />
              <Unseen>, a stop</Unseen>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** "Your turn", "Osric’s turn". The viewer may be called "You" in matches that others look at as well. */
export function whoseTurn({ active, viewer }: TurnStatusProps['turn'], names: readonly string[]): string {
  return viewer === active ? 'Your turn' : `${whose(names[active] ?? '')} turn`
}
