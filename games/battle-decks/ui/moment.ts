import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { createContext, type Context } from 'react'

/** What is looked at now, and a number that is another for each event. */
export interface Moment {
  readonly event: BattleEvent | null
  /** The card whose ability or effect brought it about, if one did. */
  readonly cause: CardId | null
  readonly told: number
}

/** Carries what is looked at to the characters that it happens to. */
export const MomentContext: Context<Moment> = createContext<Moment>({ event: null, cause: null, told: 0 })

/** What a token that is put on a character now is called in flight, and what it comes from; null for any other, and for one put on itself. */
export function tokenFlight({ event, cause, told }: Moment, card: CardId): TokenFlight | null {
  if (event?.type !== 'modified' || event.card !== card || cause === null || cause === card) return null
  return { 'data-flies': `token:${told}`, 'data-flies-from': `card:${cause}` }
}

/** The names by which `Flights` knows it. */
interface TokenFlight {
  readonly 'data-flies': string
  readonly 'data-flies-from': string
}
