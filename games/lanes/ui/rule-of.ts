import { CATALOG, unitAt, type LanesView } from '@trialhall/game-lanes'
import { UNKNOWN, type Ref } from '@trialhall/kernel'
import type { RuleRef } from '@trialhall/table-ui'

/** The clause that says most about each kind of card. */
export const CARD_RULES: Readonly<Record<string, string>> = {
  unit: 'L-SUM.7',
  'unit upgrade': 'L-SUM.7',
  spell: 'L-CST.1',
  'spell upgrade': 'L-CST.1',
  node: 'L-EXP.3',
}

/** The clause about each other kind of thing. */
export const THING_RULES = {
  unit: 'L-ATK.1',
  field: 'L-GEO.1',
  seat: 'L-HRO.1',
  slot: 'L-PRE.1',
  orb: 'L-ORB.4',
  node: 'L-EXP.3',
  power: 'L-EXP.3',
  class: 'L-SET.4',
  faceDown: 'L-PRE.7',
} as const

/** The rule that says most about a thing on the table. */
export function ruleOf(ref: Ref, view: LanesView): RuleRef | null {
  const id = clauseOf(ref, view)
  return id === null ? null : { game: 'lanes', id }
}

function clauseOf({ kind, id }: Ref, view: LanesView): string | null {
  const name = kind.replace(/^far-/, '')
  if (name === 'field') return unitAt(view, Number(id)) === null ? THING_RULES.field : THING_RULES.unit
  if (name !== 'card') return (THING_RULES as Readonly<Record<string, string>>)[name] ?? null
  const def = view.cards.def[Number(id)] ?? UNKNOWN
  return def === UNKNOWN ? THING_RULES.faceDown : (CARD_RULES[CATALOG[def]?.kind ?? ''] ?? null)
}
