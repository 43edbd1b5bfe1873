import type { Seat, Space } from '@trialhall/kernel'
import { createContext, useContext, type Context } from 'react'

/** A space that somebody of the viewer's party points at just now. */
export interface MapPing {
  /** Counts all that the page has heard of. */
  readonly n: number
  readonly by: Seat
  /** What the one who points is called; 'You' for the viewer. */
  readonly name: string
  readonly space: Space
}

/** What partners point at on the map of a match that is played with others, and how the viewer does. */
export interface Pings {
  /** Those that are shown now, the oldest first. Each goes by itself after some seconds. */
  readonly shown: readonly MapPing[]
  /** Points at a space, for the viewer's party alone. */
  point(space: Space): void
}

/** Tells a board's map what partners point at; null where nobody can: at tables on one device, for spectators, in replays. */
export const PingsContext: Context<Pings | null> = createContext<Pings | null>(null)

/** What partners point at, and how to point; null where nobody can. */
export function usePings(): Pings | null {
  return useContext(PingsContext)
}
