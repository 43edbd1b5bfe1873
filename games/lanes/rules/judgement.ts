import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import { boardOf } from '../content/catalog.ts'
import { advanceStops } from './advance.ts'
import type { LanesOption, LanesPrompt } from './asks.ts'
import { blowOf } from './attack.ts'
import { groundOf, HERO, NOWHERE } from './ground.ts'
import { heldFace } from './hands.ts'
import {
  canAttack,
  playerAt,
  sideOf,
  unitAt,
  type LanesPosition,
  type LanesState,
  type LanesTable,
  type Unit,
} from './state.ts'
import { targetOf } from './targets.ts'

/** Worth of things in life points: found by play between bots, no rule. */
const WORTH = {
  attack: 0.5,
  hp: 0.35,
  /** For each row a unit has come forward, by its Attack. */
  row: 0.16,
  /** For a unit that strikes the hero already. */
  atHero: 0.5,
  orb: 0.5,
  powerToken: 1.6,
  node: 1.5,
  experience: 0.5,
  charge: 0.3,
  mana: 0.15,
} as const

/** Life points of lead that make victory likely. */
const SPREAD = 5

/** How likely a seat is to win, judged by life, units, orbs and development: 0 to 1. */
export function evaluate(state: LanesState, seat: Seat): number {
  if (state.ended !== null) return state.winner === null ? 0.5 : state.winner === seat ? 1 : 0
  const lead = worthOf(state, seat) - worthOf(state, 1 - seat)
  return 1 / (1 + Math.exp(-lead / SPREAD))
}

function worthOf(state: LanesPosition, seat: Seat): number {
  const player = playerAt(state, seat)
  let worth = player.life + Math.min(0, player.life - 8) * 0.4
  for (const unit of state.board)
    if (unit !== null && sideOf(unit) === seat) worth += worthOfUnit(state, unit)
  for (const count of player.pool) worth += count * (WORTH.orb + WORTH.mana)
  for (const count of player.track) worth += count * WORTH.orb
  for (const { charges } of player.slots) for (const count of charges) worth += count * WORTH.charge
  worth += player.powerTokens * WORTH.powerToken + player.experience * WORTH.experience
  for (let nodes = player.nodes; nodes > 0; nodes &= nodes - 1) worth += WORTH.node
  return worth
}

function worthOfUnit(state: LanesPosition, unit: Unit): number {
  const attack = unit.attack ?? 0
  const row = Math.floor(unit.field / state.lanes)
  const forward = sideOf(unit) === 0 ? row : state.rows - 1 - row
  let worth = attack * WORTH.attack + (unit.hp ?? 0) * WORTH.hp + attack * forward * WORTH.row
  if (attack > 0 && targetOf(state, unit) === HERO) worth += attack * WORTH.atHero
  if (unit.stun > 0) worth -= attack * WORTH.attack
  return worth
}

/** A quick, sensible pick for rollouts. */
export function quickPick(table: LanesTable, ask: RolloutAsk, chance: Chance): number {
  const options = ask.options as readonly LanesOption[]
  const prompt = ask.prompt as LanesPrompt
  switch (prompt.type) {
    case 'act':
      return quickAct(table, prompt, options)
    case 'main':
    case 'respond':
      return quickMain(table, ask, chance)
    default:
      return below(chance, options.length)
  }
}

/** Attack where there is a target, else advance and strike from there; defend where nothing can be done. */
function quickAct(
  { state }: LanesTable,
  { card }: Extract<LanesPrompt, { type: 'act' }>,
  options: readonly LanesOption[],
): number {
  const unit = state.board.find((one) => one?.card === card)
  if (!unit) return 0
  const target = targetOf(state, unit)
  const wish = wishOf(state, unit, target)
  const at = options.findIndex((option) => option.do === wish)
  return at < 0 ? 0 : at
}

function wishOf(state: LanesPosition, unit: Unit, target: number): LanesOption['do'] {
  if (target === HERO) return 'attack'
  if (target === NOWHERE) {
    if (unit.did !== 'advance' && advanceStops(state, unit) === null) return 'advance'
    return unit.did === 'advance' || !canAttack(unit) ? 'defend' : 'advance'
  }
  const foe = unitAt(state, target)
  return foe !== null && blowOf(state, unit, foe).damage > 0 ? 'attack' : 'defend'
}

/** The best of some options by a rough price list; seldom another, so that rollouts differ. */
function quickMain(table: LanesTable, ask: RolloutAsk, chance: Chance): number {
  const options = ask.options as readonly LanesOption[]
  let best = options.length - 1
  let most = 0
  for (let i = 0; i < options.length - 1; i++) {
    const merit = meritOf(table.state, ask.seat, options[i] as LanesOption)
    if (merit <= 0) continue
    const mixed = merit * (0.75 + below(chance, 512) / 1024)
    if (mixed > most) {
      most = mixed
      best = i
    }
  }
  return best
}

function meritOf(state: LanesState, seat: Seat, option: LanesOption): number {
  switch (option.do) {
    case 'overwhelm':
      return playerAt(state, 1 - seat).life <= 8 ? 9 : 3
    case 'node':
      return boardOf(playerAt(state, seat).class)[option.node]?.passive ? 5 : 4.5
    case 'muster':
      return 3 + laneNeed(state, seat, option.field)
    case 'spark':
      return sparkMerit(unitAt(state, option.field))
    case 'cast':
      return castMerit(state, seat, option)
    default:
      return 0
  }
}

function sparkMerit(unit: Unit | null): number {
  return unit?.hp === 1 ? 4 : 0.8
}

/** A new unit is wanted where foes come and where the way is open. */
function laneNeed(state: LanesState, seat: Seat, field: number): number {
  let need = 0.5
  for (const other of groundOf(state).inLane[field % state.lanes] ?? []) {
    const unit = unitAt(state, other)
    if (unit !== null) need += sideOf(unit) === seat ? -0.4 : 0.8
  }
  return need
}

function castMerit(
  state: LanesState,
  seat: Seat,
  { card, at }: Extract<LanesOption, { do: 'cast' }>,
): number {
  const player = playerAt(state, seat)
  const face = heldFace(state, player, card)
  const [first] = at
  switch (face.aim.kind) {
    case 'field':
      return 3 + laneNeed(state, seat, first ?? 0)
    case 'unit':
      return at.reduce((merit, field) => merit + targetMerit(unitAt(state, field), face.aim), 0)
    case 'intersection':
      return swing(state, seat, groundOf(state).intersections[first ?? 0]?.rings[1] ?? [])
    case 'lane':
      return swing(state, seat, groundOf(state).inLane[first ?? 0] ?? [])
    case 'row':
      return swing(state, seat, groundOf(state).inRow[first ?? 0] ?? [])
    default:
      return player.life > 8 ? 2 : 0.5
  }
}

function targetMerit(unit: Unit | null, aim: { readonly kind: string; readonly who?: string }): number {
  if (unit === null) return 0
  const value = (unit.attack ?? 0) * 0.5 + (unit.hp ?? 0) * 0.2
  if (aim.who === 'foe') return value + ((unit.hp ?? 0) <= 3 ? 1 : 0)
  const missing = (unit.baseHp ?? 0) - (unit.hp ?? 0)
  return missing > 0 ? 0.6 + missing : 0.3
}

/** Foes less friends on some fields. */
function swing(state: LanesState, seat: Seat, fields: readonly number[]): number {
  let sum = 0
  for (const field of fields) {
    const unit = unitAt(state, field)
    if (unit !== null) sum += sideOf(unit) === seat ? -1.5 : 1.5
  }
  return sum
}
