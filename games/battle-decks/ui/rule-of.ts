import type { BattleCard, BattleView } from '@trialhall/game-battle-decks'
import type { CardId, Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'
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
export const OTHER_RULES = { ability: 'B-12.5', faction: 'B-1.5', deck: 'B-1.8' } as const

/** The rule that says most about a thing on the table. */
export function ruleOf({ kind, id }: Ref, view: BattleView): RuleRef | null {
  if (kind === 'ability' || kind === 'faction') return { game: 'battle-decks', id: OTHER_RULES[kind] }
  if (kind !== 'card') return null
  const card = printedIn(view, Number(id) as CardId)
  return { game: 'battle-decks', id: card ? CARD_RULES[card.kind] : OTHER_RULES.deck }
}
