import type { Match } from '../match/match.ts'
import { seatLetter, type Viewer } from '../seats.ts'
import type { State } from '../state.ts'

/** Everybody who may look at a match: each seat, then a spectator. */
export function viewersOf<S extends State, E>({ seats }: Match<S, E>): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null]
}

/** What a viewer is called in a report: the letter of its seat, or "a spectator". */
export function viewerName(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : seatLetter(viewer)
}
