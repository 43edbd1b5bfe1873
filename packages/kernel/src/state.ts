import type { Cards, CardId } from './hidden/cards.ts'
import type { Chance } from './chance.ts'
import type { Seat } from './seats.ts'

/**
 * What every game's state has. The rest of a state is the game's own: plain JSON, and public by construction,
 * since the only secrets are `chance`, `secrets` and the definitions of cards that a viewer has not seen. A field may be `undefined` if
 * `Game.clone` makes it so again where it is missing: JSON leaves it out.
 */
export interface State {
  chance: Chance
  cards: Cards
  /**
   * What rules must remember of hidden cards and no view shows, such as which card of a hand was stolen. It names cards by
   * their ids, so rules bring it up to date with what `Table.conceal` returns. Re-deals leave it as it is.
   */
  secrets?: unknown
}

/** A state without what no view has: what look-ups take that read states and views. */
export type OpenState<S extends State> = Omit<S, 'chance' | 'secrets'>

/** A place where cards lie, as the kernel and the test kit see it: the live list, its name, and whose it is. */
export interface Zone {
  readonly name: string
  readonly owner: Seat | null
  readonly cards: CardId[]
}
