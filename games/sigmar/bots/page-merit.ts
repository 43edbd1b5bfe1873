import type { CardId, Seat } from '@trialhall/kernel'
import { abilityOf } from '../rules/play.ts'
import { trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { trialBonus } from '../rules/trials.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import { meritIn, type SigmarAsk } from './merit.ts'
import type { Merit } from './window-merit.ts'

/** Valor that the whole hand seems to be worth to those who look at a Duel. */
const REST = 0.05

/**
 * How good options look to somebody who plays by what is printed: the best chance times reward, and Boosts and Lowers as soon as they change a chance at
 * all. It keeps no card for later, sees no space ahead, and does not mind who leads and how many turns are left.
 */
export function pageMerit(state: SigmarPosition, ask: SigmarAsk): Merit {
  const { seat, prompt } = ask
  switch (prompt.type) {
    case 'action':
      return (option) => {
        if (option.do === 'attempt') return valueOf(state, seat, option.card)
        if (option.do === 'duel') return Math.min(1, playerAt(state, option.seat).valor / 2)
        return option.do === 'rest' ? REST : 0
      }
    case 'instant':
      return (option) => (option.do === 'attempt' ? valueOf(state, seat, option.card) : 0)
    case 'boost':
    case 'lower': {
      const { difficulty } = trialOf(state.cards.def[prompt.card] as number)
      const now = chanceOf(difficulty, prompt.modifier)
      return (option) => {
        if (option.do !== 'boost' && option.do !== 'lower') return 0
        const { bonus, lowers } = abilityOf(state, option.card)
        const change = Math.abs(chanceOf(difficulty, prompt.modifier + bonus - lowers) - now)
        return change > 0 ? change : -1
      }
    }
    case 'block':
      return (option) => (option.do === 'block' ? 1 : 0)
    default:
      return meritIn(state, ask)
  }
}

/** Chance times reward as they are printed, with the Champion's own bonus. */
function valueOf(state: SigmarPosition, seat: Seat, card: CardId): number {
  const trial = trialOf(state.cards.def[card] as number)
  return chanceOf(trial.difficulty, trialBonus(state, seat, trial)) * trial.reward
}
