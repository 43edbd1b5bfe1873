import type { Match } from '../match/match.ts'
import { isAmong, MAX_SEATS, seatLetter, sightOf, type Looker, type Viewer } from '../seats.ts'
import type { State } from '../state.ts'

/** Everybody who may look at a match: each seat, then a spectator. */
export function viewersOf<S extends State, E>({ seats }: Match<S, E>): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null]
}

/** What somebody who looks on is called in a report: the letters of their seats, or "a spectator". */
export function viewerName(looker: Looker): string {
  const sight = sightOf(looker)
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => isAmong(sight, seat))
  return seats.length === 0 ? 'a spectator' : seats.map(seatLetter).join(' and ')
}
