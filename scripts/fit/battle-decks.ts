import { battleDecks, type BattleState } from '@trialhall/game-battle-decks'
import { THINGS } from '../../games/battle-decks/bots/learned.ts'
import { thingsOf } from '../../games/battle-decks/bots/worth.ts'
import { sightOf, type Fit } from './fit.ts'

/** Battle Decks: the lead in each thing, and last the faction, so that what one of them prints is not taken for a reason to win or lose. */
export const battleDecksFit: Fit = {
  game: battleDecks,
  seats: 2,
  optionsFor: () => ({ windows: 'able' }),
  stride: 4,
  ridge: 2,
  names: [...THINGS, 'Britannia'],
  today: null,
  sightIn(state, seat) {
    const at = state as BattleState
    if (at.ending !== null || at.round === 0) return null
    const { leads, scene } = sightOf(thingsOf(at, seat), thingsOf(at, 1 - seat), [at.round])
    return { leads: [...leads, at.sides[seat]?.faction === 0 ? 1 : -1], scene }
  },
}
