import { script } from '../kit/script.ts'
import { bestEffect, focusOf, isTaken, kindOf, lookOf, usual, type EldarRate, type HpEffect } from './ways.ts'

const worth = ({ harm, falls, healed, cost, ownFalls }: HpEffect): number =>
  harm + 9 * falls + healed / 2 - cost - 20 * ownFalls

/** The builder: permanents first, each where its place is free, abilities that cost nothing, then what harms most; never an answer in the enemy's action. */
export default script('armoury', (position) => {
  const look = lookOf(position)
  const otherwise = usual(look, worth)
  const rate: EldarRate = (option) => {
    if (option.do !== 'use') return otherwise(option)
    if (look.prompt.type === 'react') return -1
    const kind = kindOf(look, option)
    if (kind === 'support') return isTaken(look, option.hero, 'support') ? -1 : 12 - focusOf(look, option)
    if (kind === 'affliction') return 8 - focusOf(look, option)
    return bestEffect(look, option, worth) - focusOf(look, option) / 3 + (kind === 'ability' ? 0.5 : 0)
  }
  return rate
})
