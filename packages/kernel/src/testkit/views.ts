import type { Match } from '../match/match.ts'
import type { Viewer } from '../seats.ts'
import type { State } from '../state.ts'
import { redeal, viewFor } from '../hidden/views.ts'

/** Null when a viewer's view stays the same, byte for byte, after what it has not seen is dealt again. */
export function viewFault<S extends State, E>(
  match: Match<S, E>,
  viewer: Viewer,
  seed32: number,
): string | null {
  const { game, state } = match
  const dealt = game.clone(state)
  redeal(game, dealt, { viewer, seed32 })
  const before = JSON.stringify(viewFor(game, state, viewer))
  return JSON.stringify(viewFor(game, dealt, viewer)) === before
    ? null
    : 'the view shows what has not been seen.'
}
