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

/** Harm counts, and a Hero that falls counts most. */
const worth = ({ harm, falls, cost, ownFalls }: HpEffect): number => harm + 10 * falls - cost - 15 * ownFalls

/** The striker: what harms most for its Focus, the weakest enemy first; afflictions before supports; answers only to harm or to stop the enemy. */
export default script('strike', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look, worth)
  const rate: EldarRate = (option) => {
    if (option.do !== 'use') return otherwise(option)
    const does = bestEffect(look, option, worth) - focusOf(look, option) / 2
    const kind = kindOf(look, option)
    if (look.prompt.type === 'react') return answersEnemy(look) && kind === 'command' ? does + 0.5 : does - 1
    return does + (kind === 'affliction' ? 3 : kind === 'support' ? 1.5 : 0)
  }
  return rate
})
