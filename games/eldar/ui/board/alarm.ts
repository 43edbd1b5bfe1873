import { actionOf, type EldarEvent, type EldarView } from '@trialhall/game-eldar'
import type { Seat } from '@trialhall/kernel'

/** What makes somebody who lets windows pass look up: an enemy action that may harm, harm itself, and a new round. */
export function isAlarm(event: EldarEvent, viewer: Seat, view: EldarView): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'used':
      return seatOf(view, event.hero) !== viewer && harms(event.face, event.ability)
    case 'damaged':
    case 'lostHp':
    case 'defeated':
      return seatOf(view, event.hero) === viewer
    default:
      return false
  }
}

function seatOf(view: EldarView, hero: number): Seat {
  return Math.floor(hero / view.perSide)
}

/** An action that is aimed at enemies, or that changes HP. */
function harms(face: number, ability: number): boolean {
  return actionOf(face, ability).modes.some(
    ({ aims, does }) =>
      aims.some(({ says }) => says.includes('enemy') || says.includes('any Hero')) ||
      does.some(({ preview }) => preview !== undefined),
  )
}
