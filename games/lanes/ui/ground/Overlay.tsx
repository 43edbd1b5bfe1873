import { faceOf, unitAt, type LanesView } from '@trialhall/game-lanes'
import { Glyph, seatDyed } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import type { Ghost, Preview, Threat } from '../preview.ts'
import { boardShape, faceShape } from '../looks.ts'
import { DeedArrows } from './DeedArrows.tsx'
import styles from './Overlay.module.css'
import type { Fallen } from './fallen.ts'
import { middleOf, spotOf, type Spot } from './places.ts'

interface OverlayProps {
  readonly view: LanesView
  readonly preview: Preview
  readonly fallen: readonly Fallen[]
}

/** What would happen, drawn over the board: arrows to targets, threats between fields, units that would stand there. */
export function Overlay({ view, preview, fallen }: OverlayProps): JSX.Element {
  const { arrows, threats } = preview
  return (
    <div className={styles.overlay} aria-hidden="true">
      {ghostsOf(view, preview).map((one) => (
        <GhostPiece key={one.field} view={view} ghost={one} />
      ))}
      <DeedArrows view={view} arrows={arrows} />
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

/** Units that would stand on fields where nobody stands now. */
function ghostsOf(view: LanesView, { arrows, ghost }: Preview): Ghost[] {
  const ahead = arrows.flatMap(({ to, who }) =>
    who && unitAt(view, to) === null ? [{ field: to, ...who }] : [],
  )
  return ghost ? [ghost, ...ahead] : ahead
}

function GhostPiece({ view, ghost }: { view: LanesView; ghost: Ghost }): JSX.Element {
  const { field, face, owner } = ghost
  const side = owner === (view.viewer ?? 0) ? 'own' : 'enemy'
  return (
    <span className={styles.ghost} style={{ ...placed(spotOf(view, field)), ...seatDyed(owner) }}>
      <Glyph shape={faceShape(face)} />
      <img src={figureOf(faceOf(face).slug, side)} alt="" draggable={false} decoding="async" />
    </span>
  )
}

function placed({ x, y }: Spot): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
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
