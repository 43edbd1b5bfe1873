import type { Seat, Traits } from '@trialhall/kernel'
import { championOf } from '../rules/printed.ts'
import { playerAt, type SigmarState } from '../state.ts'
import { turnOf } from './measures.ts'

const TRAITS: Readonly<Record<string, (state: SigmarState, seat: Seat) => readonly string[]>> = {
  champion: (state, seat) => {
    const { champion } = playerAt(state, seat)
    return champion < 0 ? [] : [championOf(champion).name]
  },
  turn: (state, seat) => [`turn ${turnOf(state, seat)}`],
}

/** What simulations may ask of a finished match: which Champion or place in the turn order wins. */
export const traits: Traits<SigmarState> = {
  kinds: Object.keys(TRAITS),
  of: (state, seat, kind) => TRAITS[kind]?.(state, seat) ?? [],
}
