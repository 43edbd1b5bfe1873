import { CATALOG, type EldarView } from '@trialhall/game-eldar'
import type { CardId, Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'
import { defIn } from './looks.ts'
import { MARKS, type Mark } from './status-words.ts'

/** The clause that says most about each kind of card. */
export const CARD_RULES: Readonly<Record<string, string>> = {
  equipment: 'E-25.01',
  command: 'E-4.06',
  support: 'E-23.01',
  affliction: 'E-24.01',
  hero: 'E-5.01',
}

/** The clause about each other kind of thing. */
export const THING_RULES = {
  hero: 'E-1.08',
  deed: 'E-12.01',
  pending: 'E-11.01',
  seat: 'E-29.01',
  deck: 'E-2.16',
  face: 'E-5.01',
  unseen: 'E-3.04',
} as const

/** The rule that says most about a thing on the table. */
export function ruleOf(ref: Ref, view: EldarView): RuleRef | null {
  const id = clauseOf(ref, view)
  return id === null ? null : { game: 'eldar', id }
}

function clauseOf({ kind, id }: Ref, view: EldarView): string | null {
  if (kind === 'mark') return MARKS[String(id).split('-')[1] as Mark].rule
  if (kind !== 'card') return (THING_RULES as Readonly<Record<string, string>>)[kind] ?? null
  const face = CATALOG[defIn(view, Number(id) as CardId)]
  return face ? (CARD_RULES[face.kind] ?? null) : THING_RULES.unseen
}
