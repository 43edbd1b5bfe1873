import {
  type Field,
  groundOf,
  intersectionName,
  type LanesEvent,
  type LanesView,
} from '@trialhall/game-lanes'
import type { SeenEvent } from '@trialhall/kernel'
import { classes, EntityButton, useInteraction } from '@trialhall/table-ui'
import { useMemo, type CSSProperties, type JSX } from 'react'
import type { Preview } from '../preview.ts'
import { flankedFields } from '../stance.ts'
import { whyNotUnit, type Asked } from '../why-not.ts'
import { fieldLabel } from '../unit-words.ts'
import styles from './Battleground.module.css'
import { deedsIn } from './deeds.ts'
import type { Fallen } from './fallen.ts'
import { Overlay } from './Overlay.tsx'
import { Piece } from './Piece.tsx'
import { inReading, pointOf, spotOf } from './places.ts'

interface GroundProps {
  readonly view: LanesView
  readonly names: readonly string[]
  readonly heard: SeenEvent<LanesEvent> | null
  readonly moment: number
  readonly preview: Preview
  /** The place of each unit in the order of the wave, by field. */
  readonly order: ReadonlyMap<Field, number>
  readonly fallen: readonly Fallen[]
  readonly asked: Asked
}

/** The battleground as its viewer sees it: fields, what stands on them, and what would happen. */
export function Battleground(props: GroundProps): JSX.Element {
  const { view, names, heard, moment, preview, order, fallen, asked } = props
  const flanked = useMemo(() => flankedFields(view), [view])
  const deeds = deedsIn(view, heard?.event ?? null)
  const size = { '--lanes': view.lanes, '--rows': view.rows } as CSSProperties
  const units = view.board.filter((unit) => unit !== null).toSorted((a, b) => a.card - b.card)
  const whyNotAt = (field: Field): string | undefined => {
    const unit = view.board[field] ?? null
    return unit === null ? undefined : whyNotUnit(view, unit, { asked, order })
  }
  return (
    <section className={styles.ground} style={size} aria-label="Battleground" data-part="board">
      <div className={styles.fields} data-tips="aside">
        <Lines view={view} />
        <ul className={styles.grid} aria-label={`${view.lanes} lanes, ${view.rows} rows, the far row first`}>
          {inReading(view).map((field) => (
            <li key={field}>
              <EntityButton
                of={{ kind: 'field', id: field }}
                label={fieldLabel(view, field, { names, order: order.get(field) })}
                className={classes(styles.field, homeOf(view, field))}
                isQuiet={view.board[field] === null}
                whyNot={whyNotAt(field)}
              >
                <span
                  className={styles.reach}
                  data-reach={preview.reach.get(field)}
                  data-help={preview.isHelp || undefined}
                />
              </EntityButton>
            </li>
          ))}
        </ul>
        <div className={styles.pieces} aria-hidden="true">
          {units.map((unit) => (
            <Piece
              key={unit.card}
              unit={unit}
              view={view}
              order={order.get(unit.field)}
              isFlanked={flanked.has(unit.field)}
              deed={deeds.get(unit.card) ?? null}
              moment={deeds.has(unit.card) ? moment : 0}
            />
          ))}
        </div>
        <Overlay view={view} preview={preview} fallen={fallen} />
        <Aims view={view} />
      </div>
    </section>
  )
}

function homeOf(view: LanesView, field: Field): string | undefined {
  const { y } = spotOf(view, field)
  if (y === 0) return styles.far
  return y === view.rows - 1 ? styles.near : undefined
}

/** Numbers of lanes and rows at the edges. */
function Lines({ view }: { view: LanesView }): JSX.Element {
  const lanes = Array.from({ length: view.lanes }, (_, lane) => lane)
  const rows = Array.from({ length: view.rows }, (_, row) => row)
  return (
    <div className={styles.lines} aria-hidden="true">
      {lanes.map((lane) => (
        <span key={`lane ${lane}`} style={{ '--x': spotOf(view, lane).x } as CSSProperties} data-line="lane">
          {lane + 1}
        </span>
      ))}
      {rows.map((row) => (
        <span
          key={`row ${row}`}
          style={{ '--y': spotOf(view, row * view.lanes).y } as CSSProperties}
          data-line="row"
        >
          {row + 1}
        </span>
      ))}
    </div>
  )
}

/** Whole lanes, rows and points between fields, while one of them is to be chosen. */
function Aims({ view }: { view: LanesView }): JSX.Element | null {
  const { lighting } = useInteraction()
  const lit = (kind: string, count: number): number[] =>
    Array.from({ length: count }, (_, id) => id).filter((id) => lighting.picks.has(`${kind}:${id}`))
  const lanes = lit('lane', view.lanes)
  const rows = lit('row', view.rows)
  const points = lit('point', groundOf(view).intersections.length)
  if (lanes.length + rows.length + points.length === 0) return null
  return (
    <div className={styles.aims}>
      {lanes.map((id) => (
        <EntityButton
          key={`lane ${id}`}
          of={{ kind: 'lane', id }}
          label={`Lane ${id + 1}`}
          className={styles.lane}
          style={{ '--x': spotOf(view, id).x } as CSSProperties}
        >
          <b>lane {id + 1}</b>
        </EntityButton>
      ))}
      {rows.map((id) => (
        <EntityButton
          key={`row ${id}`}
          of={{ kind: 'row', id }}
          label={`Row ${id + 1}`}
          className={styles.row}
          style={{ '--y': spotOf(view, id * view.lanes).y } as CSSProperties}
        >
          <b>row {id + 1}</b>
        </EntityButton>
      ))}
      {points.map((id) => (
        <Point key={`point ${id}`} view={view} id={id} />
      ))}
    </div>
  )
}

function Point({ view, id }: { view: LanesView; id: number }): JSX.Element {
  const { x, y } = pointOf(view, id)
  const intersection = groundOf(view).intersections[id]
  const label = intersection ? `Point ${intersectionName(intersection, view)}` : ''
  return (
    <EntityButton
      of={{ kind: 'point', id }}
      label={label}
      className={styles.point}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <i />
    </EntityButton>
  )
}
