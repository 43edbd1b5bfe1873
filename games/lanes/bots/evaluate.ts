import type { Seat } from '@trialhall/kernel'
import { targetOf } from '../rules/battle/targets.ts'
import { HERO } from '../rules/ground.ts'
import { faceOf } from '../rules/printed.ts'
import { playerAt, sideOf, type LanesPosition, type LanesState, type Player, type Unit } from '../state.ts'
import { COLOURS } from '../terms.ts'
import { isForNow } from './spells.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Life below this counts for more. */
const DANGER = 8

/** Life points of lead that make victory likely. */
export const SPREAD = 4

/** How likely a seat is to win, judged by life, units, mana and development: 0 to 1. */
export function evaluate(state: LanesState, seat: Seat): number {
  if (state.ended !== null) return state.winner === null ? 0.5 : state.winner === seat ? 1 : 0
  const lead = worthOf(state, seat, WEIGHTS) - worthOf(state, 1 - seat, WEIGHTS)
  return 1 / (1 + Math.exp(-lead / SPREAD))
}

/** All that a side has, by these weights. */
export function worthOf(state: LanesPosition, seat: Seat, weights: Weights): number {
  const player = playerAt(state, seat)
  let worth =
    weights.life * player.life +
    weights.lowLife * Math.min(0, player.life - DANGER) +
    player.hand.length * weights.hand
  for (const unit of state.board)
    if (unit !== null && sideOf(unit) === seat) worth += worthOfUnit(state, unit, weights)
  worth +=
    worthOfMana(state, player, weights) + worthOfSlots(state, player, weights) + worthOfArea(player, weights)
  if (state.active === seat) for (const count of player.pool) worth += count * weights.wait
  worth += player.powerTokens * weights.powerToken + player.experience * weights.experience
  for (let nodes = player.nodes; nodes > 0; nodes &= nodes - 1) worth += weights.node
  return worth
}

function worthOfUnit(state: LanesPosition, unit: Unit, weights: Weights): number {
  const attack = unit.attack ?? 0
  const row = Math.floor(unit.field / state.lanes)
  const forward = sideOf(unit) === 0 ? row : state.rows - 1 - row
  let worth = weights.unit + (unit.hp ?? 0) * weights.hp
  if (unit.stun === 0 && unit.disarm === 0) worth += attack * (weights.attack + forward * weights.row)
  if (attack > 0 && targetOf(state, unit) === HERO) worth += attack * weights.atHero
  return worth
}

/** Orbs are worth more the sooner they can be used: those on the track wait for the tracker. */
function worthOfMana(state: LanesPosition, player: Player, weights: Weights): number {
  const { pool, track, mana, step } = player
  let worth = 0
  for (const count of pool) worth += count * weights.orb
  for (const count of mana) worth += count * weights.mana
  for (let at = 0; at < track.length; at++) {
    const count = track[at] as number
    if (count === 0) continue
    const place = Math.floor(at / COLOURS.length)
    const turns = (place - step + state.trackSteps - 1) % state.trackSteps
    worth += count * (weights.orb - weights.wait * turns)
  }
  return worth
}

/** Auras stay for good; the effects of Enchantments come within the horizon of a search. */
function worthOfArea({ area }: Player, weights: Weights): number {
  let worth = 0
  for (const { face } of area) if (faceOf(face).aura !== null) worth += weights.aura
  return worth
}

function worthOfSlots(state: LanesPosition, { slots, prepared }: Player, weights: Weights): number {
  const { def } = state.cards
  let worth = prepared * weights.preparing
  for (const { card, charges } of slots) {
    if (card === null) continue
    let sum = 0
    for (const count of charges) sum += count
    const isIdle = sum === 0 || isForNow(faceOf(def[card] as number))
    worth += isIdle ? weights.idleSlot : sum * weights.charge
  }
  return worth
}
