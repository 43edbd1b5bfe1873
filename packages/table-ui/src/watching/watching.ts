import { createContext, useContext, type Context } from 'react'
import type { LogLine } from '../sentence/log-line.ts'

/** A match that is only watched, as a replay is: what the pieces of a board do differently then. */
export interface Watching {
  /** How many times faster than usual events are shown. */
  readonly speed: number
  /** Every line that may be read; the log shows those from here that lie ahead of the moment on the table. */
  readonly lines: readonly LogLine[]
  /** Number of the moment that a line belongs to. */
  momentOf(line: number): number
  /** Goes to the moment of a line. */
  jump(line: number): void
  /** The keys that work now, each with what it does. */
  readonly keys: readonly (readonly [string, string])[]
}

/** Tells the pieces of a board that their match is only watched; null where it is played. */
export const WatchingContext: Context<Watching | null> = createContext<Watching | null>(null)

/** How the match around a piece is watched; null where it is played. */
export function useWatching(): Watching | null {
  return useContext(WatchingContext)
}
