import { FACTIONS, factionName, type BattleView, type Side } from '@trialhall/game-battle-decks'
import { Glyph, Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, FACTION_DYES } from '../looks.ts'
import { whyOver } from './why.ts'

/** Heroes of a side at the beginning. */
const HEROES = 3

/** How a match ended: the winner's crest, why it is over, and who has how many heroes left. */
export function Finale({ view, outcome, names }: FinaleProps<BattleView>): JSX.Element {
  return (
    <Standings
      why={whyOver(outcome)}
      outcome={outcome}
      isDraw={outcome.ranks.every((rank) => rank === 1)}
      names={names}
      standings={view.sides.map((side, seat) => standingOf(side, outcome.scores[seat] ?? 0))}
      unit="heroes"
      goal={HEROES}
    />
  )
}

function standingOf({ faction, characters }: Side, score: number): Standing {
  const name = FACTIONS[faction] ?? 'britannia'
  const crest = <Glyph shape={boardShape(name)} />
  return {
    crest,
    mark: crest,
    about: `${factionName(name)}, ${characters.length} on the field`,
    score,
    dye: FACTION_DYES[name],
  }
}
