import { playerAt } from '../../../games/sigmar/state.ts'
import { script } from '../kit/script.ts'
import { change, lookOf, printedChance, rewardOf, usual, type SigmarRate } from './ways.ts'

/** Valor that a Duel brings and takes, where there is some to take: half of the Duels are won. */
const DUEL = 2

/**
 * The thief: duel whoever has Valor as soon as they can be reached, unless a Trial promises more; boost and lower as `best-chance` does; walk to
 * where the others are.
 */
export default script('duelist', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  const { view, seat, prompt } = look
  const others = view.players.filter((_, other) => other !== seat)
  const rate: SigmarRate = (option) => {
    switch (option.do) {
      case 'duel':
        return Math.min(DUEL, playerAt(view, option.seat).valor)
      case 'attempt':
        return printedChance(look, option.card) * rewardOf(look, option.card)
      case 'boost':
      case 'lower':
        if (prompt.type === 'duel-card') return otherwise(option)
        return change(look, option.card) > 0 ? 2 : -1
      case 'move':
        return 2 - Math.min(...others.map(({ space }) => Math.abs(space - option.space))) / 10
      case 'rest':
        return 0.01
      default:
        return otherwise(option)
    }
  }
  return rate
})
