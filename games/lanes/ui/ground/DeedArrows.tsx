import type { LanesView } from '@trialhall/game-lanes'
import { Arrows, type BoardArrow, type Pixels } from '@trialhall/table-ui'
import { useCallback, type JSX } from 'react'
import type { Arrow } from '../preview.ts'
import styles from './DeedArrows.module.css'
import { endsOf } from './places.ts'

const KINDS = { attack: styles.attack, advance: styles.advance }

/** Arrows of attacks and steps ahead, with what an attack would take off. */
export function DeedArrows({ view, arrows }: { view: LanesView; arrows: readonly Arrow[] }): JSX.Element {
  const lay = useCallback(
    (board: DOMRect) => arrows.map((arrow) => laidOut(view, arrow, board)),
    [view, arrows],
  )
  return <Arrows lay={lay} kinds={KINDS} />
}

/** How much of the way between two fields is left free at either end: units stand there. */
const FREE = { start: 0.24, end: 0.2 }
/** How far beside its arrow a number stands, in fields: what a unit shows of itself stays in sight. */
const BESIDE = 0.34

function laidOut(
  view: LanesView,
  arrow: Arrow,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
): BoardArrow {
  const [start, end] = endsOf(view, arrow)
  const along = (part: number, aside = 0): Pixels => [
    ((start.x + (end.x - start.x) * part + aside) * width) / view.lanes,
    ((start.y + (end.y - start.y) * part) * height) / view.rows,
  ]
  const { kind, from, to, label } = arrow
  // Beside the last lane the board ends.
  const isLast = (start.x + end.x) / 2 > view.lanes - 1
  return {
    key: `${kind} ${from} ${to}`,
    kind,
    from: along(FREE.start),
    to: along(1 - FREE.end),
    label,
    labelAt: along(0.5, isLast ? -BESIDE : BESIDE),
  }
}
