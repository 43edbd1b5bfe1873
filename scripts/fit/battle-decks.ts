import { battleDecks, type BattleState } from '@trialhall/game-battle-decks'
import { WEIGHTS, type Weights } from '../../games/battle-decks/bots/weights.ts'
import { worthOfSide } from '../../games/battle-decks/bots/worth.ts'
import type { Fit } from './fit.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
/** Worth is a sum of weighted numbers: by a single weight of 1 it is one of them. */
const ALONE = NAMES.map((name) => ({
  ...(Object.fromEntries(NAMES.map((other) => [other, 0])) as Record<keyof Weights, number>),
  [name]: 1,
}))

/** Battle Decks: the lead in each thing, and last the faction, so that what one of them prints is not taken for a reason to win or lose. */
export const battleDecksFit: Fit = {
  game: battleDecks,
  seats: 2,
  optionsFor: () => ({ windows: 'able' }),
  stride: 4,
  ridge: 2,
  names: [...NAMES, 'Britannia'],
  today: [...NAMES.map((name) => WEIGHTS[name]), 0],
  leadsIn(state) {
    const at = state as BattleState
    if (at.ending !== null || at.round === 0) return null
    const leads = ALONE.map((weights) => worthOfSide(at, 0, weights) - worthOfSide(at, 1, weights))
    return [...leads, at.sides[0]?.faction === 0 ? 1 : -1]
  },
}
