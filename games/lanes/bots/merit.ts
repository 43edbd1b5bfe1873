import type { Seat } from '@trialhall/kernel'
import type { LanesOption } from '../asks.ts'
import type { Face, PowerNode } from '../faces.ts'
import { groundOf } from '../rules/ground.ts'
import { heldFace } from '../rules/hands.ts'
import { boardOf } from '../rules/printed.ts'
import { playerAt, sideOf, unitAt, type LanesPosition, type Unit } from '../state.ts'

/** What an option of a Main phase or a window is worth, by a rough price list. `isLast`: mana that is left may be laid aside. */
export function meritOf(
  state: LanesPosition,
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
export function prepareMerit(
  state: LanesPosition,
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
function laneNeed(state: LanesPosition, seat: Seat, field: number): number {
  let need = 0.5
  for (const other of groundOf(state).inLane[field % state.lanes] ?? []) {
    const unit = unitAt(state, other)
    if (unit !== null) need += sideOf(unit) === seat ? -0.4 : 0.8
  }
  return need
}

function castMerit(
  state: LanesPosition,
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
function swing(state: LanesPosition, seat: Seat, fields: readonly number[]): number {
  let sum = 0
  for (const field of fields) {
    const unit = unitAt(state, field)
    if (unit !== null) sum += sideOf(unit) === seat ? -1.5 : 1.5
  }
  return sum
}
