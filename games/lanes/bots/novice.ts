import { below, indexOfBest, type Chance, type Seat } from '@trialhall/kernel'
import type { LanesOption } from '../asks.ts'
import { targetOf } from '../rules/battle/targets.ts'
import { HERO, NOWHERE } from '../rules/ground.ts'
import { heldFace } from '../rules/hands.ts'
import { canAttack, playerAt, unitAt, type LanesPosition, type LanesTable, type Unit } from '../state.ts'
import { meritIn, type LanesAsk } from './rollout.ts'

/**
 * The quick pick of a beginner: comes forward until the enemy hero is in reach and strikes at nothing else, hides behind its shield from whoever is larger, puts
 * units where nobody is, casts a spell as soon as it can be paid, at whoever is largest, and buys nodes late. It lays no mana aside and answers nothing in the enemy's turn.
 */
export function novicePick({ state }: LanesTable, ask: LanesAsk, chance: Chance): number {
  const { options } = ask
  const merit = options.length > 1 ? noviceMerit(state, ask) : null
  return merit === null ? below(chance, options.length) : indexOfBest(options, merit, chance)
}

/** What comes first in a Main phase. */
const FIRST = { cast: 10, muster: 20, overwhelm: 5, node: 3, spark: 2 } as const

function noviceMerit(state: LanesPosition, ask: LanesAsk): ((option: LanesOption) => number) | null {
  const { seat, prompt } = ask
  switch (prompt.type) {
    case 'act': {
      const unit = state.board.find((one) => one?.card === prompt.card)
      if (!unit) return null
      const liking = LIKINGS[moodOf(state, unit)]
      return ({ do: deed }) => liking.indexOf(deed)
    }
    case 'main':
      return (option) => mainMerit(state, seat, option)
    case 'respond':
      return (option) => (option.do === 'pass' ? 1 : 0)
    default:
      return meritIn(state, ask)
  }
}

/** What a unit does, the dearest last, by what it has before it: the enemy hero, somebody larger, or neither. */
const LIKINGS: Readonly<Record<'bold' | 'afraid' | 'calm', readonly string[]>> = {
  bold: ['defend', 'advance', 'attack'],
  afraid: ['attack', 'advance', 'defend'],
  calm: ['defend', 'attack', 'advance'],
}

function moodOf(state: LanesPosition, unit: Unit): keyof typeof LIKINGS {
  const target = canAttack(unit) ? targetOf(state, unit) : NOWHERE
  if (target === HERO) return 'bold'
  const foe = target === NOWHERE ? null : unitAt(state, target)
  return foe !== null && strengthOf(foe) > strengthOf(unit) ? 'afraid' : 'calm'
}

/** How large a unit looks. */
function strengthOf({ attack, hp }: Unit): number {
  return (attack ?? 0) + (hp ?? 0)
}

function mainMerit(state: LanesPosition, seat: Seat, option: LanesOption): number {
  switch (option.do) {
    case 'cast':
      return FIRST.cast + sizeOf(state, seat, option)
    case 'muster':
    case 'overwhelm':
    case 'node':
    case 'spark':
      return FIRST[option.do]
    case 'prepare':
    case 'charge':
      return -1
    default:
      return 0
  }
}

/** Attack and HP of all that a spell is aimed at: a beginner heals the largest, hurt or not. */
function sizeOf(
  state: LanesPosition,
  seat: Seat,
  { card, at }: Extract<LanesOption, { do: 'cast' }>,
): number {
  const { aim } = heldFace(state, playerAt(state, seat), card)
  if (aim.kind !== 'unit') return 0
  return at.reduce((sum, field) => {
    const unit = unitAt(state, field)
    return unit ? sum + strengthOf(unit) : sum
  }, 0)
}
