import type { CardId, Seat } from '@trialhall/kernel'
import { meanDamage } from '../odds/blow.ts'
import { cardOf } from '../rules/printed.ts'
import { heroOf, type TempusPosition } from '../state.ts'
import { HAND_LIMIT } from '../terms.ts'
import { WORTH } from './weights.ts'

/** How good a card is to have, in VP, by what is printed on it: damage, healing, its tier. */
export function cardWorth(state: TempusPosition, card: CardId): number {
  const face = cardOf(state, card)
  if (face === undefined) return WORTH.card
  if (face.kind === 'loot') return WORTH.loot
  if (face.kind !== 'hero') return 0
  const attack = face.action?.attack ?? null
  const hits =
    attack === null ? 0 : meanDamage(attack, 0) * attack.rolls * (attack.reach.type === 'area' ? 1.5 : 1)
  const heals = face.free?.deed.heals ?? face.action?.deed?.heals ?? 0
  const tier = face.tier === 2 ? TIER_2 : 0
  return WORTH.card + WORTH.hp * (hits / 2 + heals / 2) + tier + (face.free === null ? 0 : NIMBLE)
}

const TIER_2 = 0.05
/** It costs no Action. */
const NIMBLE = 0.03

/** What it costs to play or discard a card of a hand: little where it would be discarded anyway. */
export function priceOf(state: TempusPosition, seat: Seat, card: CardId): number {
  const { hand } = heroOf(state, seat)
  if (!hand.includes(card)) return 0
  return hand.length >= HAND_LIMIT ? SPARE : KEPT
}

const SPARE = 0.01
const KEPT = 0.05
