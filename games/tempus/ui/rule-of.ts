import type { TempusView } from '@trialhall/game-tempus'
import type { CardId, Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'
import { printedIn, type Faced } from './looks.ts'

/** The clause that says most about each kind of card. */
export const CARD_RULES: Readonly<Record<Faced['kind'], string>> = {
  hero: 'T-15.07',
  quest: 'T-28.01',
  event: 'T-11.01',
  loot: 'T-29.01',
  monster: 'T-30.09',
}

/** The clauses about other things on the table. */
export const OTHER_RULES = {
  class: 'T-7.01',
  subclass: 'T-7.11',
  character: 'T-6.10',
  seat: 'T-2.01',
  lasting: 'T-27.01',
  party: 'T-1.01',
} as const

/** The rule that says most about a thing on the table. */
export function ruleOf(ref: Ref, view: TempusView): RuleRef | null {
  const clause = clauseOf(ref, view)
  return clause === null ? null : { game: 'tempus', id: clause }
}

function clauseOf({ kind, id }: Ref, view: TempusView): string | null {
  if (kind === 'creature') return CARD_RULES.monster
  if (kind === 'card') {
    const card = printedIn(view, Number(id) as CardId)
    return card === null ? null : CARD_RULES[card.kind]
  }
  const others: Readonly<Record<string, string>> = OTHER_RULES
  return others[kind] ?? null
}
