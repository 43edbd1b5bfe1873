import { script } from '../kit/script.ts'
import {
  answersEnemy,
  bestEffect,
  focusOf,
  kindOf,
  lookOf,
  usual,
  type EldarRate,
  type HpEffect,
} from './ways.ts'

/** What is healed counts as much as what is done to the enemy, and no own Hero is given away. */
const worth = ({ harm, falls, healed, cost, ownFalls }: HpEffect): number =>
  harm + 8 * falls + 1.2 * healed - 1.5 * cost - 30 * ownFalls

/** The keeper: heals the hurt, stops what the enemy does, sets up supports, and strikes with what is left. */
export default script('guardian', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look, worth)
  const rate: EldarRate = (option) => {
    if (option.do !== 'use') return otherwise(option)
    const does = bestEffect(look, option, worth) - focusOf(look, option) / 2
    const kind = kindOf(look, option)
    if (look.prompt.type === 'react') return answersEnemy(look) ? does + (kind === 'command' ? 2 : 0) : -1
    return does + (kind === 'support' ? 4 : kind === 'affliction' ? 2 : 0)
  }
  return rate
})
