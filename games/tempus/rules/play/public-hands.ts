import type { CardId, Seat } from '@trialhall/kernel'
import type { HeroCard } from '../../faces.ts'
import { heroOf, type Hero, type TempusPosition } from '../../state.ts'
import type { Moment } from '../../terms.ts'
import { cardOf, PRINTED } from '../printed.ts'

/** A question about a card of a Hero deck. */
export type IsMeant = (card: HeroCard) => boolean

/**
 * Whether a hand may hold such a card, by what lies open (T-7.14, T-R11): the deck of a Hero is known by its Class, Subclass and Character, and what of it lies face
 * up is not in the hand. Who is asked goes by this, so that no pause tells what a hand holds.
 */
export function mayHold(state: TempusPosition, seat: Seat, isMeant: IsMeant): boolean {
  const hero = heroOf(state, seat)
  if (hero.hand.length === 0) return false
  const open = new Set<CardId>([
    ...hero.discard,
    ...hero.spent,
    ...hero.ongoing,
    ...hero.setAside,
    ...hero.primaries,
  ])
  let meant = countIn(hero, isMeant)
  for (const card of open) {
    const face = cardOf(state, card)
    if (face.kind === 'hero' && isMeant(face)) meant--
  }
  return meant > 0
}

function countIn(hero: Hero, isMeant: IsMeant): number {
  const decks = [
    PRINTED.classes[hero.heroClass]?.slug,
    PRINTED.subclasses[hero.subclass]?.slug,
    PRINTED.characters[hero.character]?.slug,
  ]
  let count = 0
  for (const card of PRINTED.cards) {
    if (card.kind === 'hero' && isMeant(card) && decks.includes(card.deck)) count += card.copies
  }
  return count
}

/** Cards that can be played in a window (T-16.12, T-16.07, T-R27). */
export function meantFor(moment: Moment): IsMeant {
  return ({ free, smite, chain }) =>
    free?.moments.includes(moment) === true ||
    (moment === 'hit' && (smite !== null || chain?.moment === 'hit'))
}
