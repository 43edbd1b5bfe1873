import { sigmar, type SigmarState } from '@trialhall/game-sigmar'
import { holdingsOf, LEADS, spreadOf } from '../../games/sigmar/bots/leads.ts'
import { WEIGHTS } from '../../games/sigmar/bots/weights.ts'
import type { Fit } from './fit.ts'

/** Sigmar's Trial: the lead in each thing between two turns, by the square root of the turns still to come. */
export const sigmarFit: Fit = {
  game: sigmar,
  seats: 2,
  optionsFor: () => ({}),
  stride: 2,
  ridge: 5,
  names: [...LEADS],
  today: LEADS.map((name) => WEIGHTS[name]),
  leadsIn(state) {
    const at = state as SigmarState
    if (at.phase !== 'draw' || at.round > at.roundLimit || at.isWon) return null
    const [own, other, spread] = [holdingsOf(at, 0), holdingsOf(at, 1), spreadOf(at, 0)]
    return LEADS.map((name) => (own[name] - other[name]) / spread)
  },
}
