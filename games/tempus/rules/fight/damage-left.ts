import type { Instance } from '../../acts.ts'
import { heroOf, type CreatureId, type TempusPosition } from '../../state.ts'
import { MINION_FALLS_AT } from '../../terms.ts'
import { hasQuirk, ofCreature, sumOf } from '../bonuses.ts'
import { creatureOf, isHero, isMinion, monsterOf } from '../creatures.ts'
import { monsterFace, PRINTED } from '../printed.ts'

/** HP that an instance costs its target, before anybody prevents a defeat. */
export function lossOf(state: TempusPosition, instance: Instance): number {
  const damage = damageTaken(state, instance)
  return damage <= 0 ? 0 : creatureOf(state, instance.target).hp - hpAfter(state, instance.target, damage)
}

/** What is taken of an instance; nothing of one that is ignored. */
export function damageTaken(state: TempusPosition, instance: Instance): number {
  return instance.isIgnored ? 0 : damageLeft(state, instance)
}

/**
 * HP that damage leaves, never below 0. A Minion is Wounded, and falls when it is Wounded already or takes 10 at once (T-30.02, T-30.03, T-R110).
 */
export function hpAfter(state: TempusPosition, target: CreatureId, damage: number): number {
  const { hp } = creatureOf(state, target)
  if (isMinion(state, target)) return damage >= MINION_FALLS_AT ? 0 : hp - 1
  return Math.max(0, hp - damage)
}

/** What reductions and DR leave of an instance. */
export function damageLeft(state: TempusPosition, instance: Instance): number {
  const { target, source, strike } = instance
  const about = { holder: target, strike, source, skill: null }
  const reduction = instance.reduction + sumOf(state, 'reduction', about)
  const dealt = normalOf(state, instance)
  const normal = Math.max(0, dealt - reduction)
  const piercing = Math.max(0, instance.piercing - Math.max(0, reduction - dealt))
  const dr = drOf(state, target, instance) + instance.extraDr
  return Math.max(0, normal - Math.max(0, dr)) + piercing
}

/** Normal damage of an instance with all that was added to it; of the hit of somebody enfeebled half of it, rounded down (C-3). */
export function normalOf(
  state: TempusPosition,
  { normal, strike }: Pick<Instance, 'normal' | 'strike'>,
): number {
  const isHalved = strike !== null && hasQuirk(state, 'halvesDamage', strike.attacker)
  return isHalved ? Math.floor(normal / 2) : normal
}

/** The total DR of a creature, never below 0 (T-25.06, T-25.07, T-R44). Minions have none (T-25.17). */
export function drOf(state: TempusPosition, id: CreatureId, instance: Instance | null = null): number {
  if (isMinion(state, id)) return 0
  const about =
    instance === null
      ? ofCreature(id)
      : { holder: id, strike: instance.strike, source: instance.source, skill: null }
  const printed = isHero(id) ? startingDr(state, id) : monsterFace(monsterOf(state, id)).dr
  return Math.max(0, printed + sumOf(state, 'dr', about))
}

/** The DR of a Hero's Subclass (T-7.11). */
function startingDr(state: TempusPosition, id: CreatureId): number {
  return PRINTED.subclasses[heroOf(state, id).subclass]?.dr ?? 0
}
