import { HERO_HP } from '../../terms.ts'
import { NOBODY, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { removeAilment } from './ailments.ts'
import { ofCreature, sumOf } from '../bonuses.ts'
import { creatureOf, isHero, isMinion, isOnMap, monsterOf } from '../creatures.ts'
import { monsterFace } from '../printed.ts'

/** Healing that is about to be given. */
export interface Healing {
  /** The creature that gives it; NOBODY for Events and Loot without a giver. */
  readonly by: CreatureId
  readonly target: CreatureId
  readonly amount: number
}

/**
 * A creature is healed: HP up to its maximum at once (T-25.11), all Poison off it also at full HP (T-25.12, T-26.16, T-R46), and a Minion
 * is no longer Wounded (T-25.14). Bonuses of giver and receiver are added once for each healing.
 */
export function heal(table: TempusTable, { by, target, amount }: Healing): void {
  const { state } = table
  if (!isOnMap(state, target) || amount <= 0) return
  const creature = creatureOf(state, target)
  const before = creature.hp
  const given = by === NOBODY ? 0 : sumOf(state, 'healing', ofCreature(by))
  const total = amount + given + sumOf(state, 'healed', ofCreature(target))
  creature.hp = isMinion(state, target) ? UNHURT : Math.min(maxHp(state, target), before + total)
  removeAilment(table, target, 'poison')
  if (creature.hp > before)
    table.emit({ type: 'healed', creature: target, by: creature.hp - before, hp: creature.hp })
}

/** HP of a Minion that is not Wounded: it stands for two wounds (T-30.02). */
export const UNHURT = 2

/** The most HP that a creature can have now (T-7.10, T-25.15). */
export function maxHp(state: TempusPosition, id: CreatureId): number {
  if (isHero(id)) return HERO_HP + sumOf(state, 'maxHp', ofCreature(id))
  const { hp } = monsterFace(monsterOf(state, id))
  return hp === null ? UNHURT : (hp[heroesIndex(state)] ?? 0)
}

/** Guardians have other HP with 4, 6 and 8 Heroes (C-13). */
function heroesIndex(state: TempusPosition): number {
  return state.heroes.length / 2 - 2
}

/** HP above a maximum that has sunk are lost; nobody falls by it (T-25.15, T-R47). */
export function capHp({ state }: TempusTable, id: CreatureId): void {
  const creature = creatureOf(state, id)
  if (creature.hp > 0) creature.hp = Math.max(1, Math.min(creature.hp, maxHp(state, id)))
}
