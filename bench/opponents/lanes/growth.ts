import { playerAt } from '../../../games/lanes/state.ts'
import { script } from '../kit/script.ts'
import { castAt, isFree, lookOf, payable, reachOf, usual, type LanesRate } from './ways.ts'

/**
 * The builder: nodes with orbs first, mana never idle, spells kept for where they do much, charges as soon as there is mana for them, and units that fight for
 * what gives experience.
 */
export default script('growth', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  const { prompt, view, seat } = look
  const reach = prompt.type === 'act' ? reachOf(look, prompt.card) : null
  const rate: LanesRate = (option) => {
    switch (option.do) {
      case 'cast': {
        const worth = castAt(look, option)
        return worth >= MUCH || playerAt(view, seat).life <= DANGER ? worth : -1
      }
      case 'charge':
        return 4
      case 'prepare':
        return isFree(look, option.slot) && payable(look, option.card) > 0 ? 3 : -1
      case 'attack':
        return reach === null ? 0 : reach.kills ? 9 : reach.hitsHero ? 7 : reach.damage > 0 ? 4 : -1
      case 'advance':
        return reach?.canAdvance ? 3 : -1
      default:
        return otherwise(option)
    }
  }
  return rate
})

/** What a spell must promise to be spent. */
const MUCH = 5
/** Life at which nothing is kept any more. */
const DANGER = 6
