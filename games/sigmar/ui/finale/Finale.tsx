import { CHAMPIONS, championOf, type SigmarView } from '@trialhall/game-sigmar'
import { counted, type Seat } from '@trialhall/kernel'
import { Medallion, Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { cardShape, CHAMPION_DYES } from '../looks.ts'
import { Crest } from '../seats/Crest.tsx'
import { whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how far everybody came. */
export function Finale({ view, outcome, names, tale }: FinaleProps<SigmarView>): JSX.Element {
  return (
    <Standings
      why={whyOver(view, outcome, names)}
      outcome={outcome}
      names={names}
      standings={view.players.map((player, seat) =>
        standingOf(player, {
          seat,
          score: outcome.scores[seat] ?? 0,
          side: seat === (view.viewer ?? 0) ? 'own' : 'enemy',
        }),
      )}
      unit="Valor"
      goal={Math.max(view.valorToWin, ...outcome.scores)}
    >
      {tale}
    </Standings>
  )
}

interface Place {
  readonly seat: Seat
  readonly score: number
  readonly side: 'own' | 'enemy'
}

function standingOf(player: SigmarView['players'][number], { seat, score, side }: Place): Standing {
  const { champion, completed, left } = player
  const done = `${counted(completed, 'Trial')}${left ? ', left the table' : ''}`
  const known = CHAMPIONS[champion]
  return {
    crest: known ? (
      <Medallion shape={cardShape(known.slug)} figure={figureOf(known.slug, side)} />
    ) : (
      <Crest champion={champion} seat={seat} />
    ),
    mark: <Crest champion={champion} seat={seat} side={side} isSmall />,
    about: champion < 0 ? done : `${championOf(champion).short}, ${done}`,
    score,
    dye: CHAMPION_DYES[champion] ?? 'slate',
  }
}
