import { CATALOG, markOf, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'

/** The clause that says most about each kind of card. */
export const CARD_RULES: Readonly<Record<string, string>> = {
  trial: 'S-5.3',
  boost: 'S-9.2',
  lower: 'S-9.3',
  block: 'S-9.3',
  heal: 'S-9.4',
  teleport: 'S-9.5',
  fate: 'S-10.1',
  champion: 'S-11.1',
}

/** The clause about each mark of the Trial Path. */
export const MARK_RULES = { none: 'S-12.6', fate: 'S-12.3', duel: 'S-12.5', instant: 'S-12.4' } as const

const DUEL = 'S-5.7'
const HAND = 'S-9.1'

/** The rule that says most about a thing on the table. */
export function ruleOf(ref: Ref, view: SigmarView): RuleRef | null {
  const id = clauseOf(ref, view)
  return id === null ? null : { game: 'sigmar', id }
}

function clauseOf({ kind, id }: Ref, view: SigmarView): string | null {
  if (kind === 'space') return MARK_RULES[markOf(Number(id))]
  if (kind === 'seat') return DUEL
  if (kind === 'def') return cardRule(Number(id))
  return kind === 'card' ? cardRule(view.cards.def[Number(id)] ?? UNKNOWN) : null
}

function cardRule(def: number): string {
  return CARD_RULES[CATALOG[def]?.kind ?? ''] ?? HAND
}
