import type { CardId, Position } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../../../games/lanes/asks.ts'
import type { Face, PowerNode } from '../../../games/lanes/faces.ts'
import '../../../games/lanes/game.ts' // fills what is printed
import { advanceStops } from '../../../games/lanes/rules/battle/advance.ts'
import { blowOf } from '../../../games/lanes/rules/battle/attack.ts'
import { targetOf } from '../../../games/lanes/rules/battle/targets.ts'
import { groundOf, HERO, NOWHERE } from '../../../games/lanes/rules/ground.ts'
import { heldFace } from '../../../games/lanes/rules/hands.ts'
import { boardOf } from '../../../games/lanes/rules/printed.ts'
import { canAttack, playerAt, sideOf, unitAt, type LanesView, type Unit } from '../../../games/lanes/state.ts'

/** What the scripts of Lanes look at. */
export interface LanesLook {
  readonly view: LanesView
  readonly seat: number
  readonly prompt: LanesPrompt
}

/** What a script thinks of an option. */
export type LanesRate = (option: LanesOption) => number

/** Where a bot stands, in the types of the game. */
export function lookOf({ view, seat, ask }: Position): LanesLook {
  return { view: view as LanesView, seat, prompt: ask.prompt as LanesPrompt }
}

/** The face of a card in the own hand or slot. */
export function faceOf({ view, seat }: LanesLook, card: CardId): Face {
  return heldFace(view, playerAt(view, seat), card)
}

/** The node of an option to buy one. */
export function nodeOf({ view, seat }: LanesLook, node: number): PowerNode {
  return boardOf(playerAt(view, seat).class)[node] as PowerNode
}

/** Enemy units less own ones in the lane of a field: where a new unit is wanted. */
export function pressure({ view, seat }: LanesLook, field: number): number {
  const units = (groundOf(view).inLane[field % view.lanes] ?? []).map((at) => unitAt(view, at))
  return units.reduce((sum, unit) => sum + (unit === null ? 0 : sideOf(unit) === seat ? -1 : 1), 0)
}

/** How much a unit matters: its Attack and the HP that it has left. */
export function weight(unit: Unit): number {
  return 2 * (unit.attack ?? 0) + (unit.hp ?? 0)
}

/** The HP that a unit lacks. */
export function missing(unit: Unit): number {
  return Math.max(0, (unit.baseHp ?? 0) - (unit.hp ?? 0))
}

/** What casting a spell at its targets is worth: enemies by their weight, friends only where they are hurt, areas by who stands there. */
export function castAt(look: LanesLook, { card, at }: Extract<LanesOption, { do: 'cast' }>): number {
  const { view, seat } = look
  const { aim } = faceOf(look, card)
  const ground = groundOf(view)
  const swing = (fields: readonly number[]): number =>
    fields.reduce((sum, field) => {
      const unit = unitAt(view, field)
      return sum + (unit === null ? 0 : sideOf(unit) === seat ? -3 : 3)
    }, 0)
  switch (aim.kind) {
    case 'unit':
      return at.reduce((sum, field) => {
        const unit = unitAt(view, field)
        if (unit === null) return sum
        return sum + (aim.who === 'foe' ? weight(unit) : missing(unit) > 0 ? 2 * missing(unit) : -1)
      }, 0)
    case 'intersection':
      return swing(ground.intersections[at[0] ?? 0]?.rings[1] ?? [])
    case 'lane':
      return swing(ground.inLane[at[0] ?? 0] ?? [])
    case 'row':
      return swing(ground.inRow[at[0] ?? 0] ?? [])
    case 'field':
      return 5 + pressure(look, at[0] ?? 0)
    default:
      return 2
  }
}

/** The mana that is there for a spell now: what would otherwise lie idle. */
export function payable({ view, seat }: LanesLook, card: CardId): number {
  const { pool } = playerAt(view, seat)
  const { cost } = heldFace(view, playerAt(view, seat), card)
  return cost.reduce((sum, need, colour) => sum + Math.min(need, pool[colour] ?? 0), 0)
}

/** True where the slot of an option to prepare holds nothing: nothing is ever taken out of one again. */
export function isFree({ view, seat }: LanesLook, slot: number): boolean {
  return playerAt(view, seat).slots[slot]?.card === null
}

/** What a unit can do now. */
export interface Reach {
  readonly hitsHero: boolean
  /** Damage to the unit that it would strike; 0 without one. */
  readonly damage: number
  readonly kills: boolean
  readonly canAdvance: boolean
}

/** What a unit that is asked can do; null where it is not on the battleground. */
export function reachOf({ view }: LanesLook, card: number): Reach | null {
  const unit = view.board.find((one) => one?.card === card)
  if (!unit) return null
  const target = targetOf(view, unit)
  const foe = target === HERO || target === NOWHERE ? null : unitAt(view, target)
  const damage = foe && canAttack(unit) ? blowOf(view, unit, foe).damage : 0
  return {
    hitsHero: target === HERO && canAttack(unit),
    damage,
    kills: foe !== null && damage >= (foe.hp ?? 0) && damage > 0,
    canAdvance: advanceStops(view, unit) === null && canAttack(unit),
  }
}

/**
 * What all scripts do where they have no idea of their own: buy nodes, muster where it is wanted, cast what does most, in the Second Main phase lay idle mana
 * aside on spells in free slots, and pay with orbs.
 */
export function usual(look: LanesLook): LanesRate {
  const { prompt } = look
  const isLast = prompt.type === 'main' && prompt.phase === 'main2'
  return (option) => {
    switch (option.do) {
      case 'node':
        return 30 + nodeOf(look, option.node).orbs.length
      case 'muster':
        return 20 + pressure(look, option.field)
      case 'overwhelm':
        return 12
      case 'spark':
        return unitAt(look.view, option.field)?.hp === 1 ? 15 : 3
      case 'cast':
        return castAt(look, option)
      case 'charge':
        return isLast ? 1 : -1
      case 'prepare':
        return isLast && isFree(look, option.slot) ? 0.1 + payable(look, option.card) / 10 : -1
      case 'pay':
        return -option.tokens
      default:
        return 0 // to end or to pass
    }
  }
}
