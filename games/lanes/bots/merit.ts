import type { Seat } from '@trialhall/kernel'
import type { LanesOption } from '../asks.ts'
import type { Face, PowerNode } from '../faces.ts'
import { fieldAhead, targetOf } from '../rules/battle/targets.ts'
import { groundOf, NOWHERE } from '../rules/ground.ts'
import { heldFace } from '../rules/hands.ts'
import { boardOf } from '../rules/printed.ts'
import { allMarksOf } from '../rules/spells/marks.ts'
import { canAttack, playerAt, sideOf, unitAt, type LanesPosition, type Unit } from '../state.ts'
import type { Field } from '../terms.ts'
import { isForNow, isVainCast, reachMerit } from './spells.ts'

/** What a spell must promise to be spent while there is no danger. */
const MUCH = 5
/** Life at which nothing is kept any more. */
const DANGER = 6
/** Life of the enemy at which Overwhelm may end the match. */
const NEARLY_WON = 8
/** What comes first in a Main phase. */
const FIRST = { node: 30, muster: 20, overwhelm: 12, kill: 15, spark: 3, charge: 4, prepare: 3 } as const
/** That one action more finds somebody to strike. */
const STRIKES = 3
/** What it is worth to be rid of something, besides the blow. */
const PURGED = { stun: 3, disarm: 1, enchantment: 3 } as const
/** What is not to be done. */
const NEVER = -1

/** An option, and whether mana that is left may be laid aside: in the Second Main phase. */
export interface Weighed {
  readonly option: LanesOption
  readonly isLast: boolean
}

/**
 * What an option of a Main phase or a window is worth, by a rough price list; 0 is to do nothing. Mana never lies idle, nothing that was prepared is taken
 * back, and nobody is healed who is not hurt.
 */
export function meritOf(state: LanesPosition, seat: Seat, { option, isLast }: Weighed): number {
  switch (option.do) {
    case 'overwhelm':
      return playerAt(state, 1 - seat).life <= NEARLY_WON ? 2 * FIRST.node : FIRST.overwhelm
    case 'node':
      return FIRST.node + nodeMerit(boardOf(playerAt(state, seat).class)[option.node] as PowerNode)
    case 'muster':
      return FIRST.muster + laneNeed(state, seat, option.field)
    case 'spark':
      return unitAt(state, option.field)?.hp === 1 ? FIRST.kill : FIRST.spark
    case 'cast': {
      const merit = castMerit(state, seat, option)
      return merit >= MUCH || playerAt(state, seat).life <= DANGER ? merit : NEVER
    }
    case 'charge':
      return isLast && isWorthCharging(state, seat, option.slot) ? FIRST.charge : NEVER
    case 'prepare':
      return isLast ? prepareMerit(state, seat, option) : NEVER
    default:
      return 0
  }
}

function nodeMerit({ cards, upgrades, orbs, passive }: PowerNode): number {
  return orbs.length + cards.length * 0.8 + upgrades.length * 0.6 + (passive === null ? 0 : 1.2)
}

/** Mana that would lie idle until the next turn can wait on a prepared spell instead, in a slot that is free. */
function prepareMerit(
  state: LanesPosition,
  seat: Seat,
  { card, slot }: Extract<LanesOption, { do: 'prepare' }>,
): number {
  const player = playerAt(state, seat)
  if (player.slots[slot]?.card !== null) return NEVER
  const face = heldFace(state, player, card)
  if (isForNow(face)) return NEVER
  const { cost } = face
  let payable = 0
  for (let colour = 0; colour < cost.length; colour++)
    payable += Math.min(cost[colour] as number, player.pool[colour] as number)
  return payable > 0 ? FIRST.prepare + payable * 0.1 : NEVER
}

function isWorthCharging(state: LanesPosition, seat: Seat, slot: number): boolean {
  const player = playerAt(state, seat)
  const card = player.slots[slot]?.card ?? null
  return card !== null && !isForNow(heldFace(state, player, card))
}

/** A new unit is wanted where foes come and where the way is open. */
function laneNeed(state: LanesPosition, seat: Seat, field: number): number {
  let need = 0
  for (const other of groundOf(state).inLane[field % state.lanes] ?? []) {
    const unit = unitAt(state, other)
    if (unit !== null) need += sideOf(unit) === seat ? -1 : 1
  }
  return need
}

function castMerit(
  state: LanesPosition,
  seat: Seat,
  { card, at }: Extract<LanesOption, { do: 'cast' }>,
): number {
  const face = heldFace(state, playerAt(state, seat), card)
  const [first] = at
  if (isVainCast(state, seat, { face, at })) return NEVER
  switch (face.aim.kind) {
    case 'field':
      return MUCH + laneNeed(state, seat, first ?? 0)
    case 'unit':
      return at.reduce((merit, field) => merit + targetMerit(state, unitAt(state, field), face), 0)
    case 'intersection':
      return swing(state, seat, { face, fields: groundOf(state).intersections[first ?? 0]?.rings[1] ?? [] })
    case 'lane':
      return swing(state, seat, { face, fields: groundOf(state).inLane[first ?? 0] ?? [] })
    case 'row':
      return swing(state, seat, { face, fields: groundOf(state).inRow[first ?? 0] ?? [] })
    default:
      return face.aura === null ? NEVER : MUCH // what has no aim and does not stay costs life
  }
}

/** Foes by what they are, friends by what they lack. */
function targetMerit(state: LanesPosition, unit: Unit | null, { aim, does }: Face): number {
  if (unit === null || aim.kind !== 'unit') return 0
  const hp = unit.hp ?? 0
  if (aim.who === 'foe') return 2 * (unit.attack ?? 0) + hp
  if (does.some(({ places }) => places === 'haste')) return hasteMerit(state, unit)
  if (does.some(({ purges }) => purges === true)) return purgeMerit(unit)
  const missing = (unit.baseHp ?? 0) - hp
  return missing > 0 ? 2 * missing : NEVER
}

/** What a unit is rid of: the turn that it would lose, its blow, or what enchants it; never of the Turnover by which an enemy fights for the one who casts. */
function purgeMerit(unit: Unit): number {
  const { attack, stun, disarm, turnover, marks } = unit
  if (turnover > 0) return NEVER
  const blow = 2 * (attack ?? 0)
  let merit = 0
  if (stun > 0) merit += blow + PURGED.stun
  else if (disarm > 0) merit += blow + PURGED.disarm
  if ((marks & allMarksOf(1 - sideOf(unit))) !== 0) merit += PURGED.enchantment
  return merit
}

/** One action more, right before the Battle phase: by what the unit strikes for, and rather where it has somebody to strike, now or after a step. */
function hasteMerit(state: LanesPosition, unit: Unit): number {
  if (state.phase !== 'main1' || !canAttack(unit)) return NEVER
  const ahead = fieldAhead(state, unit)
  const strikes =
    targetOf(state, unit) !== NOWHERE ||
    (ahead !== NOWHERE && targetOf(state, { ...unit, field: ahead }) !== NOWHERE)
  return MUCH + (unit.attack ?? 0) + (strikes ? STRIKES : 0)
}

/** What a spell does to everybody on some fields. */
function swing(
  state: LanesPosition,
  seat: Seat,
  { face, fields }: { readonly face: Face; readonly fields: readonly Field[] },
): number {
  let sum = 0
  for (const field of fields) {
    const unit = unitAt(state, field)
    if (unit !== null) sum += reachMerit(face, unit, seat)
  }
  return sum
}
