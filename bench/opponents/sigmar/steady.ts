import { script } from '../kit/script.ts'
import { change, lead, lookOf, printedChance, rewardOf, usual, type SigmarRate } from './ways.ts'

/** A chance below which an attempt is not worth the card that a failure costs. */
const EVEN = 1 / 2
/** The least that a card must add to a chance, times the reward, to be spent. */
const WORTH_A_CARD = 0.6

/**
 * The patient one: attempt what succeeds at least every other time, else rest and draw; spend cards only where they move enough Valor; lower
 * only those who are not behind; Block what is played against it.
 */
export default script('steady', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  const { prompt } = look
  const rate: SigmarRate = (option) => {
    switch (prompt.type) {
      case 'action': {
        if (option.do === 'rest') return 0.5
        if (option.do !== 'attempt') return 0
        const chance = printedChance(look, option.card)
        return chance >= EVEN ? 1 + chance * rewardOf(look, option.card) : 0
      }
      case 'boost':
      case 'lower': {
        if (option.do !== 'boost' && option.do !== 'lower') return WORTH_A_CARD
        const isWanted = prompt.type === 'boost' || lead(look) <= 2
        return isWanted ? change(look, option.card) * rewardOf(look, prompt.card) : 0
      }
      case 'block':
        return option.do === 'block' ? 2 : otherwise(option)
      default:
        return otherwise(option)
    }
  }
  return rate
})
