import { className, FULL_LIFE, lanes, type LanesView, type Player } from '@trialhall/game-lanes'
import { isDrawn } from '@trialhall/kernel'
import { Medallion, Standings, type Dye, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { classShape, seatDyes } from '../looks.ts'
import { experienceOf, whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how both heroes stand. */
export function Finale({ view, outcome, names }: FinaleProps<LanesView>): JSX.Element {
  const dyes = seatDyes(view)
  return (
    <Standings
      why={whyOver(view, names)}
      outcome={outcome}
      isDraw={isDrawn(outcome, lanes)}
      names={names}
      standings={view.players.map((player, seat) => standingOf(player, dyes[seat] ?? null))}
      unit="life"
      goal={FULL_LIFE}
    />
  )
}

function standingOf(player: Player, dye: Dye | null): Standing {
  const shape = classShape(player.class)
  const grown = `level ${player.level}, ${experienceOf(player)} experience`
  return {
    crest: <Medallion shape={shape} />,
    mark: <Medallion shape={shape} isSmall />,
    about: player.class < 0 ? grown : `${className(player.class)}, ${grown}`,
    score: Math.max(0, player.life),
    dye,
  }
}
