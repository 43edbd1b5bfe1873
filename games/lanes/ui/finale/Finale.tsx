import { CLASSES, className, FULL_LIFE, lanes, type LanesView, type Player } from '@trialhall/game-lanes'
import { isDrawn } from '@trialhall/kernel'
import { Medallion, Standings, type Dye, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { classShape, seatDyes } from '../looks.ts'
import { experienceOf, whyOver } from './why.ts'

/** How a match ended: the winner's crest, why it is over, and how both heroes stand. */
export function Finale({ view, outcome, names, tale }: FinaleProps<LanesView>): JSX.Element {
  const dyes = seatDyes(view)
  return (
    <Standings
      why={whyOver(view, names)}
      outcome={outcome}
      isDraw={isDrawn(outcome, lanes)}
      names={names}
      standings={view.players.map((player, seat) =>
        standingOf(player, { dye: dyes[seat] ?? null, side: seat === (view.viewer ?? 0) ? 'own' : 'enemy' }),
      )}
      unit="life"
      goal={FULL_LIFE}
    >
      {tale}
    </Standings>
  )
}

interface Place {
  readonly dye: Dye | null
  readonly side: 'own' | 'enemy'
}

function standingOf(player: Player, { dye, side }: Place): Standing {
  const shape = classShape(player.class)
  const figure = player.class < 0 ? undefined : figureOf(CLASSES[player.class] ?? '', side)
  const grown = `level ${player.level}, ${experienceOf(player)} experience`
  return {
    crest: <Medallion {...{ shape, figure }} />,
    mark: <Medallion {...{ shape, figure }} isSmall />,
    about: player.class < 0 ? grown : `${className(player.class)}, ${grown}`,
    score: Math.max(0, player.life),
    dye,
  }
}
