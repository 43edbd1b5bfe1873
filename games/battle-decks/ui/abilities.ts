import { CARDS, type Ability, type BattleCard } from '@trialhall/game-battle-decks'
import { ABILITY_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'

/** Every ability of the game, by its slug. */
export const ABILITIES: ReadonlyMap<string, Ability> = new Map(
  CARDS.flatMap((card) => abilitiesOn(card).map((ability) => [ability.slug, ability] as const)),
)

/** The abilities that a card prints or grants. */
export function abilitiesOn(card: BattleCard): readonly Ability[] {
  if ('abilities' in card) return card.abilities
  return card.kind === 'equipment' && card.grants !== null ? [card.grants] : []
}

/** The outline of an ability's glyph; '' for what is none. */
export function abilityShape(slug: string): string {
  const names: Readonly<Record<string, string>> = ABILITY_GLYPHS
  return SHAPES[names[slug] ?? ''] ?? ''
}
