import type { Action, Cost, Obstacle } from '../../faces.ts'
import { heroAt, keyOf, type EldarState, type Hero, type Pending } from '../../state.ts'
import { BEYOND_REACH, MOST_SAVED, type Prices } from './prices.ts'

/** What the moment and the Hero allow: `noSlow` where a text keeps the Hero from Slow actions. */
export interface Circumstances {
  readonly prices: Prices
  readonly isReaction: boolean
  readonly noSlow: boolean
}

/** What keeps an action from being used now; null if it can be (E-8.09, E-R5). */
export function obstacleTo(
  state: EldarState,
  { planned, action }: { readonly planned: Pending; readonly action: Action },
  { prices, isReaction, noSlow }: Circumstances,
): Obstacle | null {
  const hero = heroAt(state, planned.hero)
  if (hero.isDown) return DOWN // E-28.06, E-R34
  if (action.speed === 'slow' && isReaction) return NO_REACTION // E-9.02
  if (action.speed === 'slow' && noSlow) return NOTHING_SLOW // by a card, which goes before the rules: E-R1
  if (action.exhausts && !hero.isRefreshed) return EXHAUSTED // E-7.03
  if (planned.kind === 'ability' && isUsed(hero, keyOf(planned.card, planned.ability))) return USED // E-12.01
  const { costs } = action
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i] as Cost
    if (!cost.canPay(state, planned)) return cost.lacks // E-8.08
  }
  if (action.focus - MOST_SAVED > hero.focus) return TOO_DEAR
  const least = prices.least(planned, action)
  if (least === BEYOND_REACH) return NO_TARGET // E-13.02
  return least > hero.focus ? TOO_DEAR : null // E-6.07
}

/** True when an ability has been used this round: its `keyOf` (E-12.01, E-R10). */
export function isUsed({ used }: Hero, key: number): boolean {
  for (let i = 0; i < used.length; i++) if (used[i] === key) return true
  return false
}

const DOWN: Obstacle = ({ name }) => `${name} is defeated and comes back at the end of the round.`
const NO_REACTION: Obstacle = ({ action }) => `${action} is Slow, and only Fast actions can be reactions.`
const NOTHING_SLOW: Obstacle = ({ name }) => `A card keeps ${name} from Slow actions.`
const EXHAUSTED: Obstacle = ({ name, action }) =>
  `${name} is exhausted, and ${action} needs a refreshed Hero.`
const USED: Obstacle = ({ name, action }) => `${name} has used ${action} of this card already this round.`
const NO_TARGET: Obstacle = ({ action }) => `${action} has no legal target.`
const TOO_DEAR: Obstacle = ({ name, action, focus, costs }) =>
  `${name} has ${focus} Focus, and ${action} costs ${costs}.`
