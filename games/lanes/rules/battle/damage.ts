import type { Cause } from '../../faces.ts'
import type { LanesTable, Unit } from '../../state.ts'

/**
 * Takes damage off a unit's HP (L-KEY.14). Whoever falls below 1 HP dies when the effect is over: see `settle`. Spell damage
 * to a unit with Antimagic is 0 (L-CON.19). A unit without an HP die is killed by any damage (L-R38).
 */
export function dealDamage(
  table: LanesTable,
  unit: Unit,
  dealt: { readonly damage: number; readonly by: Cause },
): void {
  if (dealt.by.isSpell && unit.antimagic > 0) return table.emit({ type: 'warded', card: unit.card })
  loseHp(unit, dealt.damage)
  table.emit({ type: 'damaged', card: unit.card, by: dealt.damage, hp: unit.hp ?? 0 })
}

/** Lowers HP without telling: the attack tells it. */
export function loseHp(unit: Unit, damage: number): void {
  if (damage > 0) unit.hp = unit.hp === null ? 0 : unit.hp - damage
}

/** Raises HP, at most to base HP; at or above it nothing happens (L-KEY.4, L-KEY.5, L-R61). */
export function heal(table: LanesTable, unit: Unit, by: number): void {
  if (unit.hp === null || unit.baseHp === null) return
  const healed = Math.min(by, unit.baseHp - unit.hp)
  if (healed <= 0) return
  unit.hp += healed
  table.emit({ type: 'healed', card: unit.card, by: healed, hp: unit.hp })
}

/** Raises a die without limit (L-KEY.13); without a die there is nothing to raise (L-R38). */
export function strengthen(
  table: LanesTable,
  unit: Unit,
  gain: { readonly what: 'attack' | 'hp'; readonly by: number },
): void {
  const value = unit[gain.what]
  if (value === null) return
  unit[gain.what] = value + gain.by
  table.emit({ type: 'strengthened', card: unit.card, what: gain.what, by: gain.by })
}
