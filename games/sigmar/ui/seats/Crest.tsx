import { CHAMPIONS } from '@trialhall/game-sigmar'
import { seatLetter, type Seat } from '@trialhall/kernel'
import { classes, dyed, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { cardShape, CHAMPION_DYES } from '../looks.ts'
import styles from './Crest.module.css'

/** A Champion's crest: its glyph on a shield in its colour. Before a Champion is picked, the seat's letter. */
export function Crest(props: {
  champion: number
  seat: Seat
  isSmall?: boolean
  /** What lies here unseen: see `Flights`. */
  holds?: string | undefined
}): JSX.Element {
  const { champion, seat, isSmall, holds } = props
  const known = CHAMPIONS[champion]
  return (
    <span
      className={classes(styles.crest, isSmall && styles.small)}
      style={dyed(CHAMPION_DYES[champion] ?? 'slate')}
      aria-hidden="true"
      data-holds={holds}
    >
      {known ? <Glyph shape={cardShape(known.slug)} /> : <b>{seatLetter(seat)}</b>}
    </span>
  )
}
