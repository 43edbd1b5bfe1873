import { lanes, type LanesState } from '@trialhall/game-lanes'
import { SPREAD, worthOf } from '../../games/lanes/bots/evaluate.ts'
import { WEIGHTS, type Weights } from '../../games/lanes/bots/weights.ts'
import { sightOf, singles, type Fit } from './fit.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ALONE = singles(NAMES)

/** Lanes: the lead in each thing, and last the turn, which today counts for nothing but orbs. */
export const lanesFit: Fit = {
  game: lanes,
  seats: 2,
  optionsFor: () => ({ classDeal: 'random' }),
  stride: 8,
  ridge: 5,
  names: [...NAMES, 'turn'],
  today: [...NAMES.map((name) => WEIGHTS[name] / SPREAD), 0],
  sightIn(state, seat) {
    const at = state as LanesState
    if (at.ended !== null) return null
    const { leads, scene } = sightOf(worths(at, seat), worths(at, 1 - seat), [at.turns])
    return { leads: [...leads, at.active === seat ? 1 : -1], scene }
  },
}

function worths(state: LanesState, seat: number): number[] {
  return ALONE.map((weights) => worthOf(state, seat, weights))
}
