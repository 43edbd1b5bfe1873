import { canAttack, sideOf, unitAt, type LanesPosition, type Unit } from '../../state.ts'
import { BASE_RANGE, type Field } from '../../terms.ts'
import { groundOf, HERO, NOWHERE, type Search } from '../ground.ts'
import { faceOf } from '../printed.ts'

/** Range of a unit's attacks (L-MOD.2). */
export function attackRange(unit: Unit): number {
  return BASE_RANGE + faceOf(unit.face).modifiers.range
}

/**
 * What a unit would attack now: the field of a foe, HERO, or NOWHERE (L-ATK.1 to L-ATK.6). The nearest comes first, at the same
 * range clockwise from the left of its heading, the hero straight ahead (L-R9, L-R10); nothing blocks the view (L-R11).
 */
export function targetOf(state: LanesPosition, unit: Unit): Field {
  if (!canAttack(unit)) return NOWHERE // L-R13
  const side = sideOf(unit)
  const { at, within } = (groundOf(state).search[side] as readonly Search[])[unit.field] as Search
  const count = within[attackRange(unit)] as number
  for (let i = 0; i < count; i++) {
    const field = at[i] as Field
    if (field === HERO) return HERO
    const other = unitAt(state, field)
    if (other !== null && sideOf(other) !== side) return field
  }
  return NOWHERE
}

/** The field in front of a unit, in its heading (L-ADV.5, L-CON.20). */
export function fieldAhead(state: LanesPosition, unit: Unit): Field {
  return (groundOf(state).ahead[sideOf(unit)] as readonly Field[])[unit.field] as Field
}
