import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../asks.ts'
import type { Face } from '../faces.ts'
import type { PowerNode } from '../faces.ts'
import { advanceStops } from '../rules/battle/advance.ts'
import { blowOf } from '../rules/battle/attack.ts'
import { targetOf } from '../rules/battle/targets.ts'
import { groundOf, HERO, NOWHERE } from '../rules/ground.ts'
import { heldFace } from '../rules/hands.ts'
import { boardOf } from '../rules/printed.ts'
import {
  canAttack,
  playerAt,
  sideOf,
  unitAt,
  type LanesPosition,
  type LanesState,
  type LanesTable,
  type LanesView,
  type Unit,
} from '../state.ts'

/** A spell cast in the enemy's turn must be worth so much. */
const RESPONSE = 1.8

type LanesAsk = RolloutAsk<LanesPrompt, LanesOption>

/** A quick, sensible pick for rollouts. */
export function quickPick(table: LanesTable, ask: LanesAsk, chance: Chance): number {
  const { prompt, options } = ask
  switch (prompt.type) {
    case 'act':
      return quickAct(table, prompt, options)
    case 'main':
      return quickMain(table, ask, { chance, least: 0, isLast: prompt.phase === 'main2' })
    case 'respond':
      return quickMain(table, ask, { chance, least: RESPONSE, isLast: false })
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
  const wish = wishOf(state, unit, targetOf(state, unit))
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

/** How options of a Main phase or a window are weighed. */
interface Weighing {
  readonly chance: Chance
  /** What an option must be worth to be taken at all. */
  readonly least: number
  /** In the Second Main phase: what is left of the mana may be laid aside. */
  readonly isLast: boolean
}

/** The best of some options by a rough price list; seldom another, so that rollouts differ. */
function quickMain(table: LanesTable, ask: LanesAsk, { chance, least, isLast }: Weighing): number {
  const { options } = ask
  let best = options.length - 1
  let most = least
  for (let i = 0; i < options.length - 1; i++) {
    const merit = meritOf(table.state, ask.seat, { option: options[i] as LanesOption, isLast })
    if (merit <= least) continue
    const mixed = merit * (0.75 + below(chance, 512) / 1024)
    if (mixed > most) {
      most = mixed
      best = i
    }
  }
  return best
}

function meritOf(
  state: LanesState,
  seat: Seat,
  { option, isLast }: { readonly option: LanesOption; readonly isLast: boolean },
): number {
  switch (option.do) {
    case 'overwhelm':
      return playerAt(state, 1 - seat).life <= 8 ? 9 : 3
    case 'node':
      return nodeMerit(boardOf(playerAt(state, seat).class)[option.node] as PowerNode)
    case 'muster':
      return 3 + laneNeed(state, seat, option.field)
    case 'spark':
      return sparkMerit(unitAt(state, option.field))
    case 'cast':
      return castMerit(state, seat, option)
    case 'charge':
      return isLast ? 0.5 : 0
    case 'prepare':
      return isLast ? prepareMerit(state, seat, option) : 0
    default:
      return 0
  }
}

function nodeMerit({ cards, upgrades, orbs, passive }: PowerNode): number {
  return 4 + orbs.length * 0.6 + cards.length * 0.5 + upgrades.length * 0.4 + (passive === null ? 0 : 0.8)
}

/** Mana that would lie idle until the next turn can wait on a prepared spell instead. */
function prepareMerit(
  state: LanesState,
  seat: Seat,
  { card, slot }: Extract<LanesOption, { do: 'prepare' }>,
): number {
  const player = playerAt(state, seat)
  if (player.slots[slot]?.card !== null) return 0
  const { cost } = heldFace(state, player, card)
  let payable = 0
  for (let colour = 0; colour < cost.length; colour++)
    payable += Math.min(cost[colour] as number, player.pool[colour] as number)
  return payable * 0.2
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

function targetMerit(unit: Unit | null, aim: Face['aim']): number {
  if (unit === null || aim.kind !== 'unit') return 0
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

/**
 * True for putting a spell in the place of another after one was prepared in this phase already. It is allowed as often as one
 * likes (L-R55), and leads nowhere: bots that judge with a blur would take cards in and out of slots without end.
 */
export function takesBack(view: LanesView, seat: Seat, option: LanesOption): boolean {
  if (option.do !== 'prepare') return false
  const { prepared, slots } = playerAt(view, seat)
  return prepared > 0 && slots[option.slot]?.card !== null
}
