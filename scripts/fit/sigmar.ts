import { sigmar, type SigmarState } from '@trialhall/game-sigmar'
import { holdingsOf, LEADS, spreadOf } from '../../games/sigmar/bots/leads.ts'
import { WEIGHTS } from '../../games/sigmar/bots/weights.ts'
import { sightOf, type Fit } from './fit.ts'

/** Sigmar's Trial: the lead in each thing between two turns, by the square root of the turns still to come. */
export const sigmarFit: Fit = {
  game: sigmar,
  seats: 2,
  optionsFor: () => ({}),
  stride: 2,
  ridge: 5,
  names: [...LEADS],
  today: LEADS.map((name) => WEIGHTS[name]),
  sightIn(state, seat) {
    const at = state as SigmarState
    if (at.phase !== 'draw' || at.round > at.roundLimit || at.isWon) return null
    const [own, other, spread] = [holdingsOf(at, seat), holdingsOf(at, 1 - seat), spreadOf(at, seat)]
    return sightOf(
      LEADS.map((name) => own[name] / spread),
      LEADS.map((name) => other[name] / spread),
      [spread],
    )
  },
}
