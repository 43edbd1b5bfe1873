import type { Choice } from '../ask.ts'
import { MAX_SEATS, type Seat } from '../seats.ts'

/** Picks below are shared; more options are rare. */
const SHARED_PICKS = 64

const SHARED: readonly (readonly Choice[])[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Array.from({ length: SHARED_PICKS }, (_, pick) => Object.freeze({ seat, pick })),
)

/**
 * A recorded decision. Nearly all are one of a few, which all matches share: kept one by one they would be a fifth of the
 * memory of a match of hundreds of choices.
 */
export function choiceOf(seat: Seat, pick: number): Choice {
  return SHARED[seat]?.[pick] ?? { seat, pick }
}
