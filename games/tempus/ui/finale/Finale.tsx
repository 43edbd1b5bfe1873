import {
  PARTIES,
  PRINTED,
  tempus,
  vpOf,
  type Hero,
  type TempusEvent,
  type TempusView,
} from '@trialhall/game-tempus'
import { isDrawn } from '@trialhall/kernel'
import { Medallion, Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { classShape } from '../looks.ts'
import { figureUrl } from '../people/painted.ts'
import { heroPerson } from '../people/person-of.ts'
import { Accounts } from './Accounts.tsx'
import { whyOver } from './why.ts'

/** How a match ended: which party won and why, how it went, and what each Hero did. */
export function Finale(props: FinaleProps<TempusView, TempusEvent>): JSX.Element {
  const { view, outcome, names, story, tale } = props
  return (
    <div>
      <Standings
        why={whyOver(view)}
        outcome={outcome}
        isDraw={isDrawn(outcome, tempus)}
        names={names}
        standings={view.heroes.map((hero) => standingOf(view, hero))}
        unit="VP"
        goal={Math.max(view.settings.guardianAt, ...outcome.scores)}
      >
        {tale}
      </Standings>
      <Accounts view={view} story={story} names={names} />
    </div>
  )
}

function standingOf(view: TempusView, hero: Hero): Standing {
  const { id, heroClass, subclass } = hero
  const shape = classShape(heroClass)
  const side = id % 2 === ownParty(view) ? 'own' : 'enemy'
  const figure = figureUrl({ person: heroPerson(hero), side, look: 'ready' })
  const names = [PRINTED.classes[heroClass]?.name, PRINTED.subclasses[subclass]?.name]
  return {
    crest: <Medallion {...{ shape, figure }} />,
    mark: <Medallion {...{ shape, figure }} isSmall />,
    about: `${PARTIES[(id % 2) as 0 | 1]}: ${names.filter((name) => name !== undefined).join(', ')}`,
    score: vpOf(view, id % 2),
    dye: side === 'own' ? 'rust' : 'blue',
  }
}
