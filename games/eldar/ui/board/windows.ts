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
    'When an effect could touch your side or answers one of yours, or when one of your Heroes has been hurt, you are asked all the same.',
  wakes: (event, seat, view) => event.type === 'roundBegan' || isHurt(event, seat, view),
  isGrave: (prompt, seat, view) => {
    const asked = prompt as EldarPrompt // what this game asks
    if (asked.type !== 'react') return true
    const top = view.stack.find(({ serial }) => serial === asked.serial)
    // An answer to what the seat does may undo it, whatever it says.
    return top === undefined || view.stack.some((one) => one.seat === seat) || touches(view, top, seat)
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

/** Whether a pending effect could touch a seat: it is of one of its Heroes or of a card that one played, aimed at one, at a card or at another effect, or says so. */
function touches(
  view: EldarView,
  { kind, hero, origin, face, ability, mode, targets }: Pending,
  seat: Seat,
): boolean {
  if (face === UNKNOWN || [hero, origin].some((one) => one >= 0 && sideOf(view, one) === seat)) return true
  const { modes } = kind === 'trigger' ? triggerOf(face, ability) : actionOf(face, ability)
  const done = modes[mode]
  if (done === undefined) return true
  const isAimedHere = targets.some(
    (target, place) => target >= 0 && (done.aims[place]?.kind !== 'hero' || sideOf(view, target) === seat),
  )
  return isAimedHere || done.does.some(({ says }) => REACHES_BEYOND.test(says))
}
