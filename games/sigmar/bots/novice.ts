import type { CardId, Seat } from '@trialhall/kernel'
import { abilityOf } from '../rules/play.ts'
import { trialOf } from '../rules/printed.ts'
import { chanceOf } from '../rules/rolls.ts'
import { trialBonus } from '../rules/trials.ts'
import { playerAt, type SigmarPosition } from '../state.ts'
import type { SigmarAsk } from './merit.ts'
import type { Merit } from './window-merit.ts'

/** A chance below which even a beginner does not try. */
const HOPELESS = 0.01

/**
 * How good options look to a beginner: the Trial with the largest reward that can succeed at all, and a small Boost for it whether it is needed or not. It
 * rests with an empty hand, never duels or rolls again, and keeps Lowers and Blocks for a moment that does not come.
 */
export function noviceMerit(state: SigmarPosition, { seat, prompt }: SigmarAsk): Merit {
  switch (prompt.type) {
    case 'action':
    case 'instant':
      return (option) => {
        if (option.do === 'attempt') return attemptLook(state, seat, option.card)
        return option.do === 'rest' ? (playerAt(state, seat).hand.length === 0 ? 3 : 0.5) : 0
      }
    case 'boost':
      return (option) => (option.do === 'boost' ? 1 / abilityOf(state, option.card).bonus : 0)
    case 'lower':
    case 'block':
      return (option) => (option.do === 'pass' ? 1 : 0)
    default:
      return (option) => (option.do === 'accept' || option.do === 'take-card' ? 1 : 0)
  }
}

function attemptLook(state: SigmarPosition, seat: Seat, card: CardId): number {
  const trial = trialOf(state.cards.def[card] as number)
  return chanceOf(trial.difficulty, trialBonus(state, seat, trial) + 1) > HOPELESS ? trial.reward : -1
}
