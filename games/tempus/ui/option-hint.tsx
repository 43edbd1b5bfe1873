import {
  changesNothing,
  comesAgain,
  happening,
  isMinion,
  OFF,
  onlyTargetOf,
  PRINTED,
  skillOdds,
  type TempusOption,
  type TempusPrompt,
  type TempusView,
} from '@trialhall/game-tempus'
import { counted, DONE, UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { OptionHint } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { calledWithin, type Names } from './called.ts'
import type { RollChanges } from '../acts.ts'
import { forecastOf, type Forecast } from './odds/forecast.ts'
import { sayOdds, saySkill } from './odds/words.ts'
import { passWords } from './pass-words.ts'
import { movementOf } from './realm/aim/ahead.ts'
import { reachesNobody, strikesItself, struckFrom } from './realm/aim/reached.ts'

/** What stands beside a choice of the prompt: its odds, its spaces, or what comes of passing. */
export function optionHint(
  about: unknown,
  view: TempusView,
  { prompt, names }: { readonly prompt: unknown; readonly names: Names },
): JSX.Element | null {
  const said = sayHint(about as TempusOption, view, { prompt: prompt as TempusPrompt, names })
  return said && <OptionHint main={kept(said[0])} rest={kept(said[1])} isIdle={DIM.includes(said)} />
}

const IDLE = ['', 'changes nothing now'] as const
const NOBODY_THERE = ['', 'reaches nobody'] as const
const ONLY_YOU = ['', 'reaches only you'] as const
const DIM: readonly unknown[] = [IDLE, NOBODY_THERE, ONLY_YOU]

/** A number and its sign stay on one line. */
function kept(text: string): string {
  return text.replaceAll(' %', '\u00a0%')
}

/** How much an option helps: what would change nothing less than the others, and least what only goes on. */
export function helpOf(option: unknown, view: TempusView, { prompt }: { readonly prompt: unknown }): number {
  if (option === DONE) return -2
  const picked = option as TempusOption // what this game asks
  const seat = view.viewer ?? view.turn?.seat ?? 0
  if (picked.do === 'pass' || picked.do === 'stop' || picked.do === 'end-turn') return -2
  const asked = { view, prompt: prompt as TempusPrompt }
  return isIdle(asked, seat, picked) || reachesNobody(asked, seat, picked) ? -1 : 0
}

/** The same in words: what is most worth to know, and the rest. */
export function sayHint(
  option: TempusOption,
  view: TempusView,
  { prompt, names }: { readonly prompt: TempusPrompt; readonly names: Names },
): readonly [string, string] | null {
  const seat = view.viewer ?? view.turn?.seat ?? 0
  if (isIdle({ view, prompt }, seat, option)) return IDLE
  if (strikesItself({ view, prompt }, seat, option)) return ONLY_YOU
  if (reachesNobody({ view, prompt }, seat, option)) return NOBODY_THERE
  switch (option.do) {
    case 'act':
    case 'creature': {
      const forecast = forecastOf({ view, prompt, seat }, option)
      if (forecast === null)
        return option.do === 'act' ? spacesOf(view, seat, option.card) : sufferedOf(prompt)
      const [chance, comes] = sayOdds(forecast.odds, isMinion(view, forecast.target))
      return [chance, option.do === 'act' ? `${onWhom(view, forecast, names)}: ${comes}` : comes]
    }
    case 'free':
      return aimOf({ view, prompt, names }, seat, option.card)
    case 'skill':
      return saySkill(skillOdds(view, { seat, skill: option.skill, changes: changesIn(prompt) }))
    case 'interaction':
      return interactionOf(view, seat)
    case 'space':
    case 'stop':
      return chargeWords({ view, prompt, names }, seat, option)
    case 'pass':
      return passWords(prompt, { view, names })
    case 'end-turn':
      return prompt.type === 'turn' && prompt.actions > 0 ? [`${prompt.actions} left unused`, ''] : null
    default:
      return null
  }
}

/** "on Osric", "on Osric, as on 2 others", "each of 3 rolls on Osric": one roll of what an attack does. */
function onWhom(view: TempusView, { target, others, strikesAll, rolls }: Forecast, names: Names): string {
  const all = strikesAll && others > 0 ? `, as on ${counted(others, 'other')}` : ''
  return `${rolls > 1 ? `each of ${rolls} rolls ` : ''}on ${calledWithin(names, view, target)}${all}`
}

type Stop = Extract<TempusOption, { readonly do: 'space' | 'stop' }>

/** "reaches Osric", "reaches Osric and 1 other": whom a charge could strike from where it would end. */
function chargeWords(
  { view, prompt, names }: Hinted,
  seat: Seat,
  option: Stop,
): readonly [string, string] | null {
  const space = option.do === 'space' ? option.space : (view.heroes[seat]?.at ?? OFF)
  const [first, ...others] = struckFrom({ view, prompt }, seat, space) ?? []
  if (first === undefined) return null
  const more = others.length > 0 ? ` and ${counted(others.length, 'other')}` : ''
  return ['', `reaches ${calledWithin(names, view, first)}${more}`]
}

/** "4 damage", where whoever is chosen suffers it without a roll. */
function sufferedOf(prompt: TempusPrompt): readonly [string, string] | null {
  return prompt.type === 'aim' && prompt.suffers !== undefined ? ['', `${prompt.suffers} damage`] : null
}

/** What is known to change a roll of what is asked about. */
function changesIn(prompt: TempusPrompt): RollChanges | undefined {
  return 'changes' in prompt ? prompt.changes : undefined
}

function spacesOf(view: TempusView, seat: number, card: number): readonly [string, string] | null {
  const face = PRINTED.cards[view.cards.def[card] ?? UNKNOWN]
  const spaces = face !== undefined && 'action' in face ? (face.action?.spaces ?? 0) : 0
  return spaces > 0 ? [counted(movementOf(view, seat, spaces).spaces, 'space'), ''] : null
}

/** Moments of which a prompt tells everything: nothing is answered there. */
const QUIET: ReadonlySet<string> = new Set(['phase', 'initiative', 'turn-start', 'turn', 'turn-end'])

interface Hinted {
  readonly view: TempusView
  readonly prompt: TempusPrompt
  readonly names: Names
}

/** Whether a card would change nothing, as all can see; a window marks also what can wait for the decision that comes next in one's own turn. */
function isIdle(
  { view, prompt }: Pick<Hinted, 'view' | 'prompt'>,
  seat: Seat,
  option: TempusOption,
): boolean {
  if (option.do !== 'free' && option.do !== 'act') return false
  if (changesNothing(view, seat, option.card)) return true
  if (option.do === 'act' || option.isVain !== true || !('moment' in prompt)) return false
  return prompt.type !== 'window' || !comesAgain(seat, prompt)
}

/** Whom a Free card would be aimed at, where nobody will ask. */
function aimOf({ view, prompt, names }: Hinted, seat: Seat, card: CardId): readonly [string, string] | null {
  const about =
    prompt.type === 'turn'
      ? happening('turn', seat)
      : prompt.type === 'window' && QUIET.has(prompt.moment)
        ? happening(prompt.moment, prompt.creature)
        : null
  const target = about && onlyTargetOf(view, { seat, card, about })
  return target === null ? null : ['', `on ${calledWithin(names, view, target)}`]
}

/** "Coordinate, for a card: +2 to the roll": what the Interaction of a Hero's Class costs and does. */
function interactionOf({ heroes }: TempusView, seat: number): readonly [string, string] | null {
  const face = PRINTED.classes[heroes[seat]?.heroClass ?? UNKNOWN]?.interaction
  return face === undefined ? null : ['', `${face.name}, for a card: ${sayInteraction(face.deed.says)}`]
}

/** What an Interaction does, with its ally by that name: cards say "it" of whom they are aimed at. */
export function sayInteraction(says: string): string {
  return says.replace(/^it\b/u, 'the ally')
}
