import type { CardId } from '@trialhall/kernel'
import type { Strike } from '../../acts.ts'
import type { AttackFace } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { hasQuirk, quirkOf } from '../bonuses.ts'
import { areAllies, creaturesOnMap, isHero, isHostileTo, isOpponentOf } from '../creatures.ts'
import {
  areAdjacentCreatures,
  bodyOf,
  distanceBetween,
  distanceTo,
  groundOf,
  isAdjacentToSpace,
  sees,
} from '../map.ts'
import { isWarded } from './wards.ts'
import { canBounce } from '../../space/index.ts'

/** How an attack is made: by whom, how, and how far it reaches in melee. */
export interface Reaching {
  readonly attacker: CreatureId
  readonly attack: AttackFace
  readonly reach: number
  /** The card that it is printed on; left out for attacks without one. */
  readonly card?: CardId
}

/** Whom a creature may aim an attack at that has one target (T-21.01 to T-21.08, T-R39). */
export function targetsOf(state: TempusPosition, reaching: Reaching): readonly CreatureId[] {
  return creaturesOnMap(state).filter((target) => isTarget(state, reaching, target))
}

/** Whether there is anybody at whom a creature may aim such an attack. */
export function hasTarget(state: TempusPosition, reaching: Reaching): boolean {
  return creaturesOnMap(state).some((target) => isTarget(state, reaching, target))
}

/** Whether an attack with one target may be aimed at a creature. */
export function isTarget(state: TempusPosition, reaching: Reaching, target: CreatureId): boolean {
  const { attacker } = reaching
  if (isTooFar(state, reaching, target)) return false // most are
  if (!isForeign(state, attacker, target) || isOutOfAim(state, attacker, target)) return false
  if (reaching.attack.isSpell && isWarded(state, target)) return false // C-10 #21
  return isInReach(state, reaching, target)
}

/** Whether nothing could make an attack with one target reach so far. */
function isTooFar(state: TempusPosition, { attacker, attack, reach }: Reaching, target: CreatureId): boolean {
  const most = attack.reach.type === 'ranged' ? attack.reach.range : Math.max(1, reach)
  return distanceBetween(state, attacker, target) > most
}

/** Anybody who is not an ally, inactive Monsters included (T-21.08, T-R39); a Monster aims only at those to whom it is hostile (T-2.05, T-2.06, T-32.03). */
function isForeign(state: TempusPosition, attacker: CreatureId, target: CreatureId): boolean {
  return isHero(attacker) ? !areAllies(state, attacker, target) : isHostileTo(state, attacker, target)
}

/** Sanctuary, and who hides from farther away (C-3, C-6): no attack with one target can be aimed at them. */
export function isOutOfAim(state: TempusPosition, attacker: CreatureId, target: CreatureId): boolean {
  if (!isOpponentOf(state, attacker, target)) return false
  return hasQuirk(state, 'untargetable', target) || isHiddenFrom(state, attacker, target)
}

/** Whether a creature hides from an opponent who is too far away to target it, with whatever (C-6). */
export function isHiddenFrom(state: TempusPosition, opponent: CreatureId, target: CreatureId): boolean {
  const hidesBeyond = quirkOf(state, 'hidden', target)
  if (hidesBeyond === 0 || !isOpponentOf(state, opponent, target)) return false
  return distanceBetween(state, opponent, target) > hidesBeyond
}

/** Melee needs an adjacent target (T-21.02), ranged attacks one in sight and range that is not adjacent (T-21.03, T-21.04, T-21.06). */
function isInReach(
  state: TempusPosition,
  { attacker, attack, reach }: Reaching,
  target: CreatureId,
): boolean {
  const isAdjacent = areAdjacentCreatures(state, attacker, target)
  if (attack.reach.type !== 'ranged') {
    if (isAdjacent) return true
    return reach > 1 && distanceBetween(state, attacker, target) <= reach && sees(state, attacker, target)
  }
  const { range } = attack.reach
  if (isAdjacent) return false
  if (distanceBetween(state, attacker, target) <= range && sees(state, attacker, target)) return true
  return attack.bounces && bouncesTo(state, attacker, { target, range })
}

/** Whether a shot can go by way of terrain (T-21.09, T-38.11, T-38.12, T-R70). */
function bouncesTo(state: TempusPosition, attacker: CreatureId, { target, range }: Shot): boolean {
  const ground = groundOf(state)
  const body = bodyOf(state, target)
  return bodyOf(state, attacker).some((from) =>
    body.some((to) => canBounce(ground, { from, target: to, range })),
  )
}

interface Shot {
  readonly target: CreatureId
  readonly range: number
}

/** Whether an attack that was declared may still strike its target: it has not gone out of aim, reach or sight (T-21.10). */
export function mayStrike(
  state: TempusPosition,
  { attacker, target, attack, act, reach = 1, from }: MayStrike,
): boolean {
  if (attack.isSpell && attacker !== target && isWarded(state, target)) return false // C-10 #21
  if (from !== undefined) return isBeside(state, target, from) && !isOutOfAim(state, attacker, target)
  if (attack.reach.type === 'around') return areAdjacentCreatures(state, attacker, target)
  if (attack.reach.type === 'within') return distanceBetween(state, attacker, target) <= attack.reach.range
  if (attacker === target) return true // turned back on its caster (Spell Mirror)
  if (isOutOfAim(state, attacker, target)) return false
  return isInReach(state, { attacker, attack, reach: act?.reach ?? reach }, target)
}

/** A token that strikes in its maker's name from a space. */
export interface Beside {
  readonly attacker: CreatureId
  readonly target: CreatureId
  readonly attack: AttackFace
  readonly at: Space
}

/** Whether a token may strike a creature on its space or adjacent to it, whom its maker may aim at (T-21.02, T-21.08). */
export function isStruckBeside(state: TempusPosition, { attacker, target, attack, at }: Beside): boolean {
  if (!isForeign(state, attacker, target) || isOutOfAim(state, attacker, target)) return false
  return isBeside(state, target, at) && !(attack.isSpell && isWarded(state, target))
}

function isBeside(state: TempusPosition, id: CreatureId, at: Space): boolean {
  return distanceTo(state, id, at) === 0 || isAdjacentToSpace(state, id, at)
}

type MayStrike = Pick<Strike, 'attacker' | 'target' | 'attack' | 'act' | 'reach' | 'from'>

/** Everybody whom an attack on all around strikes (C-6, C-13). */
export function allAround(state: TempusPosition, { attacker, attack }: Reaching): readonly CreatureId[] {
  const { reach } = attack
  return creaturesOnMap(state).filter((other) => {
    if (reach.type === 'within')
      return isHero(other) && distanceBetween(state, attacker, other) <= reach.range
    if (!areAdjacentCreatures(state, attacker, other)) return false
    return reach.type === 'around' && (reach.whom === 'creatures' || isForeign(state, attacker, other))
  })
}
