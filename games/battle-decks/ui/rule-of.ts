import type { Ability, BattleCard, BattleView } from '@trialhall/game-battle-decks'
import type { CardId, Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'
import { ABILITIES } from './abilities.ts'
import { printedIn } from './looks.ts'

/** The clause that says most about each kind of card. */
export const CARD_RULES: Readonly<Record<BattleCard['kind'], string>> = {
  hero: 'B-10.2',
  reinforcement: 'B-11.2',
  equipment: 'B-16.4',
  event: 'B-17.1',
  equalizer: 'B-15.1',
}

/** The clauses about other things on the table. */
export const OTHER_RULES = { faction: 'B-1.5', deck: 'B-1.8' } as const

/** The clause of each kind of ability, for those that have none of their own. */
export const ABILITY_KIND_RULES: Readonly<Record<Ability['kind'], string>> = {
  passive: 'B-12.2',
  instant: 'B-12.3',
  activated: 'B-12.5',
}

/** The clauses that name an ability, or say what only it does. */
export const ABILITY_RULES: Readonly<Record<string, string>> = {
  spot: 'B-12.9',
  'barrage-1': 'B-12.11',
  'barrage-2': 'B-12.11',
  shatter: 'B-12.12',
  guard: 'B-14.3',
  pounce: 'B-12.4',
  'twin-strike': 'B-5.9',
  ironclad: 'B-13.1',
  dive: 'B-12.8',
  overwind: 'B-12.8',
}

/** The rule that says most about a thing on the table. */
export function ruleOf({ kind, id }: Ref, view: BattleView): RuleRef | null {
  const clause = clauseOf({ kind, id }, view)
  return clause === null ? null : { game: 'battle-decks', id: clause }
}

function clauseOf({ kind, id }: Ref, view: BattleView): string | null {
  if (kind === 'ability') return abilityClause(String(id))
  if (kind === 'faction') return OTHER_RULES.faction
  if (kind !== 'card') return null
  const card = printedIn(view, Number(id) as CardId)
  return card ? CARD_RULES[card.kind] : OTHER_RULES.deck
}

function abilityClause(slug: string): string | null {
  const ability = ABILITIES.get(slug)
  return ability === undefined ? null : (ABILITY_RULES[slug] ?? ABILITY_KIND_RULES[ability.kind])
}
