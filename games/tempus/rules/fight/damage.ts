import type { Instance, Source } from '../../acts.ts'
import { heroOf, NOBODY, type CreatureId, type TempusTable } from '../../state.ts'
import { creatureOf, isHero, isMinion, isOnMap, isOpponentOf, monsterOf } from '../creatures.ts'
import { damageTaken, hpAfter } from './damage-left.ts'
import { fell } from './defeat.ts'
import { useUp } from '../lasting-use.ts'
import { happening } from '../sources.ts'
import { openWindow } from '../play/windows.ts'
import { carriedWatchers, notice, noticeLate } from '../watches.ts'

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
  const damage = damageTaken(state, instance)
  if (damage <= 0) {
    table.emit({ type: 'unharmed', creature: target })
    return 0 // T-R48
  }
  note(table, instance)
  return isMinion(state, target) ? wound(table, instance, damage) : lose(table, instance, damage)
}

/** What rules remember of damage that was taken: it wakes a Camp (T-31.02), and counts for Marked for Death. */
function note({ state }: TempusTable, { target, source }: Instance): void {
  if (!isHero(target)) monsterOf(state, target).wasHurt = true
  const { creature } = source
  if (creature !== NOBODY && isHero(creature) && isOpponentOf(state, target, creature))
    heroOf(state, creature).hasHarmed = true
}

/** A Minion takes damage; what was dealt is told, not what it cost. */
function wound(table: TempusTable, instance: Instance, damage: number): number {
  const { target } = instance
  const minion = creatureOf(table.state, target)
  minion.hp = hpAfter(table.state, target, damage)
  tellHurt(table, instance, damage)
  if (minion.hp <= 0) fall(table, instance)
  else after(table, instance)
  return damage
}

/** A Hero or Elite loses HP, and falls at 0 unless somebody prevents it (T-25.10, T-30.05). HP never go below 0. */
function lose(table: TempusTable, instance: Instance, damage: number): number {
  const { target } = instance
  const creature = creatureOf(table.state, target)
  const before = creature.hp
  creature.hp = hpAfter(table.state, target, damage)
  if (creature.hp === 0) openWindow(table, happening('falling', target, { instance }))
  const lost = Math.max(0, before - creature.hp)
  tellHurt(table, instance, lost)
  if (creature.hp === 0) fall(table, instance)
  else after(table, instance)
  return lost
}

function tellHurt(table: TempusTable, { target, source }: Instance, damage: number): void {
  const { hp } = creatureOf(table.state, target)
  const { creature: by, card, ailment = null } = source
  table.emit({ type: 'hurt', creature: target, by, card, ailment, damage, hp })
}

/**
 * Whoever falls has taken damage, too (T-25.16). What lasted on it learns of it once it is off the map: what that asks finds nobody at 0 HP there. A Guardian
 * that rises still stands.
 */
function fall(table: TempusTable, instance: Instance): void {
  const { target, source } = instance
  const told = { at: 'hurt', creature: target, instance } as const
  const carried = carriedWatchers(table.state, told)
  fell(table, target, source)
  if (isOnMap(table.state, target)) notice(table, told)
  else noticeLate(table, carried, told)
}

/** Whoever still stands has taken damage (T-25.16). */
function after(table: TempusTable, instance: Instance): void {
  const { target } = instance
  useUp(table, target, 'hurt')
  notice(table, { at: 'hurt', creature: target, instance })
  openWindow(table, happening('hurt', target, { instance, strike: instance.strike }))
}
