import { script } from '../kit/script.ts'
import { lookOf, reachOf, usual, type LanesRate } from './ways.ts'

/** The hasty one: every unit strikes the enemy hero where it can, else comes forward, and fights only what is in its way. */
export default script('rush', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look)
  if (look.prompt.type !== 'act') return otherwise
  const reach = reachOf(look, look.prompt.card)
  const rate: LanesRate = ({ do: deed }) => {
    if (reach === null) return 0
    if (deed === 'attack') return reach.hitsHero ? 9 : reach.damage > 0 ? 2 : -1
    if (deed === 'advance') return reach.canAdvance ? 5 : -1
    return 0
  }
  return rate
})
