import type { Seat, Traits } from '@trialhall/kernel'
import type { BattleState } from '../state.ts'
import { FACTIONS } from '../terms.ts'
import { beginnerOf } from './measures.ts'

const TRAITS: Readonly<Record<string, (state: BattleState, seat: Seat) => readonly string[]>> = {
  faction: ({ sides }, seat) => {
    const faction = FACTIONS[sides[seat]?.faction ?? -1]
    return faction === undefined ? [] : [faction]
  },
  turn: (state, seat) => [beginnerOf(state) === seat ? 'first turn' : 'second turn'],
}

/** What simulations may ask of a finished match: which faction or place in the turn order wins. */
export const traits: Traits<BattleState> = {
  kinds: Object.keys(TRAITS),
  of: (state, seat, kind) => TRAITS[kind]?.(state, seat) ?? [],
}
