import type { Seat, Traits } from '@trialhall/kernel'
import { playerAt, type LanesState } from '../state.ts'
import { CLASS_NAMES, CLASSES } from '../terms.ts'

const TRAITS: Readonly<Record<string, (state: LanesState, seat: Seat) => readonly string[]>> = {
  class: (state, seat) => {
    const chosen = CLASSES[playerAt(state, seat).class]
    return chosen === undefined ? [] : [CLASS_NAMES[chosen]]
  },
  turn: ({ first }, seat) => [first === seat ? 'first turn' : 'second turn'],
}

/** What simulations may ask of a finished match: which class or place in the turn order wins. */
export const traits: Traits<LanesState> = {
  kinds: Object.keys(TRAITS),
  of: (state, seat, kind) => TRAITS[kind]?.(state, seat) ?? [],
}
