import type { Seat } from '@trialhall/kernel'
import { sideOf, type BattlePosition, type BattleState } from '../state.ts'
import type { Moment } from '../terms.ts'
import { hasReady, isHero, isReady } from './field.ts'

/**
 * Whether a seat is offered the same at once again, with nothing in between but what its opponent plays in answer: after W0 in W1,
 * whoever is active in W1 in step 1, and whoever is sure to be next in W7 in step 1 of that turn (B-4.2, B-R51).
 */
export function comesAgain(state: BattlePosition, seat: Seat, moment: Moment): boolean {
  if (moment === 'turn-start') return seat === state.active
  return moment === 'round-start' || (moment === 'turn-end' && isSurelyNext(state, seat))
}

/** No event takes readiness from a hero: with one that is ready on the other side, an ordinary turn of this seat follows (B-R11). */
function isSurelyNext(state: BattlePosition, seat: Seat): boolean {
  if (seat === state.active) return false
  const { characters } = sideOf(state, state.active)
  if (!characters.some((one) => isReady(one) && isHero(state, one))) return false
  return !sideOf(state, seat).hadTurn || hasReady(state, seat)
}

/**
 * Whether a seat has passed since anything last happened, as in W6 right after W5. What can be played in one of the windows between two
 * deeds can be played in all of them, so it would be offered the same again (B-R51).
 */
export function hasDeclined({ declined }: BattlePosition, seat: Seat): boolean {
  return (declined & (1 << seat)) !== 0
}

/** A seat has passed. */
export function noteDeclined(state: BattleState, seat: Seat): void {
  state.declined |= 1 << seat
}

/** Something has happened: whoever has passed before is asked again. */
export function noteChange(state: BattleState): void {
  state.declined = 0
}
