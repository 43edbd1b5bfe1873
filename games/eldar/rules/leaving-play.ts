import type { CardId, Seat } from '@trialhall/kernel'
import { happenTo } from './happenings.ts'
import {
  heroAt,
  playerAt,
  topOf,
  type Attached,
  type EldarPosition,
  type EldarState,
  type EldarTable,
  type HeroId,
  type Pending,
} from '../state.ts'
import { OCCASION, type Way } from '../terms.ts'

/** Whose card it is, whoever's Hero it is attached to (E-3.07, E-R56). */
export function ownerOf(state: EldarPosition, card: CardId): Seat {
  return state.owner[card] === 'B' ? 1 : 0
}

/** The permanent in a place of a Hero, one of `SLOT`, or null: there is one of each type at most (E-22.02). */
export function attachedTo(state: EldarPosition, hero: HeroId, place: number): Attached | null {
  return heroAt(state, hero).kit[place] ?? null
}

/** The permanent that a card is, with its Hero; null when it is not on the field. */
export function findAttached(
  state: EldarPosition,
  card: CardId,
): { readonly bearer: HeroId; readonly attached: Attached } | null {
  if (card < 0) return null
  for (let bearer = 0; bearer < state.heroes.length; bearer++)
    for (const attached of heroAt(state, bearer).kit) if (attached?.card === card) return { bearer, attached }
  return null
}

/** A permanent leaves the field: to its owner's graveyard, hand, or out of the match (E-3.07, E-27). */
export function leavePlay(table: EldarTable, card: CardId, how: Way): void {
  const found = findAttached(table.state, card)
  if (found === null) return
  const { bearer, attached } = found
  const { kit } = heroAt(table.state, bearer)
  kit[kit.indexOf(attached)] = null
  table.emit({ type: 'left', hero: bearer, card, how })
  putAway(table.state, card, how)
  happenTo(table, found, OCCASION.left) // E-R61
}

/** Recalled to the hand, banished out of the match, else to the graveyard, always of the owner (E-3.07, E-27.01, E-27.13). */
function putAway(state: EldarState, card: CardId, how: Way): void {
  const owner = playerAt(state, ownerOf(state, card))
  if (how === 'recalled') owner.hand.push(card)
  else if (how === 'banished') owner.banished.push(card)
  else owner.graveyard.push(card)
}

/** Counters come and go; those of a card that has left are gone with it (E-26.01, E-R58). */
export function changeCounters(table: EldarTable, card: CardId, by: number): void {
  const found = findAttached(table.state, card)
  if (found === null || by === 0) return
  const { attached } = found
  const before = attached.counters
  attached.counters = Math.max(0, before + by)
  if (attached.counters === before) return
  table.emit({
    type: 'countersChanged',
    card,
    by: attached.counters - before,
    counters: attached.counters,
  })
}

/** A pending effect leaves the stack without an outcome; its card goes to `to` of its owner (E-27.15 to E-27.17). */
export function takeOffStack(table: EldarTable, pending: Pending, to: 'graveyard' | 'hand'): void {
  const { state } = table
  state.stack.splice(state.stack.indexOf(pending), 1)
  const { hero, face, ability, serial, card } = pending
  table.emit({ type: 'negated', hero, face, ability, serial })
  if (pending.kind !== 'card') return // E-27.17
  const owner = ownerOf(state, card)
  playerAt(state, owner)[to].push(card)
  if (to === 'hand') table.emit({ type: 'recalled', seat: owner, card })
}

/** The pending effect with a serial, or undefined once it has left the stack (E-27.15). */
export function pendingWith(state: EldarPosition, serial: number): Pending | undefined {
  const top = topOf(state)
  return top?.serial === serial ? top : state.stack.find((one) => one.serial === serial)
}
