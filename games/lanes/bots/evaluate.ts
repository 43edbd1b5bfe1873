import type { Seat } from '@trialhall/kernel'
import { targetOf } from '../rules/battle/targets.ts'
import { HERO } from '../rules/ground.ts'
import { faceOf } from '../rules/printed.ts'
import { playerAt, sideOf, type LanesPosition, type LanesState, type Player, type Unit } from '../state.ts'
import { COLOURS } from '../terms.ts'
import { isForNow } from './spells.ts'

/** Worth of things in life points: fitted to the results of matches between bots, no rule. */
const WORTH = {
  unit: 0.2,
  attack: 0.2,
  hp: 0.4,
  /** For each row a unit has come forward, by its Attack. */
  row: 0.1,
  /** For a unit that strikes the hero already, by its Attack. */
  atHero: 0.4,
  /** Life below this counts for more. */
  danger: 8,
  hand: 0.2,
  orb: 1.2,
  /** For each own turn that an orb is not yet available. */
  wait: 0.3,
  mana: 0.3,
  charge: 0.55,
  /** A card that lies face down without a charge: it could as well be in hand. */
  idleSlot: -0.25,
  preparing: -0.1,
  /** For a spell that stays in play with its Aura; more than what it cost would be as charges. */
  aura: 2,
  powerToken: 1.7,
  node: 1.9,
  experience: 0.7,
} as const

/** Life points of lead that make victory likely. */
const SPREAD = 4

/** How likely a seat is to win, judged by life, units, mana and development: 0 to 1. */
export function evaluate(state: LanesState, seat: Seat): number {
  if (state.ended !== null) return state.winner === null ? 0.5 : state.winner === seat ? 1 : 0
  const lead = worthOf(state, seat) - worthOf(state, 1 - seat)
  return 1 / (1 + Math.exp(-lead / SPREAD))
}

function worthOf(state: LanesPosition, seat: Seat): number {
  const player = playerAt(state, seat)
  let worth = player.life + Math.min(0, player.life - WORTH.danger) + player.hand.length * WORTH.hand
  for (const unit of state.board)
    if (unit !== null && sideOf(unit) === seat) worth += worthOfUnit(state, unit)
  worth += worthOfMana(state, player) + worthOfSlots(state, player) + worthOfArea(player)
  if (state.active === seat) for (const count of player.pool) worth += count * WORTH.wait
  worth += player.powerTokens * WORTH.powerToken + player.experience * WORTH.experience
  for (let nodes = player.nodes; nodes > 0; nodes &= nodes - 1) worth += WORTH.node
  return worth
}

function worthOfUnit(state: LanesPosition, unit: Unit): number {
  const attack = unit.attack ?? 0
  const row = Math.floor(unit.field / state.lanes)
  const forward = sideOf(unit) === 0 ? row : state.rows - 1 - row
  let worth = WORTH.unit + (unit.hp ?? 0) * WORTH.hp
  if (unit.stun === 0 && unit.disarm === 0) worth += attack * (WORTH.attack + forward * WORTH.row)
  if (attack > 0 && targetOf(state, unit) === HERO) worth += attack * WORTH.atHero
  return worth
}

/** Orbs are worth more the sooner they can be used: those on the track wait for the tracker. */
function worthOfMana(state: LanesPosition, { pool, track, mana, step }: Player): number {
  let worth = 0
  for (const count of pool) worth += count * WORTH.orb
  for (const count of mana) worth += count * WORTH.mana
  for (let at = 0; at < track.length; at++) {
    const count = track[at] as number
    if (count === 0) continue
    const place = Math.floor(at / COLOURS.length)
    const turns = (place - step + state.trackSteps - 1) % state.trackSteps
    worth += count * (WORTH.orb - WORTH.wait * turns)
  }
  return worth
}

/** Auras stay for good; the effects of Enchantments come within the horizon of a search. */
function worthOfArea({ area }: Player): number {
  let worth = 0
  for (const { face } of area) if (faceOf(face).aura !== null) worth += WORTH.aura
  return worth
}

function worthOfSlots({ cards: { def } }: LanesPosition, { slots, prepared }: Player): number {
  let worth = prepared * WORTH.preparing
  for (const { card, charges } of slots) {
    if (card === null) continue
    let sum = 0
    for (const count of charges) sum += count
    const isIdle = sum === 0 || isForNow(faceOf(def[card] as number))
    worth += isIdle ? WORTH.idleSlot : sum * WORTH.charge
  }
  return worth
}
