import { RulesError } from '../result.ts'
import type { Scripted } from './scripted.ts'

/**
 * Words that a generator has given already, and no more: what a bot plays its way to the ask with. It can neither
 * know nor guess from it what the generator of the match will give next.
 */
export interface Tape extends Scripted {
  readonly generator: 'tape'
  readonly words: readonly number[]
  /** Words were thrown away rather than favour a number: see `below`. */
  readonly isEven: boolean
  at: number
}

/** An independent copy; the words are never changed, so it shares them. */
export function cloneTape(tape: Tape): Tape {
  return { ...tape, script: tape.script === null ? null : tape.script.slice() }
}

/** The next word. Throws RulesError where the tape ends: nobody may draw on it what has not been drawn. */
export function tapeWord(tape: Tape): number {
  const word = tape.words[tape.at++]
  if (word === undefined) throw new RulesError('a bot drew from the generator of the match')
  return word
}
