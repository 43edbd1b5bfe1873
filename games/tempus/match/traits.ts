import type { Seat, Traits } from '@trialhall/kernel'
import type { DeckFace } from '../faces.ts'
import { PRINTED } from '../rules/printed.ts'
import { heroOf, type Hero, type TempusState } from '../state.ts'

/** What a Hero is made of, by kind. */
const FACES: Readonly<Record<string, (hero: Hero) => DeckFace | undefined>> = {
  class: ({ heroClass }) => PRINTED.classes[heroClass],
  subclass: ({ subclass }) => PRINTED.subclasses[subclass],
  character: ({ character }) => PRINTED.characters[character],
}

/** What simulations may ask of a finished match: parties with which Class, Subclass or Character win. */
export const traits: Traits<TempusState> = {
  kinds: Object.keys(FACES),
  of: (state, seat: Seat, kind) => {
    const face = FACES[kind]?.(heroOf(state, seat))
    return face === undefined ? [] : [face.name]
  },
}
