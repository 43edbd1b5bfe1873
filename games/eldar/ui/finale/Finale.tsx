import { eldar, firstName, type EldarView } from '@trialhall/game-eldar'
import { isDrawn } from '@trialhall/kernel'
import { dyed, Glyph, Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { boardShape, cardShape, catalogFace, heroDye } from '../looks.ts'
import styles from './Finale.module.css'
import { whyOver } from './why.ts'

/** How a match ended: the Heroes of the winner, why it is over, and the Glory of both. */
export function Finale({ view, outcome, names, tale }: FinaleProps<EldarView>): JSX.Element {
  return (
    <Standings
      why={whyOver(view)}
      outcome={outcome}
      isDraw={isDrawn(outcome, eldar)}
      names={names}
      standings={view.players.map(({ glory }, seat) => standingOf(view, seat, glory))}
      unit="Glory"
      goal={view.goal}
    >
      {tale}
    </Standings>
  )
}

function standingOf(view: EldarView, seat: number, glory: number): Standing {
  const heroes = view.heroes.filter((hero) => hero.seat === seat)
  const team = (className: string | undefined): JSX.Element => (
    <span className={className}>
      {heroes.map(({ face }, at) => (
        <span key={at} style={crestDye(view, seat * view.perSide + at)}>
          <Portrait face={face} side={seat === (view.viewer ?? 0) ? 'own' : 'enemy'} />
        </span>
      ))}
      {heroes.length === 0 && (
        <span style={dyed('slate')}>
          <Glyph shape={boardShape('glory')} />
        </span>
      )}
    </span>
  )
  return {
    crest: team(styles.crest),
    mark: team(styles.mark),
    about: heroes.map(({ face }) => firstName(face)).join(' and '),
    score: glory,
    dye: null,
  }
}

interface PortraitProps {
  readonly face: number
  readonly side: 'own' | 'enemy'
}

/** A Hero in its medallion; until its figure has come, its glyph. */
function Portrait({ face, side }: PortraitProps): JSX.Element {
  const slug = catalogFace(face)?.slug
  return (
    <>
      <Glyph shape={cardShape(slug ?? '')} />
      {slug !== undefined && <img src={figureOf(slug, side, 'ready')} alt="" draggable={false} />}
    </>
  )
}

function crestDye(view: EldarView, hero: number): CSSProperties {
  return dyed(heroDye(view, hero))
}
