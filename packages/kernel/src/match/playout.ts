import type { Game } from '../game.ts'
import type { Outcome } from '../outcome.ts'
import { RulesError } from '../result.ts'
import type { State } from '../state.ts'
import { Table, type Decider } from '../table.ts'

/** Thrown by a decider to end a headless run where it stands; `playout` then returns null. */
export class Halt {
  /** Tells a halt, whichever copy of the kernel threw it: a bot that is bundled by itself brings its own. */
  readonly isTrialhallHalt = true
}
/** The one instance: throwing it allocates nothing. */
export const HALT: Halt = new Halt()

function isHalt(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'isTrialhallHalt' in thrown
}

/** Most segments of one headless match before the rules are taken to run away. */
export const MOST_SEGMENTS = 100_000

/**
 * Plays a state to its end without stopping: `decider` answers every ask at once. The state is changed in place.
 * Returns the outcome, or null if the decider halted. Throws RulesError if the match does not end.
 */
export function playout<S extends State, E>(
  game: Game<S, E>,
  state: S,
  decider: Decider<S, E>,
): Outcome | null {
  return playOn(game, new Table<S, E>(game, state, decider))
}

/** As `playout`, from a table that is set up already. */
export function playOn<S extends State, E>(game: Game<S, E>, table: Table<S, E>): Outcome | null {
  try {
    return untilOver(game, table)
  } catch (thrown) {
    if (isHalt(thrown)) return null
    throw thrown
  }
}

function untilOver<S extends State, E>(game: Game<S, E>, table: Table<S, E>): Outcome {
  for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
    const outcome = game.outcome(table.state)
    if (outcome) return outcome
    game.advance(table)
    table.decider.segmentOver?.(table)
  }
  throw new RulesError(`${game.id}: no end after ${MOST_SEGMENTS} segments`)
}
