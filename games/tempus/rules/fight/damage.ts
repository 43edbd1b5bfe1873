import type { Instance, Source } from '../../acts.ts'
import { MINION_FALLS_AT } from '../../terms.ts'
import { heroOf, NOBODY, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { ofCreature, sumOf } from '../bonuses.ts'
import { creatureOf, isHero, isMinion, isOnMap, isOpponentOf, monsterOf } from '../creatures.ts'
import { fell } from './defeat.ts'
import { useUp } from '../lasting-use.ts'
import { monsterFace, PRINTED } from '../printed.ts'
import { happening } from '../sources.ts'
import { openWindow } from '../play/windows.ts'
import { notice } from '../watches.ts'

/** Damage without an attack roll (T-11.12). */
export interface Damage {
  readonly source: Source
  readonly target: CreatureId
  readonly normal: number
  readonly piercing: number
  readonly isArea?: boolean
}

/** A creature suffers damage that no attack deals: who can lower it is asked, then it is taken (T-25.05, T-25.09). Returns HP lost. */
export function dealDamage(
  table: TempusTable,
  { source, target, normal, piercing, isArea = false }: Damage,
): number {
  if (!isOnMap(table.state, target) || normal + piercing <= 0) return 0
  const instance = newInstance({ source, target, normal, piercing, isArea, strike: null })
  openWindow(table, happening('damage', target, { instance }))
  return take(table, instance)
}

/** An instance of damage that nothing has changed yet. */
export function newInstance({ source, target, normal, piercing, isArea, strike }: Start): Instance {
  return { source, target, normal, piercing, strike, extraDr: 0, reduction: 0, isIgnored: false, isArea }
}

type Start = Pick<Instance, 'source' | 'target' | 'normal' | 'piercing' | 'isArea' | 'strike'>

/**
 * Damage is taken: reductions of any source first, from normal damage before piercing (T-25.08, T-R30), then DR from normal damage alone (T-25.01,
 * T-25.02, T-25.04). Returns HP lost; for a Minion what was dealt.
 */
export function take(table: TempusTable, instance: Instance): number {
  const { state } = table
  const { target } = instance
  if (state.ending !== null || !isOnMap(state, target)) return 0
  const damage = instance.isIgnored ? 0 : damageLeft(state, instance)
  if (damage <= 0) {
    table.emit({ type: 'unharmed', creature: target })
    return 0 // T-R48
  }
  note(table, instance)
  return isMinion(state, target) ? wound(table, instance, damage) : lose(table, instance, damage)
}

/** What reductions and DR leave of an instance. */
export function damageLeft(state: TempusPosition, instance: Instance): number {
  const { target, source, strike } = instance
  const about = { holder: target, strike, source, skill: null }
  const reduction = instance.reduction + sumOf(state, 'reduction', about)
  const normal = Math.max(0, instance.normal - reduction)
  const piercing = Math.max(0, instance.piercing - Math.max(0, reduction - instance.normal))
  const dr = drOf(state, target, instance) + instance.extraDr
  return Math.max(0, normal - Math.max(0, dr)) + piercing
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

/** What rules remember of damage that was taken: it wakes a Camp (T-31.02), and counts for Marked for Death. */
function note({ state }: TempusTable, { target, source }: Instance): void {
  if (!isHero(target)) monsterOf(state, target).wasHurt = true
  const { creature } = source
  if (creature !== NOBODY && isHero(creature) && isOpponentOf(state, target, creature))
    heroOf(state, creature).hasHarmed = true
}

/** A Minion is Wounded, and falls when it is Wounded already or takes 10 at once (T-30.02, T-30.03, T-R110). */
function wound(table: TempusTable, instance: Instance, damage: number): number {
  const { target, source } = instance
  const minion = creatureOf(table.state, target)
  minion.hp = damage >= MINION_FALLS_AT ? 0 : minion.hp - 1
  tellHurt(table, instance, damage)
  if (minion.hp <= 0) fell(table, target, source)
  else after(table, instance)
  return damage
}

/** A Hero or Elite loses HP, and falls at 0 unless somebody prevents it (T-25.10, T-30.05). HP never go below 0. */
function lose(table: TempusTable, instance: Instance, damage: number): number {
  const { target, source } = instance
  const creature = creatureOf(table.state, target)
  const before = creature.hp
  creature.hp = Math.max(0, before - damage)
  if (creature.hp === 0) openWindow(table, happening('falling', target, { instance }))
  const lost = Math.max(0, before - creature.hp)
  tellHurt(table, instance, lost)
  if (creature.hp === 0) fell(table, target, source)
  else after(table, instance)
  return lost
}

function tellHurt(table: TempusTable, { target, source }: Instance, damage: number): void {
  const { hp } = creatureOf(table.state, target)
  const { creature: by, card, ailment = null } = source
  table.emit({ type: 'hurt', creature: target, by, card, ailment, damage, hp })
}

/** Whoever still stands has taken damage (T-25.16). */
function after(table: TempusTable, instance: Instance): void {
  const { target } = instance
  useUp(table, target, 'hurt')
  notice(table, { at: 'hurt', creature: target, instance })
  openWindow(table, happening('hurt', target, { instance, strike: instance.strike }))
}
