import { EVERYONE, type CardId, type DefIndex, type Seat } from '@trialhall/kernel'
import type { HeroCard } from '../faces.ts'
import { heroOf, type Hero, type TempusPosition, type TempusTable } from '../state.ts'
import { heroCardOf, PRINTED } from './printed.ts'

/**
 * A Hero whose Class, Subclass and Character are picked gets its cards (T-7.01): Primary cards face up (T-7.02, T-7.03), Tier 2 cards set
 * aside face up (T-7.07), and Tier 1 cards shuffled as its Draw Deck (T-7.08). It has no hand yet (T-7.12).
 */
export function layHero(table: TempusTable, seat: Seat): void {
  const hero = heroOf(table.state, seat)
  hero.primaries = table.create(defsOf(hero, 'primary'), EVERYONE)
  hero.setAside = table.create(defsOf(hero, 2), EVERYONE)
  hero.deck = table.create(defsOf(hero, 1), 0)
  table.shuffle(hero.deck, 'Draw Deck')
}

/** The cards of one tier in a Hero deck: those of its Class, its Subclass and its Character (T-7.01, T-R80). */
export function defsOf(
  { heroClass, subclass, character }: Pick<Hero, 'heroClass' | 'subclass' | 'character'>,
  tier: HeroCard['tier'],
): DefIndex[] {
  const decks = [PRINTED.classes[heroClass], PRINTED.subclasses[subclass], PRINTED.characters[character]]
  const slugs = decks.map((deck) => deck?.slug)
  return PRINTED.cards.flatMap((card, def) => {
    const isIn = card.kind === 'hero' && card.tier === tier && slugs.includes(card.deck)
    return isIn ? Array.from({ length: card.copies }, () => def) : []
  })
}

/** Primary Attack cards have two sides (T-7.06); those in `flipped` show side II (T-10.10). */
export function primaryAttacks(state: TempusPosition, seat: Seat): CardId[] {
  const isTwoSided = (card: CardId): boolean =>
    (heroCardOf(state, card).action?.attack?.tables.length ?? 0) > 1
  return heroOf(state, seat).primaries.filter(isTwoSided)
}
