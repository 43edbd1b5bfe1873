import type { Seat } from '@trialhall/kernel'
import { canAttack, playerAt, sideOf, unitAt, type LanesPosition, type Unit } from '../../state.ts'
import { BASE_DEFENCE, type Field } from '../../terms.ts'
import { groundOf } from '../ground.ts'
import { powersOf } from '../passives.ts'
import { faceOf } from '../printed.ts'

/**
 * Defence value of a unit against an attack; without an attacker, as it stands. 0 for a unit that is not defending (L-DEF.8);
 * may be below 0, and is then not applied (L-DEF.7).
 */
export function defenceOf(state: LanesPosition, unit: Unit, attacker: Unit | null): number {
  if (!unit.isDefending) return 0
  const { modifiers, types } = faceOf(unit.face)
  const owner = playerAt(state, unit.owner)
  let defence = BASE_DEFENCE + modifiers.shield + defenceByAuras(state, unit) // L-DEF.5, L-DEF.6
  for (const { does } of powersOf(owner, 'armour')) if (types.includes(does.type)) defence += does.defence
  let threats = threatsTo(state, unit, attacker).length
  for (const { does } of powersOf(owner, 'steadies')) threats = Math.max(0, threats - does.threats)
  return defence - threats // L-DEF.11
}

/** Foes that threaten a unit: it is in a flank if there is one (L-DEF.9, L-DEF.10, L-R17). */
export function threatsTo(state: LanesPosition, unit: Unit, attacker: Unit | null): Unit[] {
  const side = sideOf(unit)
  const found: Unit[] = []
  for (const field of groundOf(state).adjacent[unit.field] as readonly Field[]) {
    const other = unitAt(state, field)
    if (other === null || other === attacker || sideOf(other) === side || !canAttack(other)) continue
    if (!other.isDefending || showsPackTactics(state, other)) found.push(other) // L-MOD.5
  }
  return found
}

/** By its own sign or by the Aura of a friendly unit beside it. */
export function showsPackTactics(state: LanesPosition, unit: Unit): boolean {
  if (faceOf(unit.face).modifiers.packTactics) return true
  for (const other of friendsBeside(state, unit)) if (faceOf(other.face).aura?.packTactics) return true
  return false
}

/** Auras of spells and of friendly units (L-AUR.2, L-AUR.3). */
function defenceByAuras(state: LanesPosition, unit: Unit): number {
  let defence = spellAuras(state, sideOf(unit))
  for (const other of friendsBeside(state, unit)) {
    const { aura } = faceOf(other.face)
    if (aura !== null) defence += aura.defence
  }
  return defence
}

function spellAuras(state: LanesPosition, side: Seat): number {
  let defence = 0
  for (const { face } of playerAt(state, side).area) defence += faceOf(face).aura?.defence ?? 0
  return defence
}

function friendsBeside(state: LanesPosition, unit: Unit): Unit[] {
  const side = sideOf(unit)
  const found: Unit[] = []
  for (const field of groundOf(state).adjacent[unit.field] as readonly Field[]) {
    const other = unitAt(state, field)
    if (other !== null && sideOf(other) === side) found.push(other)
  }
  return found
}
