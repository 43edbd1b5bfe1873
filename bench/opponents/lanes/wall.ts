import { script } from '../kit/script.ts'
import { lookOf, pressure, reachOf, usual, type LanesRate } from './ways.ts'

/**
 * The patient one: a unit in every lane where enemies come, kills before anything else, blows at the hero where they cost nothing, and otherwise stands and
 * defends; no unit goes forward alone.
 */
export default script('wall', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  const { prompt } = look
  const rate: LanesRate = (option) => {
    if (option.do === 'muster') return 20 + 3 * pressure(look, option.field)
    if (prompt.type !== 'act') return otherwise(option)
    const reach = reachOf(look, prompt.card)
    if (reach === null) return 0
    if (option.do === 'attack') return reach.kills ? 9 : reach.hitsHero ? 8 : reach.damage > 1 ? 3 : -1
    if (option.do === 'defend') return 2
    return reach.canAdvance && !reach.hitsHero && look.view.turns > LATE ? 2.5 : 1
  }
  return rate
})

/** Turns after which standing wins no more. */
const LATE = 12
