import type { CardId, Seat } from '@trialhall/kernel'
import type { AttackFace } from '../faces.ts'
import { actionOn } from '../rules/play/actions.ts'
import { heroOf, type TempusPosition } from '../state.ts'

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
