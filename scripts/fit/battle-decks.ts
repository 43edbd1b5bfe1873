import { battleDecks, type BattleState } from '@trialhall/game-battle-decks'
import { WEIGHTS, type Weights } from '../../games/battle-decks/bots/weights.ts'
import { worthOfSide } from '../../games/battle-decks/bots/worth.ts'
import { sightOf, singles, type Fit } from './fit.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ALONE = singles(NAMES)

/** Battle Decks: the lead in each thing, and last the faction, so that what one of them prints is not taken for a reason to win or lose. */
export const battleDecksFit: Fit = {
  game: battleDecks,
  seats: 2,
  optionsFor: () => ({ windows: 'able' }),
  stride: 4,
  ridge: 2,
  names: [...NAMES, 'Britannia'],
  today: [...NAMES.map((name) => WEIGHTS[name]), 0],
  sightIn(state, seat) {
    const at = state as BattleState
    if (at.ending !== null || at.round === 0) return null
    const { leads, scene } = sightOf(worths(at, seat), worths(at, 1 - seat), [at.round])
    return { leads: [...leads, at.sides[seat]?.faction === 0 ? 1 : -1], scene }
  },
}

function worths(state: BattleState, seat: number): number[] {
  return ALONE.map((weights) => worthOfSide(state, seat, weights))
}
