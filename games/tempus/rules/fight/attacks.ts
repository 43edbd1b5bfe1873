import type { Seat } from '@trialhall/kernel'
import type { Act, RollChanges, Source, Strike } from '../../acts.ts'
import type { TempusPrompt } from '../../asks.ts'
import type { AttackFace } from '../../faces.ts'
import { OFF, type CreatureId, type Space, type TempusPosition, type TempusTable } from '../../state.ts'
import { canLay, layArea, type Laying } from './areas.ts'
import { quirkOf } from '../bonuses.ts'
import { areAllies, isHero, isOnMap } from '../creatures.ts'
import { settleCamps } from './defeat.ts'
import { creaturesIn } from '../map.ts'
import { creatureOptions } from '../quick/options.ts'
import { changesOf, plainTerms } from './rolls.ts'
import { strike, type StrikeOrder } from './strikes.ts'
import { allAround, hasTarget, targetsOf, type Reaching } from './targets.ts'

/** An attack that a creature makes: with which face, as part of which Action, and who decides for it. */
export interface AttackOrder {
  readonly attacker: CreatureId
  readonly attack: AttackFace
  readonly side: number
  readonly source: Source
  readonly act: Act | null
  /** How far it reaches in melee where it is no Action; 1 where this is left out. */
  readonly reach?: number
  readonly by: Seat
  readonly modifier: number
  /** The only target that it may have, of those in reach; null where it is chosen. */
  readonly only: CreatureId | null
  /** Heroes that the area of a Monster must cover at once; 1 where there is none (C-13). */
  readonly least?: number
}

/** Whether an attack has a legal target, or a legal space for its area (T-14.07). */
export function canAttack(state: TempusPosition, { attacker, attack, reach, card }: Reaching): boolean {
  const { type } = attack.reach
  if (type === 'around' || type === 'within') return allAround(state, { attacker, attack, reach }).length > 0
  if (type === 'melee' || type === 'ranged') return hasTarget(state, { attacker, attack, reach })
  return canLay(state, { attacker, reach: attack.reach, by: attacker, card: card ?? null, isAttack: true })
}

/** Makes an attack, whatever it reaches, and lets Camps that it has emptied drop their Loot (T-24.01, T-R121). Returns its rolls, one after the other. */
export function attackWith(table: TempusTable, order: AttackOrder): readonly Strike[] {
  const strikes = strikesOf(table, order)
  settleCamps(table)
  return strikes
}

function strikesOf(table: TempusTable, order: AttackOrder): readonly Strike[] {
  const { type } = order.attack.reach
  if (type === 'melee' || type === 'ranged') return attackOneByOne(table, order)
  if (type === 'around' || type === 'within')
    return strikeAll(table, order, allAround(table.state, reaching(order)), { aim: null })
  return attackArea(table, order)
}

function reaching({ attacker, attack, act, reach = 1 }: AttackOrder): Reaching {
  return { attacker, attack, reach: act?.reach ?? reach }
}

/** One roll after the other, each with a target of its own choice (T-24.07): rays, flurries, or a single one. */
function attackOneByOne(table: TempusTable, order: AttackOrder): readonly Strike[] {
  const strikes: Strike[] = []
  const struck: CreatureId[] = []
  for (let roll = 0; roll < order.attack.rolls && goesOn(table, order); roll++) {
    const targets = targetsOf(table.state, reaching(order)).filter(
      (target) =>
        (!order.attack.areApart || !struck.includes(target)) &&
        (order.only === null || order.only === target),
    )
    if (targets.length === 0) break
    const target = chooseTarget(table, order, { targets, roll })
    struck.push(target)
    strikes.push(strike(table, orderedFor(order, target, NO_AREA)))
  }
  return strikes
}

const NO_AREA = { aim: null }

/** One strike of an attack. */
function orderedFor(
  order: AttackOrder,
  target: CreatureId,
  where: Pick<StrikeOrder, 'aim' | 'area'>,
): StrikeOrder {
  const { attacker, attack, side, source, act, reach, modifier } = order
  const { aim, area } = where
  return { attacker, target, attack, side, source, act, reach, aim, area, modifier }
}

function goesOn({ state }: TempusTable, { attacker, act }: AttackOrder): boolean {
  return state.ending === null && isOnMap(state, attacker) && act?.isStopped !== true
}

