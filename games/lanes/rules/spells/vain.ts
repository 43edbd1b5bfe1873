import type { Seat } from '@trialhall/kernel'
import type { Moment } from '../../asks.ts'
import { playerAt, sideOf, type LanesPosition } from '../../state.ts'
import { PRINTED } from '../printed.ts'

/**
 * Whether a seat is offered the same at once again: right after the window of the Mana Orb phase comes the first one of the Enchantments phase, with
 * nothing in between (L-R51). One thing is not the same in both: Antimagic that a unit of the active player has before the Enchantments
 * phase begins goes at its end (L-CON.22, L-R48). So whoever might give it to such a unit is asked. All of this is public.
 */
export function comesAgain(state: LanesPosition, seat: Seat, moment: Moment): boolean {
  if (moment !== 'orbs') return false
  if (PRINTED.wards[playerAt(state, seat).class] !== true) return true
  return !state.board.some((unit) => unit !== null && unit.owner === state.active && sideOf(unit) === seat)
}
