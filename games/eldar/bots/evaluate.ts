import type { Seat } from '@trialhall/kernel'
import { worthOfDraft } from './draft.ts'
import { faceOf } from '../rules/printed.ts'
import { playerAt, type EldarPosition, type EldarState, type Hero } from '../state.ts'
import { BUFFS, SLOT } from '../terms.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** HP of a Hero up to which each counts for more. */
const SAFE = 12
/** Focus of a Hero up to which each counts for more. */
const ENOUGH = 3
/** Glory that the weights were found for. */
const USUAL_GOAL = 3

/** How likely a seat is to win, judged by Glory, HP, Focus, cards, statuses and what is attached: 0 to 1. */
export function evaluate(state: EldarState, seat: Seat): number {
  if (state.ended !== null) return state.winner < 0 ? 0.5 : state.winner === seat ? 1 : 0
  const lead = worthOf(state, seat, WEIGHTS) - worthOf(state, 1 - seat, WEIGHTS)
  return 1 / (1 + Math.exp(-lead))
}

/** All that a side has, by these weights. */
export function worthOf(state: EldarState, seat: Seat, weights: Weights): number {
  if (state.heroes.length === 0) return state.draft === null ? 0 : worthOfDraft(state, state.draft, seat)
  const { heroes, initiative, perSide } = state
  const { glory, hand } = playerAt(state, seat)
  let worth = glory * worthOfGlory(state, weights) + hand.length * weights.hand
  if (initiative === seat) worth += weights.initiative
  for (let id = seat * perSide; id < (seat + 1) * perSide; id++)
    worth += worthOfHero(heroes[id] as Hero, weights)
  return worth
}

function worthOfGlory({ goal, round, rounds }: EldarPosition, weights: Weights): number {
  const over = rounds > 0 ? Math.min(1, round / rounds) : 0
  return ((weights.glory + weights.lateGlory * over) * USUAL_GOAL) / goal
}

function worthOfHero(hero: Hero, weights: Weights): number {
  const { hp, focus, isRefreshed, isDown, granted, kit, face } = hero
  if (isDown) return worthOfHp(faceOf(face).hp, weights) + weights.fallen
  let worth = worthOfHp(hp, weights) + focus * weights.focus + Math.min(focus, ENOUGH) * weights.firstFocus
  if (isRefreshed) worth += weights.refreshed
  if (kit[SLOT.equipment]) worth += weights.equipment
  if (kit[SLOT.support]) worth += weights.support
  if (kit[SLOT.affliction]) worth += weights.affliction
  for (let bits = granted; bits > 0; bits &= bits - 1)
    worth += (bits & -bits) <= BUFFS ? weights.buff : weights.debuff
  return worth
}

function worthOfHp(hp: number, weights: Weights): number {
  return hp * weights.hp + Math.min(hp, SAFE) * weights.lowHp
}