interface Choice {
  readonly targets: readonly CreatureId[]
  /** Rolls of the attack before. */
  readonly roll: number
}

function chooseTarget(table: TempusTable, order: AttackOrder, { targets, roll }: Choice): CreatureId {
  const options = creatureOptions(targets)
  return table.choose(order.by, promptFor(order, roll), options).creature
}

function promptFor({ source, attacker, attack, act, modifier }: AttackOrder, before: number): TempusPrompt {
  const roll = attack.rolls > 1 && { roll: [before + 1, attack.rolls] as const }
  if (source.card === null) return { type: 'monster-target', creature: attacker, ...roll }
  const extra = act === null && ({ isExtra: true } as const)
  return { type: 'aim', card: source.card, ...roll, ...extra, ...known({ act, modifier }) }
}

/** An area is laid; everybody in it is rolled for, allies and the attacker too (T-22.01 to T-22.05). */
function attackArea(table: TempusTable, order: AttackOrder): readonly Strike[] {
  const area = layArea(table, layingOf(table.state, order))
  if (area === null) return []
  if (order.act !== null) Object.assign(order.act, { area: area.spaces, aim: area.aim })
  const { aim, spaces } = area
  const targets = spared(table, order, creaturesIn(table.state, spaces))
  const { attacker: creature, source } = order
  table.emit({
    type: 'aimed',
    creature,
    card: source.card,
    space: aim ?? OFF,
    spaces,
    targets: targets.length,
  })
  return strikeAll(table, order, targets, { aim, area: spaces })
}

function layingOf(state: TempusPosition, order: AttackOrder): Laying {
  const { attacker, attack, by, source } = order
  const laying = { attacker, reach: attack.reach, by, card: source.card, isAttack: true }
  return isHero(attacker) ? laying : { ...laying, isWorth: (spaces) => meets(state, order, spaces) }
}

/** Whether the area of a Monster strikes whom it must: its target, or Heroes enough (T-32.06, C-13). */
function meets(state: TempusPosition, order: AttackOrder, spaces: readonly Space[]): boolean {
  const { attacker, only, least = 1 } = order
  const met = creaturesIn(state, spaces)
  if (only !== null) return met.includes(only)
  return met.filter((id) => isHero(id) && !areAllies(state, id, attacker)).length >= least
}

/** An Evoker spares some of those in the area of its Spells (C-7, Sculpt Spells). */
function spared(
  table: TempusTable,
  { attacker, attack, by, source }: AttackOrder,
  targets: readonly CreatureId[],
): readonly CreatureId[] {
  const most = attack.isSpell && isHero(attacker) ? quirkOf(table.state, 'sculpts', attacker) : 0
  const { card } = source
  if (card === null) return targets
  const options = creatureOptions(targets)
  const picks = table.chooseMany(by, { type: 'spare', card }, { options, min: 0, max: most })
  return targets.filter((target) => !picks.some(({ creature }) => creature === target))
}

/** Each is rolled for and resolved by itself, in the order that the attacker chooses (T-24.07, T-R26). */
// oxlint-disable-next-line max-params -- an order, whom it meets, and where it was aimed
function strikeAll(
  table: TempusTable,
  order: AttackOrder,
  targets: readonly CreatureId[],
  where: Pick<StrikeOrder, 'aim' | 'area'>,
): readonly Strike[] {
  const strikes: Strike[] = []
  let left = targets
  while (left.length > 0 && table.state.ending === null && order.act?.isStopped !== true) {
    const target = nextOf(table, order, left)
    left = left.filter((other) => other !== target)
    if (isOnMap(table.state, target)) strikes.push(strike(table, orderedFor(order, target, where)))
  }
  return strikes
}

/** What is known of its rolls before they are made, as all may see it: by its Chains, and by the card that lets it be made. */
function known({ act, modifier }: Pick<AttackOrder, 'act' | 'modifier'>): { readonly changes?: RollChanges } {
  const changes = changesOf(act?.terms ?? plainTerms(), { modifier, damage: act?.damage ?? 0 })
  return changes === null ? {} : { changes }
}

function nextOf(
  table: TempusTable,
  { by, source, act, modifier }: AttackOrder,
  left: readonly CreatureId[],
): CreatureId {
  const { card } = source
  if (card === null) return left[0] as CreatureId
  const options = creatureOptions(left)
  return table.choose(by, { type: 'roll-order', card, ...known({ act, modifier }) }, options).creature
}
