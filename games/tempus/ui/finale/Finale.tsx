import {
  PARTIES,
  PRINTED,
  tempus,
  vpOf,
  type Hero,
  type TempusEvent,
  type TempusView,
} from '@trialhall/game-tempus'
import { isDrawn, type SeenEvent } from '@trialhall/kernel'
import { Medallion, Standings, type FinaleProps, type Standing } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { classShape, printedIn } from '../looks.ts'
import { figureUrl } from '../people/painted.ts'
import { heroPerson } from '../people/person-of.ts'
import { Accounts } from './Accounts.tsx'
import { turningPoint } from './turning.ts'

/** How a match ended: which party won and why, where it turned, and what each Hero did. */
export function Finale(props: FinaleProps<TempusView, TempusEvent>): JSX.Element {
  const { view, outcome, names, story } = props
  return (
    <div>
      <Standings
        why={[whyOver(view), turnWords(view, story)].filter((part) => part !== '').join(' ')}
        outcome={outcome}
        isDraw={isDrawn(outcome, tempus)}
        names={names}
        standings={view.heroes.map((hero) => standingOf(view, hero))}
        unit="VP"
        goal={Math.max(view.settings.guardianAt, ...outcome.scores)}
      />
      <Accounts view={view} story={story} names={names} />
    </div>
  )
}

const ENDINGS = {
  guardian: 'The Guardian is defeated',
  rounds: 'The last round is over',
  ascendant: 'The Champion has ascended',
  left: 'One party has given up',
} as const

/** "The Guardian is defeated in round 7: Red has 12 VP, Blue 9." */
export function whyOver(view: TempusView): string {
  const { ending, round } = view
  if (ending === null) return ''
  const { viewer } = view
  const mine = (party: number): string => (viewer !== null && viewer % 2 === party ? ' (your party)' : '')
  const points = PARTIES.map((name, party) => `${name}${mine(party)} has ${vpOf(view, party)} VP`).join(', ')
  return `${ENDINGS[ending.reason]} in round ${round}: ${points}.`
}

function turnWords(view: TempusView, story: readonly SeenEvent<TempusEvent>[]): string {
  const turned = turningPoint(view, story)
  if (turned === null) return ''
  const { card, party, round } = turned
  const by = card === null ? 'an Event' : (printedIn(view, card)?.name ?? 'a Quest')
  return `${PARTIES[party as 0 | 1]} scored last in round ${round}, by ${by}`.replace(/([^!])$/u, '$1.')
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
