import {
  actionOf,
  triggerOf,
  type EldarEvent,
  type EldarPrompt,
  type EldarView,
  type HeroId,
  type Pending,
} from '@trialhall/game-eldar'
import { UNKNOWN, type Seat } from '@trialhall/kernel'
import type { MuteSpec, ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'react', label: 'When an action or ability could be answered' },
  { prompt: 'main', label: 'When you have initiative and can only pass' },
  { prompt: 'equip', label: 'When you could equip a Hero' },
]

/** What makes somebody who lets windows pass look up: an enemy action that may harm, harm itself, and a new round. */
export function isAlarm(event: EldarEvent, viewer: Seat, view: EldarView): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'used':
      return sideOf(view, event.hero) !== viewer && harms(event.face, event.ability)
    default:
      return isHurt(event, viewer, view)
  }
}

/** An action that is aimed at enemies, or that changes HP. */
function harms(face: number, ability: number): boolean {
  return actionOf(face, ability).modes.some(
    ({ aims, does }) =>
      aims.some(({ says }) => says.includes('enemy') || says.includes('any Hero')) ||
      does.some(({ preview }) => preview !== undefined),
  )
}

/** Somebody is left alone with their reactions for a round, but for when their side is touched. */
export const MUTES: MuteSpec<EldarView, EldarEvent> = {
  until: 'this round',
  except:
    'When an effect could touch your side, or one of your Heroes has been hurt, you are asked all the same.',
  wakes: (event, seat, view) => event.type === 'roundBegan' || isHurt(event, seat, view),
  isGrave: (prompt, seat, view) => {
    const asked = prompt as EldarPrompt // what this game asks
    if (asked.type !== 'react') return true
    const top = view.stack.find(({ serial }) => serial === asked.serial)
    return top === undefined || touches(view, top, seat)
  },
}

/** Whether a Hero of a seat lost HP or fell. */
function isHurt(event: EldarEvent, seat: Seat, view: EldarView): boolean {
  switch (event.type) {
    case 'damaged':
    case 'lostHp':
    case 'defeated':
      return sideOf(view, event.hero) === seat
    default:
      return false
  }
}

/** The seat of a Hero. */
function sideOf({ perSide }: EldarView, hero: HeroId): Seat {
  return Math.floor(hero / perSide)
}

/** What a text says where it reaches beyond the side that uses it. */
const REACHES_BEYOND = /enem|opponent|each (other )?Hero/iu

/** Whether a pending effect could touch a seat: it is of one of its Heroes, aimed at one, at a card or at another effect, or says so. */
function touches(
  view: EldarView,
  { kind, hero, face, ability, mode, targets }: Pending,
  seat: Seat,
): boolean {
  if (face === UNKNOWN || sideOf(view, hero) === seat) return true
  const { modes } = kind === 'trigger' ? triggerOf(face, ability) : actionOf(face, ability)
  const { aims = [], does = [] } = modes[mode] ?? {}
  const isAimedHere = targets.some(
    (target, place) => target >= 0 && (aims[place]?.kind !== 'hero' || sideOf(view, target) === seat),
  )
  return isAimedHere || does.some(({ says }) => REACHES_BEYOND.test(says))
}
