import type { CardId, Seat } from '@trialhall/kernel'
import type { AttackFace } from '../faces.ts'
import { areAllies, creatureOf, creaturesOnMap } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { actionOn } from '../rules/play/actions.ts'
import { monsterFace, PRINTED } from '../rules/printed.ts'
import { distance, type Space } from '../space/index.ts'
import { heroOf, OFF, type CreatureId, type TempusPosition } from '../state.ts'
import type { Goal } from './goals.ts'
import { blowWorth } from './prey.ts'

/** An attack that a Hero has on a card. */
export interface Weapon {
  readonly card: CardId
  readonly attack: AttackFace
  readonly side: number
}

/** Attacks that a Hero can always make (T-7.02). */
export function weaponsOf(state: TempusPosition, seat: Seat): readonly Weapon[] {
  return heroOf(state, seat).primaries.flatMap((card) => weaponOn(state, seat, card))
}

/** The attack on a card, none or one. */
export function weaponOn(state: TempusPosition, seat: Seat, card: CardId): readonly Weapon[] {
  const attack = actionOn(state, card)?.attack
  if (attack === null || attack === undefined) return []
  return [{ card, attack, side: heroOf(state, seat).flipped.includes(card) ? 1 : 0 }]
}

/** How far from its attacker a target of an attack can be. */
export function rangeOf({ reach }: AttackFace): number {
  if (reach.type === 'ranged') return reach.range
  if (reach.type === 'area' || reach.type === 'line') return reach.range + 1
  if (reach.type === 'within') return reach.range
  return reach.type === 'burst' ? 2 : 1
}

/** Whom attacks can be made on from somewhere, roughly: sight is not looked at. */
export function isInRange(attack: AttackFace, away: number): boolean {
  if (away > rangeOf(attack)) return false
  return attack.reach.type !== 'ranged' || away > 1
}

/** Prey farther away than this is not thought of. */
const SIGHT = 14
/** An Action that strikes somebody soon, of the worth of the blow. */
const TWICE = 1.3

/** Opponents worth going after for a Hero, as goals that its Primary Attacks reach from a distance. */
export function preyOf(state: TempusPosition, seat: Seat): readonly Goal[] {
  const weapons = weaponsOf(state, seat)
  const found: Goal[] = []
  const { at } = heroOf(state, seat)
  for (const { id, at: place } of state.heroes)
    if (id % 2 !== seat % 2 && place !== OFF && distance(place, at) <= SIGHT)
      found.push(
        ...goalAt(state, {
          seat,
          weapons,
          target: id,
          dr: PRINTED.subclasses[heroOf(state, id).subclass]?.dr ?? 0,
        }),
      )
  for (const monster of state.monsters)
    if (monster.ally !== seat % 2 && monster.at !== OFF && distance(monster.at, at) <= SIGHT)
      found.push(...goalAt(state, { seat, weapons, target: monster.id, dr: monsterFace(monster).dr }))
  return found
}

interface Chase {
  readonly seat: Seat
  readonly weapons: readonly Weapon[]
  readonly target: CreatureId
  readonly dr: number
}

/** A creature as a goal: with the attack that is worth most against it; none where nothing is. */
function goalAt(state: TempusPosition, { seat, weapons, target, dr }: Chase): readonly Goal[] {
  let best = 0
  let within = 1
  for (const { attack, side } of weapons) {
    const worth = TWICE * blowWorth(state, seat % 2, { attack, side, target, dr })
    if (worth <= best) continue
    best = worth
    within = rangeOf(attack)
  }
  return best > 0 ? [{ at: creatureOf(state, target).at, within, worth: best, isWork: true }] : []
}

/** What the best Attack of a Hero is worth from a space, and on whom. */
export function bestStrike(
  state: TempusPosition,
  seat: Seat,
  { weapon, from }: { readonly weapon: Weapon; readonly from: Space },
): { readonly worth: number; readonly target: CreatureId } {
  let best = { worth: -1, target: -1 }
  const { attack, side } = weapon
  for (const target of creaturesOnMap(state)) {
    if (areAllies(state, target, seat)) continue
    if (!isInRange(attack, distanceTo(state, target, from))) continue
    const worth = blowWorth(state, seat % 2, { attack, side, target })
    if (worth > best.worth) best = { worth, target }
  }
  return best
}

/** Chebyshev distance that an area covers around its middle. */
export function spreadOf({ reach }: AttackFace): number {
  if (reach.type === 'area' || reach.type === 'burst') return Math.floor(reach.size / 2)
  return reach.type === 'line' ? 2 : 0
}

/** What an area attack is worth around a space: everybody near it, friends too. */
export function areaWorth(
  state: TempusPosition,
  seat: Seat,
  { weapon, at }: { readonly weapon: Weapon; readonly at: Space },
): number {
  const { attack, side } = weapon
  const spread = spreadOf(attack)
  let worth = 0
  for (const target of creaturesOnMap(state)) {
    if (distance(creatureOf(state, target).at, at) > spread) continue
    worth += blowWorth(state, seat % 2, { attack, side, target })
  }
  return worth
}
