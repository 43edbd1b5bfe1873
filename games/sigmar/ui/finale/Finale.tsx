import { championOf, type SigmarView } from '@trialhall/game-sigmar'
import { Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CHAMPION_DYES } from '../looks.ts'
import { Crest } from '../seats/Crest.tsx'
import { whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how far everybody came. */
export function Finale({ view, outcome, names, tale }: FinaleProps<SigmarView>): JSX.Element {
  return (
    <Standings
      why={whyOver(view, outcome)}
      outcome={outcome}
      names={names}
      standings={view.players.map((player, seat) => standingOf(player, seat, outcome.scores[seat] ?? 0))}
      unit="Valor"
      goal={Math.max(view.valorToWin, ...outcome.scores)}
    >
      {tale}
    </Standings>
  )
}

function standingOf(player: SigmarView['players'][number], seat: number, score: number): Standing {
  const { champion, completed, left } = player
  const done = `${completed} ${completed === 1 ? 'Trial' : 'Trials'}${left ? ', left the table' : ''}`
  return {
    crest: <Crest champion={champion} seat={seat} />,
    mark: <Crest champion={champion} seat={seat} isSmall />,
    about: champion < 0 ? done : `${championOf(champion).short}, ${done}`,
    score,
    dye: CHAMPION_DYES[champion] ?? 'slate',
  }
}
