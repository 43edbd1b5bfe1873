import type { Checkpoint } from './checkpoints.ts'
import type { Game } from '../game.ts'
import type { EventRecord } from '../hidden/event-record.ts'
import type { State } from '../state.ts'

/** What `Game.migrate` answers where a match of earlier rules cannot go on. */
export const ENDS_HERE = 'endsHere'

/** The rules that a part of a match was played by, before later ones took over. */
export interface EarlierRules {
  readonly rulesVersion: number
  /** How many choices of the match had been made when they ended. */
  readonly until: number
}

/**
 * A checkpoint of earlier rules as one of today, or null where the match ends there. Its chance is the same, so that no migration has a
 * say in what will be drawn. The given one is left as it was.
 */
export function migratedCheckpoint<S extends State, E>(
  game: Game<S, E>,
  checkpoint: Checkpoint<State>,
  fromVersion: number,
): Checkpoint<S> | null {
  const earlier = structuredClone(checkpoint.state)
  const state = game.migrate?.(earlier, fromVersion) ?? ENDS_HERE
  if (state === ENDS_HERE) return null
  return { ...checkpoint, state: { ...state, chance: structuredClone(checkpoint.state.chance) } }
}

/** What was told by earlier rules, as it is told today. */
export function migratedEvents<S extends State, E>(
  game: Game<S, E>,
  events: readonly EventRecord[],
  fromVersion: number,
): EventRecord<E>[] {
  if (!game.migrateEvent) return events as EventRecord<E>[]
  return events.flatMap((event) => game.migrateEvent?.(event, fromVersion) ?? [])
}
