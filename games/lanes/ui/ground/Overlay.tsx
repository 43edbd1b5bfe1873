import { HERO, sideOf, unitAt, type LanesView } from '@trialhall/game-lanes'
import { Glyph, seatDyed } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import type { Arrow, Preview, Threat } from '../preview.ts'
import { boardShape, faceShape } from '../looks.ts'
import styles from './Overlay.module.css'
import type { Fallen } from './fallen.ts'
import { middleOf, nearSeat, spotOf, type Spot } from './places.ts'

interface OverlayProps {
  readonly view: LanesView
  readonly preview: Preview
  readonly fallen: readonly Fallen[]
}

/** What would happen, drawn over the board: arrows to targets, threats between fields, units that would stand there. */
export function Overlay({ view, preview, fallen }: OverlayProps): JSX.Element {
  const { arrows, threats, ghost } = preview
  return (
    <div className={styles.overlay} aria-hidden="true">
      {ghost && (
        <span
          className={styles.ghost}
          style={{ ...placed(spotOf(view, ghost.field)), ...seatDyed(ghost.owner) }}
        >
          <Glyph shape={faceShape(ghost.face)} />
        </span>
      )}
      {arrows.length > 0 && <Arrows view={view} arrows={arrows} />}
      {threats.map((threat) => (
        <ThreatMark key={`${threat.from} ${threat.to}`} view={view} threat={threat} />
      ))}
      {fallen.map(({ card, field }) => (
        <span
          key={card}
          className={styles.death}
          style={placed(spotOf(view, field))}
          data-flies={`card:${card}`}
        >
          <Glyph shape={boardShape('death')} />
        </span>
      ))}
    </div>
  )
}

function placed({ x, y }: Spot): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
}

/** Both ends of an arrow; a hero stands beyond the edge of the lane. */
function endsOf(view: LanesView, { from, to }: Arrow): readonly [Spot, Spot] {
  const start = middleOf(view, from)
  if (to !== HERO) return [start, middleOf(view, to)]
  const unit = unitAt(view, from)
  const isUp = unit !== null && sideOf(unit) === nearSeat(view)
  return [start, { x: start.x, y: isUp ? 0 : view.rows }]
}

function Arrows({ view, arrows }: { view: LanesView; arrows: readonly Arrow[] }): JSX.Element {
  const percent = (value: number, of: number): string => `${(100 * value) / of}%`
  return (
    <>
      <svg className={styles.arrows} focusable="false">
        <defs>
          {(['attack', 'advance'] as const).map((kind) => (
            <marker
              key={kind}
              id={`lanes-${kind}`}
              viewBox="0 0 10 10"
              refX="7"
              refY="5"
              markerWidth="4.6"
              markerHeight="4.6"
              orient="auto"
            >
              <path d="M0 0 L10 5 L0 10 L2.5 5 Z" className={styles[kind]} />
            </marker>
          ))}
        </defs>
        {arrows.map((arrow) => {
          const [start, end] = endsOf(view, arrow)
          const line = {
            x1: percent(start.x + (end.x - start.x) * 0.24, view.lanes),
            y1: percent(start.y + (end.y - start.y) * 0.24, view.rows),
            x2: percent(end.x + (start.x - end.x) * 0.2, view.lanes),
            y2: percent(end.y + (start.y - end.y) * 0.2, view.rows),
          }
          return (
            <g key={`${arrow.kind} ${arrow.to}`}>
              <line {...line} className={styles.under} />
              <line {...line} className={styles[arrow.kind]} markerEnd={`url(#lanes-${arrow.kind})`} />
            </g>
          )
        })}
      </svg>
      {arrows
        .filter(({ label }) => label !== '')
        .map((arrow) => {
          const [start, end] = endsOf(view, arrow)
          const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
          return (
            <span key={arrow.to} className={styles.label} style={placed(middle)}>
              {arrow.label}
            </span>
          )
        })}
    </>
  )
}

/** Where a mark of a threat stands: a little past the edge of the two fields, and beside the way of an arrow. */
const PAST = 0.62
const ASIDE = 0.24

/** Its point is towards the unit that is threatened; two units that threaten each other have two marks. */
function ThreatMark({ view, threat }: { view: LanesView; threat: Threat }): JSX.Element {
  const [from, to] = [middleOf(view, threat.from), middleOf(view, threat.to)]
  const [right, down] = [to.x - from.x, to.y - from.y]
  const at = { x: from.x + right * PAST - down * ASIDE, y: from.y + down * PAST + right * ASIDE }
  const place = { ...placed(at), '--turn': `${Math.atan2(down, right)}rad` }
  return <span className={styles.threat} style={place as CSSProperties} />
}
