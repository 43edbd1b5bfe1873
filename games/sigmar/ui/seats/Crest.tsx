import { CHAMPIONS } from '@trialhall/game-sigmar'
import { seatLetter, type Seat } from '@trialhall/kernel'
import { classes, dyed, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { cardShape, CHAMPION_DYES } from '../looks.ts'
import styles from './Crest.module.css'

/** A Champion's crest: its glyph on a shield in its colour. Before a Champion is picked, the seat's letter. */
export function Crest(props: {
  champion: number
  seat: Seat
  isSmall?: boolean
  /** Whose side the Champion is on in the eyes of who looks: its figure is shown. Left out, its glyph is. */
  side?: 'own' | 'enemy'
  /** What lies here unseen: see `Flights`. */
  holds?: string | undefined
}): JSX.Element {
  const { champion, seat, isSmall, side, holds } = props
  const known = CHAMPIONS[champion]
  return (
    <span
      className={classes(styles.crest, isSmall && styles.small)}
      style={dyed(CHAMPION_DYES[champion] ?? 'slate')}
      aria-hidden="true"
      data-holds={holds}
      data-figure={known && side ? '' : undefined}
      data-seen-at={known && side && !isSmall ? `seat:${seat}` : undefined}
    >
      <Sign slug={known?.slug} seat={seat} side={side} />
    </span>
  )
}

function Sign(props: {
  slug: string | undefined
  seat: Seat
  side: 'own' | 'enemy' | undefined
}): JSX.Element {
  const { slug, seat, side } = props
  if (slug === undefined) return <b>{seatLetter(seat)}</b>
  if (side === undefined) return <Glyph shape={cardShape(slug)} />
  return (
    <>
      <Glyph shape={cardShape(slug)} />
      <span className={styles.pane} data-side={side}>
        <img src={figureOf(slug, side)} alt="" draggable={false} />
      </span>
    </>
  )
}
