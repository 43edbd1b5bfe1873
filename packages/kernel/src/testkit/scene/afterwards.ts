import { seeded } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { Match } from '../../match/match.ts'
import type { State } from '../../state.ts'
import { otherWorlds } from '../laws/secrets/hidden.ts'
import { logFault } from '../logs.ts'
import { isSameJson } from '../same-json.ts'
import { viewerName, viewersOf } from '../viewers.ts'
import { viewFault } from '../views.ts'

/**
 * What must be true of every scene when its test is over, whatever the test was about. Null, or the first thing that
 * is not so:
 * - no scripted roll is left over;
 * - undone to the start, redone, and played again from nothing, the match passes through the same states;
 * - no view of any of them changes with what its viewer cannot know;
 * - had unseen cards been others from the beginning, nobody would have been asked, told or shown anything else;
 * - its log survives being written and read, in each form, and gives the same match.
 */
export function afterwards<S extends State, E>(
  game: Game<S, E>,
  request: object,
  match: Match<S, E>,
): string | null {
  const wrong = rollsLeft(match) ?? logFault(game, match)
  if (wrong !== null || match.log.leaves !== undefined || match.log.drawn) return wrong
  return stepsFault(game, request, match) ?? secretsFault(game, request, match)
}

function rollsLeft<S extends State, E>(match: Match<S, E>): string | null {
  const left = match.state.chance.script ?? []
  return left.length === 0 ? null : `Scripted rolls are left over: ${left.join(', ')}.`
}

function stepsFault<S extends State, E>(
  game: Game<S, E>,
  request: object,
  match: Match<S, E>,
): string | null {
  const { choices } = match.log
  const states = [stateOf(match)]
  while (match.length > 0) {
    const wrong = viewsFault(match)
    if (wrong) return wrong
    match.undo()
    states.unshift(stateOf(match))
  }
  const fresh = Match.start(game, request)
  if (!fresh.ok) return `The scene cannot be laid again: ${fresh.fault.message}`
  const isAt = (played: Match<S, E>, choice: number): boolean =>
    isSameJson(stateOf(played), states[choice] ?? '')
  for (const [i, { seat, pick }] of choices.entries()) {
    if (!isAt(fresh.value, i)) return `Undone to choice ${i}, the match is in another state than it was.`
    const made = fresh.value.choose(seat, pick)
    if (!made.ok) return `Choice ${i} cannot be made again: ${made.fault.message}`
    match.redo()
    if (!isAt(match, i + 1)) return `Choice ${i}, redone, leads to another state.`
  }
  return isAt(fresh.value, choices.length) ? null : 'Played again, the scene ends in another state.'
}

function stateOf<S extends State, E>(match: Match<S, E>): string {
  return JSON.stringify(match.state)
}

/** Other worlds that are tried for each viewer. */
const WORLDS = 4

function secretsFault<S extends State, E>(
  game: Game<S, E>,
  request: object,
  match: Match<S, E>,
): string | null {
  const fresh = Match.start(game, request)
  if (!fresh.ok) return `The scene cannot be laid again: ${fresh.fault.message}`
  const excerpt = { start: fresh.value.save().checkpoint.state, script: match.log.choices, deals: [] }
  const tally = { tried: 0, skipped: 0 }
  const look = { excerpt, viewers: viewersOf(match), tally, worlds: WORLDS }
  return otherWorlds({ match, chance: seeded('another world') }, look)
}

function viewsFault<S extends State, E>(match: Match<S, E>): string | null {
  for (const viewer of viewersOf(match)) {
    const wrong = viewFault(match, viewer, match.length)
    if (wrong) return `For ${viewerName(viewer)} ${wrong}`
  }
  return null
}
