import { eldar, type EldarState } from '@trialhall/game-eldar'
import { worthOf } from '../../games/eldar/bots/evaluate.ts'
import { WEIGHTS, type Weights } from '../../games/eldar/bots/weights.ts'
import { sightOf, singles, type Fit } from './fit.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ALONE = singles(NAMES)

/** Eldar: the lead in each thing, once Heroes stand. */
export const eldarFit: Fit = {
  game: eldar,
  seats: 2,
  optionsFor: () => ({ windows: 'able', deckDeal: 'random' }),
  stride: 8,
  ridge: 5,
  names: NAMES,
  today: NAMES.map((name) => WEIGHTS[name]),
  sightIn(state, seat) {
    const at = state as EldarState
    if (at.ended !== null || at.heroes.length === 0) return null
    return sightOf(worths(at, seat), worths(at, 1 - seat), [at.round])
  },
}

function worths(state: EldarState, seat: number): number[] {
  return ALONE.map((weights) => worthOf(state, seat, weights))
}
