import { script } from '../kit/script.ts'
import { change, lookOf, printedChance, rewardOf, usual, type SigmarRate } from './ways.ts'

/**
 * Ten lines that beat many a bot: attempt the Trial with the best printed chance times reward, always boost and always lower where that
 * changes anything, and never do anything else in a turn while a Trial can be completed.
 */
export default script('best-chance', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  const rate: SigmarRate = (option) => {
    switch (look.prompt.type) {
      case 'action':
        if (option.do === 'attempt') return printedChance(look, option.card) * rewardOf(look, option.card)
        return option.do === 'rest' ? 0.01 : 0
      case 'boost':
      case 'lower':
        if (option.do !== 'boost' && option.do !== 'lower') return 0
        return change(look, option.card) > 0 ? 1 + change(look, option.card) : -1
      default:
        return otherwise(option)
    }
  }
  return rate
})
