import type { Seat } from '@trialhall/kernel'
import { worthOfDraft } from './draft.ts'
import { faceOf } from '../rules/printed.ts'
import { playerAt, type EldarPosition, type EldarState, type Hero } from '../state.ts'
import { BUFFS, SLOT } from '../terms.ts'

/** What a lead in each thing adds to the logarithm of the odds to win: fitted to matches between bots, no rule. */
const WORTH = {
  glory: 2.3,
  /** For each Glory besides, by how much of the match is over. */
  lateGlory: 1.4,
  hp: 0.11,
  /** For each HP besides, up to `safe`. */
  lowHp: 0.12,
  safe: 12,
  /** A fallen Hero comes back with all its HP. */
  fallen: 0.2,
  focus: 0.04,
  /** For each Focus of a Hero besides, up to `enough`. */
  firstFocus: 0.13,
  enough: 3,
  refreshed: 0.3,
  equipment: 0.21,
  support: 0.26,
  affliction: -0.21,
  hand: 0.14,
  initiative: 0.08,
  buff: 0.06,
  debuff: -0.06,
} as const

/** Glory that the weights were found for. */
const USUAL_GOAL = 3

/** How likely a seat is to win, judged by Glory, HP, Focus, cards, statuses and what is attached: 0 to 1. */
export function evaluate(state: EldarState, seat: Seat): number {
  if (state.ended !== null) return state.winner < 0 ? 0.5 : state.winner === seat ? 1 : 0
  const lead = worthOf(state, seat) - worthOf(state, 1 - seat)
  return 1 / (1 + Math.exp(-lead))
}

function worthOf(state: EldarState, seat: Seat): number {
  if (state.heroes.length === 0) return state.draft === null ? 0 : worthOfDraft(state, state.draft, seat)
  const { heroes, initiative, perSide } = state
  const { glory, hand } = playerAt(state, seat)
  let worth = glory * worthOfGlory(state) + hand.length * WORTH.hand
  if (initiative === seat) worth += WORTH.initiative
  for (let id = seat * perSide; id < (seat + 1) * perSide; id++) worth += worthOfHero(heroes[id] as Hero)
  return worth
}

function worthOfGlory({ goal, round, rounds }: EldarPosition): number {
  const over = rounds > 0 ? Math.min(1, round / rounds) : 0
  return ((WORTH.glory + WORTH.lateGlory * over) * USUAL_GOAL) / goal
}

function worthOfHero({ hp, focus, isRefreshed, isDown, granted, kit, face }: Hero): number {
  if (isDown) return worthOfHp(faceOf(face).hp) + WORTH.fallen
  let worth = worthOfHp(hp) + focus * WORTH.focus + Math.min(focus, WORTH.enough) * WORTH.firstFocus
  if (isRefreshed) worth += WORTH.refreshed
  if (kit[SLOT.equipment]) worth += WORTH.equipment
  if (kit[SLOT.support]) worth += WORTH.support
  if (kit[SLOT.affliction]) worth += WORTH.affliction
  for (let bits = granted; bits > 0; bits &= bits - 1)
    worth += (bits & -bits) <= BUFFS ? WORTH.buff : WORTH.debuff
  return worth
}

function worthOfHp(hp: number): number {
  return hp * WORTH.hp + Math.min(hp, WORTH.safe) * WORTH.lowHp
}
