import type { BattleEvent, BattleView } from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { createContext, type Context } from 'react'

/** What is looked at now, and a number that is another for each event. */
export interface Moment {
  readonly event: BattleEvent | null
  /** The card whose ability or effect brought it about, if one did. */
  readonly cause: CardId | null
  /** Who was activated last in this turn, as long as others may still be. */
  readonly actor: CardId | null
  readonly told: number
}

/** Carries what is looked at to the characters that it happens to. */
export const MomentContext: Context<Moment> = createContext<Moment>({
  event: null,
  cause: null,
  actor: null,
  told: 0,
})

/** Who was activated last in the turn that goes on, until it comes to refilling hands or the match is over. */
export function actorIn(
  story: readonly SeenEvent<BattleEvent>[],
  { phase, ending }: BattleView,
): CardId | null {
  if (phase !== 'activation' || ending !== null) return null
  const last = story.findLast(({ event: { type } }) => type === 'activated' || type === 'turnBegan')?.event
  return last?.type === 'activated' ? last.card : null
}

/** The blow that fells a hero is under way: it stands until the blow has landed and its card turns. */
export function isBeingFelled({ event }: Pick<Moment, 'event'>, card: CardId): boolean {
  return event?.type === 'hurt' && event.card === card && event.hp <= 0 && event.hp + event.by > 0
}

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
