import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening } from '../../acts.ts'
import type { InteractionFace, ClassFace } from '../../faces.ts'
import { heroOf, type TempusPosition, type TempusTable } from '../../state.ts'
import { isOnMap } from '../creatures.ts'
import { spend } from '../decks.ts'
import { PRINTED } from '../printed.ts'

/** The Interaction of a Hero's Class (T-16.14). */
export function interactionFaceOf(state: TempusPosition, seat: Seat): InteractionFace {
  return (PRINTED.classes[heroOf(state, seat).heroClass] as ClassFace).interaction
}

/**
 * Whether a Hero can use its Interaction now: in the turn of an ally that is on the map, once in that turn, for a card of its hand (T-16.14,
 * T-16.15, T-16.18, T-R100). Its own turn counts only where the table allows that (F-9).
 */
export function isInteractionOpen(state: TempusPosition, seat: Seat, about: Happening): boolean {
  const { turn } = state
  const hero = heroOf(state, seat)
  if (turn === null || hero.hand.length === 0 || !isOnMap(state, seat) || !isOnMap(state, turn.seat))
    return false
  if (turn.seat === seat ? !state.settings.helpsItself : turn.seat % 2 !== seat % 2) return false
  if (turn.interacted.includes(seat)) return false
  const face = interactionFaceOf(state, seat)
  if (!face.moments.includes(about.moment)) return false
  return face.condition === null || face.condition.holds(state, seat, about)
}

/** Discards the card that an Interaction costs; it has no effect of its own (T-16.20). Returns it. */
export function payForInteraction(table: TempusTable, seat: Seat): CardId {
  const { state } = table
  const options = heroOf(state, seat).hand.map((card) => ({ do: 'card', card }) as const)
  const { card } = table.choose(seat, { type: 'price', card: options[0]?.card }, options)
  spend(table, seat, card)
  const on = state.turn?.seat ?? seat
  state.turn?.interacted.push(seat)
  table.emit({ type: 'interacted', seat, on, card })
  return card
}
