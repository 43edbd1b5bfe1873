import { capital, type CardId, type Fields } from '@trialhall/kernel'
import { CARDS } from '../content/catalog.ts'
import type { BattleCard } from '../faces.ts'
import { cardOf } from '../rules/printed.ts'
import type { BattlePosition, Side } from '../state.ts'
import { FACTIONS } from '../terms.ts'

const SLUG = /^[a-z0-9-]{1,40}$/

/** A list of names of cards; each that is none at all is blamed with what is allowed there. */
export function namesIn(part: Fields, field: string, allowed: string): string[] {
  return part.texts(field, { pattern: SLUG, allowed }) ?? []
}

/** The name of one card, which must be given; '' where it is none at all. */
export function nameIn(part: Fields, field: string, allowed: string): string {
  if (!part.has(field)) part.blame(field, undefined, allowed)
  return givenName(part, field, allowed) ?? ''
}

/** The name of one card, '' where it is none at all; null where the field is left out. */
export function givenName(part: Fields, field: string, allowed: string): string | null {
  const name = part.text(field, { pattern: SLUG, allowed, default: '' })
  return part.has(field) ? name : null
}

/** What a card can be called: by slug, or by family. */
export function calledOf(card: BattleCard): readonly string[] {
  return 'family' in card ? [card.slug, card.family] : [card.slug]
}

/** Whether a card goes by a name. */
export function isCalled(position: BattlePosition, card: CardId, name: string): boolean {
  return calledOf(cardOf(position, card)).includes(name)
}

/** The cards of a side's deck of some kinds. */
export function deckOf({ faction }: Side, kinds: readonly BattleCard['kind'][]): readonly BattleCard[] {
  return CARDS.filter((card) => card.faction === FACTIONS[faction] && kinds.includes(card.kind))
}

/** "a reinforcement of Britannia: wolf-pack, mammoth, …; with its rank, as wolf-pack-10, where one copy is meant". */
export function sayAllowed(
  what: (faction: string) => string,
  { faction }: Side,
  cards: readonly BattleCard[],
): string {
  const names = [...new Set(cards.map((card) => calledOf(card).at(-1)))]
  const ranked = cards.find((card) => 'rank' in card)?.slug
  const rank = ranked === undefined ? '' : `; with its rank, as ${ranked}, where one copy is meant`
  return `${what(capital(FACTIONS[faction] ?? ''))}: ${names.join(', ')}${rank}`
}
