import type { Cards, CardId } from './cards.ts'
import type { Chance } from './chance.ts'
import type { Seat } from './seats.ts'

/**
 * What every game's state has. The rest of a state is the game's own: plain JSON, and public by construction,
 * since the only secrets are `chance` and the definitions of cards that a viewer has not seen.
 */
export interface State {
  chance: Chance
  cards: Cards
}

/** A place where cards lie, as the kernel and the test kit see it: the live list, its name, and whose it is. */
export interface Zone {
  readonly name: string
  readonly owner: Seat | null
  readonly cards: CardId[]
}
