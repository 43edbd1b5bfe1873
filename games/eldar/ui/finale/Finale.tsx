import { eldar, firstName, type EldarView } from '@trialhall/game-eldar'
import { isDrawn } from '@trialhall/kernel'
import { Medallions, Standings, type FinaleProps, type Somebody, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { boardShape, cardShape, catalogFace } from '../looks.ts'
import { whyOver } from './why.ts'

/** How a match ended: the Heroes of the winner, why it is over, and the Glory of both. */
export function Finale({ view, outcome, names, tale }: FinaleProps<EldarView>): JSX.Element {
  return (
    <Standings
      why={whyOver(view, names)}
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
  const side = seat === (view.viewer ?? 0) ? 'own' : 'enemy'
  const team = heroes.map(({ face }): Somebody => {
    const slug = catalogFace(face)?.slug ?? ''
    return { shape: cardShape(slug), figure: figureOf(slug, side, 'ready') }
  })
  const all = team.length === 0 ? [{ shape: boardShape('glory') }] : team
  return {
    crest: <Medallions all={all} />,
    mark: <Medallions all={all} isSmall />,
    about: heroes.map(({ face }) => firstName(face)).join(' and '),
    score: glory,
    dye: side === 'own' ? 'rust' : 'blue', // as at the table
  }
}
