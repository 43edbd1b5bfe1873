import { CARDS, type ActivatedAbility } from '@trialhall/game-battle-decks'

const ABILITIES: ReadonlyMap<string, ActivatedAbility> = new Map(
  CARDS.flatMap((card) => {
    if (card.kind === 'equipment') return card.grants ? [card.grants] : []
    return 'activated' in card ? card.activated : []
  }).map((ability) => [ability.slug, ability]),
)

/** The activated ability of that name, whoever has it; undefined for all others. */
export function abilityNamed(slug: string): ActivatedAbility | undefined {
  return ABILITIES.get(slug)
}
