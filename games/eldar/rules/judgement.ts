import { below, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from './asks.ts'
import { draftFace } from './names.ts'
import { actionOf, faceOf } from './printed.ts'
import { heroAt, playerAt, type EldarState, type EldarTable } from './state.ts'
import { BUFFS, SLOT } from './terms.ts'

/** Worth of things in HP: found by play between bots, no rule. */
const WORTH = {
  glory: 14,
  focus: 1.1,
  card: 1.6,
  support: 2.5,
  equipment: 2,
  affliction: -3,
  refreshed: 1.5,
  buff: 0.8,
  debuff: -0.8,
} as const

/** HP of lead that make victory likely. */
const SPREAD = 14

/** How likely a seat is to win, judged by Glory, HP, Focus, cards and what is attached: 0 to 1. */
export function evaluate(state: EldarState, seat: Seat): number {
  if (state.ended !== null) return state.winner < 0 ? 0.5 : state.winner === seat ? 1 : 0
  if (state.heroes.length === 0) return 0.5
  const lead = worthOf(state, seat) - worthOf(state, 1 - seat)
  return 1 / (1 + Math.exp(-lead / SPREAD))
}

function worthOf(state: EldarState, seat: Seat): number {
  const { glory, hand } = playerAt(state, seat)
  let worth = (glory * WORTH.glory * 3) / state.goal + hand.length * WORTH.card
  const first = seat * state.perSide
  for (let id = first; id < first + state.perSide; id++) worth += worthOfHero(state, id)
  return worth
}

function worthOfHero(state: EldarState, id: number): number {
  const { hp, focus, isRefreshed, isDown, granted, kit, face } = heroAt(state, id)
  if (isDown) return faceOf(face).hp
  let worth = hp + focus * WORTH.focus + (isRefreshed ? WORTH.refreshed : 0)
  if (hp * 3 < faceOf(face).hp) worth -= 2
  if (kit[SLOT.support]) worth += WORTH.support
  if (kit[SLOT.equipment]) worth += WORTH.equipment
  if (kit[SLOT.affliction]) worth += WORTH.affliction
  for (let bits = granted; bits > 0; bits &= bits - 1)
    worth += (bits & -bits) <= BUFFS ? WORTH.buff : WORTH.debuff
  return worth
}

/** A quick pick for rollouts: acts when it can, aims at the weakest enemy, keeps reactions for what hurts. */
export function quickPick(table: EldarTable, ask: RolloutAsk, chance: Chance): number {
  const prompt = ask.prompt as EldarPrompt
  const options = ask.options as readonly EldarOption[]
  if (prompt.type === 'target') return weakest(table, ask, chance)
  if (prompt.type === 'mulligan') return options.length - 1
  if (prompt.type === 'x') return options.length - 1
  if (prompt.type === 'react')
    return below(chance, 3) === 0 ? below(chance, options.length) : options.length - 1
  if (prompt.type === 'main') return pickAction(table, options, chance)
  if (prompt.type === 'equip') return options.length > 1 ? below(chance, options.length - 1) : 0
  return below(chance, options.length)
}

function pickAction(table: EldarTable, options: readonly EldarOption[], chance: Chance): number {
  if (options.length === 1) return 0
  const pick = below(chance, options.length - 1)
  const other = below(chance, options.length - 1)
  return costOf(table, options[pick]) >= costOf(table, options[other]) ? pick : other
}

/** Dear actions do more. */
function costOf(table: EldarTable, option: EldarOption | undefined): number {
  if (option?.do !== 'use') return -1
  const action = actionOf(draftFace(table.state, option), option.ability)
  return action.focus + (action.exhausts ? 2 : 0)
}

function weakest(table: EldarTable, { seat, options }: RolloutAsk, chance: Chance): number {
  let best = -1
  let least = Infinity
  ;(options as readonly EldarOption[]).forEach((option, i) => {
    if (option.do !== 'target' || !('hero' in option)) return
    const hero = heroAt(table.state, option.hero)
    const worth = hero.seat === seat ? 50 + hero.hp : hero.hp
    if (worth < least) {
      least = worth
      best = i
    }
  })
  return best >= 0 ? best : below(chance, options.length)
}
