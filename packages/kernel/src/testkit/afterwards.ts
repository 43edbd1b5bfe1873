import type { Game } from '../game.ts'
import { canonical } from '../hash.ts'
import { decodeLog, encodeLog, readLog } from '../log.ts'
import { Match } from '../match.ts'
import { seatLetter, type Viewer } from '../seats.ts'
import type { State } from '../state.ts'
import { viewFault } from './views.ts'

/**
 * What must be true of every scene when its test is over, whatever the test was about. Null, or the first thing that
 * is not so:
 * - no scripted roll is left over;
 * - undone to the start, redone, and played again from nothing, the match passes through the same states;
 * - no view of any of them changes with what its viewer cannot know;
 * - its log survives being written and read, in each form, and gives the same match.
 */
export function afterwards<S extends State, E>(
  game: Game<S, E>,
  request: object,
  match: Match<S, E>,
): string | null {
  return rollsLeft(match) ?? logFault(game, match) ?? stepsFault(game, request, match)
}

function rollsLeft<S extends State, E>(match: Match<S, E>): string | null {
  const left = match.state.chance.script ?? []
  return left.length === 0 ? null : `Scripted rolls are left over: ${left.join(', ')}.`
}

/** Writes and reads the log of a match in each form, and plays what was read. */
export function logFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>): string | null {
  const { log } = match
  const forms = { JSON: readLog(JSON.stringify(log)), bytes: decodeLog(encodeLog(log)) }
  for (const [form, read] of Object.entries(forms)) {
    if (!read.ok) return `The log cannot be read back from ${form}: ${read.fault.message}`
    if (canonical(read.value) !== canonical(log))
      return `The log is another one when it is read back from ${form}.`
    const again = Match.replay(game, read.value, { story: false })
    if (!again.ok) return `The log read from ${form} cannot be played: ${again.fault.message}`
    if (again.value.hash() !== match.hash()) return `Playing the log read from ${form} ends in another state.`
  }
  return null
}

function stepsFault<S extends State, E>(
  game: Game<S, E>,
  request: object,
  match: Match<S, E>,
): string | null {
  const { choices } = match.log
  const hashes = [match.hash()]
  while (match.length > 0) {
    const wrong = viewsFault(match)
    if (wrong) return wrong
    match.undo()
    hashes.unshift(match.hash())
  }
  const fresh = Match.start(game, request)
  if (!fresh.ok) return `The scene cannot be laid again: ${fresh.fault.message}`
  for (const [i, { seat, pick }] of choices.entries()) {
    if (fresh.value.hash() !== hashes[i])
      return `Undone to choice ${i}, the match is in another state than it was.`
    const made = fresh.value.choose(seat, pick)
    if (!made.ok) return `Choice ${i} cannot be made again: ${made.fault.message}`
    match.redo()
    if (match.hash() !== hashes[i + 1]) return `Choice ${i}, redone, leads to another state.`
  }
  return fresh.value.hash() === hashes.at(-1) ? null : 'Played again, the scene ends in another state.'
}

function viewsFault<S extends State, E>(match: Match<S, E>): string | null {
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), null]
  for (const viewer of viewers) {
    const wrong = viewFault(match, viewer, match.length)
    if (wrong) return `${viewer === null ? 'A spectator' : seatLetter(viewer)}: ${wrong}`
  }
  return null
}
