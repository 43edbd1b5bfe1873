import { lanes, type LanesEvent, type LanesState, type LanesView } from '@trialhall/game-lanes'
import { Match, type Ask } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'

/** A match of Lanes in play. */
export type LanesMatch = Match<LanesState, LanesEvent>

/** A match from a position. Throws where the position is none. */
export function laid(position: Readonly<Record<string, unknown>>): LanesMatch {
  return sure(Match.start<LanesState, LanesEvent>(lanes, { seats: 2, seed: 1, position }))
}

/** What seat A sees of it, and is asked. */
export function seenByA(match: LanesMatch): { view: LanesView; ask: Ask } {
  const ask = match.asks.find(({ seat }) => seat === 0)
  if (!ask) throw new Error('seat A is not asked')
  return { view: match.viewFor(0), ask }
}
