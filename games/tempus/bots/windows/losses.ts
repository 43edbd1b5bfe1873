import { creatureOf, isMinion } from '../../rules/creatures.ts'
import { drOf } from '../../rules/fight/damage-left.ts'
import type { CreatureId, TempusPosition } from '../../state.ts'
import { MINION_FALLS_AT } from '../../terms.ts'

/** Whether damage that is about to be dealt fells somebody, as far as DR tells (T-25.01, T-30.02, T-30.03). */
export function isMortal(state: TempusPosition, target: CreatureId, damage: number): boolean {
  const { hp } = creatureOf(state, target)
  const taken = takenOf(state, target, damage)
  if (taken === 0) return false
  return isMinion(state, target) ? hp === 1 || taken >= MINION_FALLS_AT : hp <= taken
}

/** HP that damage takes beyond DR. */
export function takenOf(state: TempusPosition, target: CreatureId, damage: number): number {
  return Math.max(0, damage - drOf(state, target))
}
