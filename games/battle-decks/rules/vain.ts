import type { CardId, Seat } from '@trialhall/kernel'
import type { EventDeed } from '../faces.ts'
import { sideOf, type BattlePosition, type BattleState } from '../state.ts'
import type { Moment } from '../terms.ts'
import { hasReady, isHero, isReady, seatOf } from './field.ts'

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

/** An attack that was declared, of a character or an equalizer. */
interface Declared {
  readonly card: CardId | null
  readonly cards: readonly CardId[]
  readonly ability: string | null
}

/**
 * Whether an event changes nothing of an attack that was declared, so that W5 is early enough for it (B-R30, B-R51): readiness, ATK and DMG of who
 * does not attack, DEF on the side that is not attacked, HP on a side that does neither. Of abilities, which do all kinds of things, only readiness is sure.
 */
export function canWait(
  state: BattlePosition,
  { gist }: EventDeed,
  { seat, about }: { readonly seat: Seat; readonly about: Declared },
): boolean {
  if (gist.type === 'readies') return true
  if (about.ability !== null || about.card === null) return false
  const attacker = seatOf(state, about.card)
  const isAttacked = about.cards.some((card) => seatOf(state, card) === seat)
  if (gist.type === 'heals') return !isAttacked && attacker !== seat // HP can count for who attacks
  if (gist.type !== 'changes') return false
  const { atk = 0, dmg = 0, def = 0 } = gist.stats
  if (def !== 0) return def > 0 && atk === 0 && dmg === 0 && !isAttacked
  const helped = atk + dmg > 0 ? seat : 1 - seat
  return attacker !== helped
}
