import type { CardId, Seat } from '@trialhall/kernel'
import { heroOf, type TempusPosition } from '../../state.ts'
import { PRINTED } from '../printed.ts'
import { copiesFor, isMeantFor, type Purpose } from './purposes.ts'

/**
 * Whether a hand may hold a card for this, by what lies open (T-7.14, T-R11): the deck of a Hero is known by its Class, Subclass and Character, and what of it
 * lies face up is not in the hand. Who is asked goes by this, so that no pause tells what a hand holds.
 */
export function mayHold(state: TempusPosition, seat: Seat, purpose: Purpose): boolean {
  const hero = heroOf(state, seat)
  if (hero.hand.length === 0) return false
  const { discard, spent, ongoing, setAside, primaries } = hero
  const inDecks =
    copiesFor(PRINTED.classes[hero.heroClass]?.slug, purpose) +
    copiesFor(PRINTED.subclasses[hero.subclass]?.slug, purpose) +
    copiesFor(PRINTED.characters[hero.character]?.slug, purpose)
  if (inDecks === 0) return false
  let open = 0
  for (const zone of [discard, spent, ongoing, setAside, primaries]) open += meantIn(state, zone, purpose)
  return inDecks > open
}

function meantIn(state: TempusPosition, cards: readonly CardId[], purpose: Purpose): number {
  let count = 0
  for (const card of cards) if (isMeantFor(state, card, purpose)) count++
  return count
}
