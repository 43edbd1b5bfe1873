import type { JSX, ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { seatDyed } from '../theme/dye.ts'
import { EntityButton } from '../entity/EntityButton.tsx'
import styles from './SeatPlate.module.css'

/** What a seat's plate shows. */
export interface SeatPlateProps {
  readonly seat: number
  readonly name: string
  /** Said to a screen reader instead of the plate's parts. */
  readonly label: string
  readonly crest: ReactNode
  /** Under the name: who it is, what it can do. */
  readonly line: ReactNode
  /** The number that decides the game. */
  readonly score: ReactNode
  readonly isActive: boolean
  readonly isOwn: boolean
  readonly isGone: boolean
  /** Why it is not lit where what is asked says nothing of it. */
  readonly whyNot?: string | undefined
  /** Beside the button: counts, kept cards. */
  readonly children?: ReactNode
}

/** A seat at the table: who sits there and how they stand. */
export function SeatPlate(props: SeatPlateProps): JSX.Element {
  const { seat, name, label, crest, line, score, children } = props
  const states = classes(
    styles.plate,
    props.isActive && styles.active,
    props.isOwn && name.toLowerCase() !== 'you' && styles.own,
    props.isGone && styles.gone,
  )
  return (
    <article className={states} style={seatDyed(seat)} data-seat={seat} data-active={props.isActive}>
      <EntityButton
        of={{ kind: 'seat', id: seat }}
        label={label}
        className={styles.head}
        whyNot={props.whyNot}
      >
        <span className={styles.crest}>{crest}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>{line}</span>
        </span>
        <span className={styles.score}>{score}</span>
      </EntityButton>
      {children}
    </article>
  )
}
