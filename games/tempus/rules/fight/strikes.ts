import type { Act, Happening, Instance, Source, Strike } from '../../acts.ts'
import type { AttackFace, ResultTable } from '../../faces.ts'
import { CRITICAL, CRITICAL_DAMAGE } from '../../terms.ts'
import { type CreatureId, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import { quirkOf, sumOf } from '../bonuses.ts'
import { isOnMap } from '../creatures.ts'
import { newInstance, take } from './damage.ts'
import { isMarked } from '../lasting.ts'
import { useUp } from '../lasting-use.ts'
import { bodyOf } from '../map.ts'
import { lineAt } from './results.ts'
import { plainTerms, rollD20 } from './rolls.ts'
import { happening } from '../sources.ts'
import { mayStrike } from './targets.ts'
import { notice } from '../watches.ts'
import { openWindow } from '../play/windows.ts'

/** An attack against one target that is about to be made. */
export interface StrikeOrder {
  readonly attacker: CreatureId
  readonly target: CreatureId
  readonly attack: AttackFace
  readonly side: number
  readonly source: Source
  readonly act: Act | null
  /** How far it reaches in melee where it is no Action; left out: 1. */
  readonly reach?: number | undefined
  /** The space of its area; null for others. */
  readonly aim: Space | null
  /** The spaces of its area; left out: it has none. */
  readonly area?: readonly Space[] | undefined
  /** The space of the token that strikes in its maker's name; left out: the attacker strikes itself. */
  readonly from?: Space | undefined
  /** Added to its roll. */
  readonly modifier: number
}

/**
 * One attack roll against one target, in the order of T-24.01: what comes before the roll, the roll, the table, what anyone does about the damage,
 * DR, HP, and the other effects of the hit. Returns the strike as it ended.
 */
export function strike(table: TempusTable, order: StrikeOrder): Strike {
  const blow = newStrike(table.state, order)
  order.act?.strikes.push(blow)
  table.emit({ type: 'attacked', creature: order.attacker, target: order.target, card: order.source.card })
  openWindow(table, about('declared', blow))
  addBonuses(table.state, blow)
  if (!isStillOn(table.state, blow)) return blow // T-21.10, T-R40
  const { attacker, terms } = blow
  blow.roll = rollD20(table, {
    by: attacker,
    purpose: 'attack',
    terms,
    needed: null,
    strike: blow,
    skill: null,
  })
  useUp(table, attacker, 'attacking')
  useUp(table, blow.target, 'attacked')
  if (!isStillOn(table.state, blow)) return blow
  const result = tableOf(blow)
  blow.line = lineAt(result, blow.roll.total)
  if (blow.line.isHit) land(table, blow)
  else miss(table, blow)
  openWindow(table, about('attacked', blow))
  return blow
}

/** An attack roll that nothing has changed yet but the Action that it is part of. */
export function newStrike(state: TempusPosition, order: StrikeOrder): Strike {
  const { attack, act, modifier } = order
  const { type } = attack.reach
  const terms = plainTerms(modifier + attack.modifier)
  if (act !== null) {
    terms.advantage = act.terms.advantage
    terms.disadvantage = act.terms.disadvantage
    terms.modifier += act.terms.modifier
    terms.least = act.terms.least
    terms.fixed = act.terms.fixed
  }
  const { attacker, target, side, source, reach, aim, area, from } = order
  return {
    attacker,
    target,
    attack,
    side,
    source,
    act,
    reach,
    aim,
    area,
    from,
    isMelee: type === 'melee' || type === 'around',
    isArea: aim !== null || type === 'burst' || type === 'within',
    terms,
    criticalAt: CRITICAL,
    isCritical: false,
    roll: null,
    line: null,
    normal: 0,
    piercing: 0,
    extra: act?.damage ?? 0,
    dealt: 0,
    wasMarked: false,
    where: bodyOf(state, order.target),
    isStopped: false,
    riders: act === null ? [] : act.onHit.slice(),
  }
}

/** The result table of the side that lies up. */
export function tableOf({ attack, side }: Pick<Strike, 'attack' | 'side'>): ResultTable {
  return (attack.tables[side] ?? attack.tables[0]) as ResultTable
}

/** What lasts and what somebody has counts for the roll (T-23.04 to T-23.08). */
export function addBonuses(state: TempusPosition, blow: Strike): void {
  const { attacker, target, source, terms } = blow
  const of = { holder: attacker, strike: blow, source, skill: null }
  const against = { ...of, holder: target }
  terms.modifier += sumOf(state, 'attack', of) + sumOf(state, 'attacked', against)
  if (sumOf(state, 'advantage', of) + sumOf(state, 'advantaged', against) > 0) terms.advantage = true
  if (sumOf(state, 'disadvantage', of) + sumOf(state, 'disadvantaged', against) > 0) terms.disadvantage = true
  blow.criticalAt = Math.max(LOWEST_CRITICAL, CRITICAL - sumOf(state, 'critical', of))
}

/** No bonus makes attacks critical below this (C-11). */
const LOWEST_CRITICAL = 18

/** Whether an attack still has its target where it may strike it (T-21.10). */
function isStillOn(state: TempusPosition, blow: Strike): boolean {
  if (blow.isStopped || blow.act?.isStopped || state.ending !== null) return false
  if (!isOnMap(state, blow.attacker) && blow.source.card === null) return false
  if (!isOnMap(state, blow.target)) return false
  const { area } = blow
  if (area === undefined) return blow.aim !== null || mayStrike(state, blow)
  return bodyOf(state, blow.target).some((space) => area.includes(space)) // T-22.04
}

function about(moment: Happening['moment'], blow: Strike, instance: Instance | null = null): Happening {
  return happening(moment, blow.attacker, { act: blow.act, strike: blow, instance })
}

function miss(table: TempusTable, blow: Strike): void {
  const { attacker, target } = blow
  table.emit({ type: 'missed', creature: attacker, target })
  notice(table, { at: 'missed', creature: attacker, strike: blow })
  openWindow(table, about('missed', blow))
}

/** A hit: its damage with all that is added, what anyone does about it, DR and HP, then its other effects (T-24.02 to T-24.04). */
function land(table: TempusTable, blow: Strike): void {
  const { state } = table
  addDamage(state, blow)
  const { attacker, target, source, normal, piercing, isArea } = blow
  table.emit({ type: 'hit', creature: attacker, target, isCritical: blow.isCritical })
  const instance = newInstance({ source, target, normal, piercing, isArea, strike: blow })
  notice(table, { at: 'hitting', creature: attacker, strike: blow, instance })
  openWindow(table, about('hit', blow, instance))
  if (blow.isStopped) return
  blow.wasMarked = isMarked(state, blow.target)
  if (instance.normal + instance.piercing > 0) blow.dealt = take(table, instance)
  if (!instance.isIgnored) rideOn(table, blow)
  noticeHit(table, blow, instance)
}

/** The damage of the line, of what somebody has, and of a critical hit (T-23.10 to T-23.13). */
export function addDamage(state: TempusPosition, blow: Strike): void {
  const { line, attacker, source, roll } = blow
  blow.normal = line?.normal ?? 0
  blow.piercing = line?.piercing ?? 0
  if (blow.normal + blow.piercing === 0) return // T-23.12
  const of = { holder: attacker, strike: blow, source, skill: null }
  blow.normal += sumOf(state, 'damage', of) + blow.extra
  blow.piercing += sumOf(state, 'piercing', of)
  blow.isCritical = (roll?.total ?? 0) >= blow.criticalAt
  if (blow.isCritical) blow.piercing += CRITICAL_DAMAGE + quirkOf(state, 'critDamage', attacker)
}

/**
 * Ailments, pushes and statuses come after the damage, also where none got through, but not on the fallen (T-24.03, T-24.04, T-R43). What a hit does
 * to others comes in any case.
 */
function rideOn(table: TempusTable, blow: Strike): void {
  const { line, riders } = blow
  for (const rider of [...(line?.riders ?? []), ...riders]) {
    if (table.state.ending !== null) return
    if (rider.isForOthers || isOnMap(table.state, blow.target)) rider.run(table, blow)
  }
}

function noticeHit(table: TempusTable, blow: Strike, instance: Instance): void {
  const { attacker } = blow
  notice(table, { at: 'hit', creature: attacker, strike: blow, instance })
  if (blow.isCritical) notice(table, { at: 'critical', creature: attacker, strike: blow })
}
