import type { Motion } from '../board.ts'

/** Factor on all durations. */
export const PACE: Readonly<Record<Motion, number>> = { full: 1, slow: 2.2, off: 0 }
/** The same for one who is more events behind than can be followed in comfort; who asked for slow motion waits. */
const BEHIND = 3
const CATCHING_UP = 0.7
/** Milliseconds, at the usual speed, that the others' turns may take between two asks of a viewer, unless a game gives each turn its own. */
export const BUDGET = 3750
/** No event takes more than its share of what is left of it: more may come than is known. */
const SHARE = 3
/** Milliseconds, at the usual speed, that even the hundredth event stays, so that it can be seen. */
const LEAST = 80

/** How fast a story is shown. */
interface Tempo {
  readonly motion: Motion
  /** How many events are still to be shown. */
  readonly behind: number
  /** Milliseconds that those after this one usually take. */
  readonly ahead: number
  /** How many times faster than usual. */
  readonly speed: number
  /** Milliseconds of the budget that are spent; null where nobody waits, as in a replay. */
  readonly spent: number | null
  /** Milliseconds, at the usual speed, that there are in all. */
  readonly budget?: number
}

/** How long an event stays on the table that usually takes so many milliseconds: all that is known of are shortened alike. */
export function stayOf(
  milliseconds: number,
  { motion, behind, ahead, speed, spent, budget = BUDGET }: Tempo,
): number {
  const pace = motion === 'full' && behind > BEHIND ? CATCHING_UP : PACE[motion]
  const stay = (milliseconds * pace) / speed
  if (motion !== 'full' || spent === null || stay === 0) return stay
  const left = Math.max(0, budget / speed - spent)
  const share = milliseconds / Math.max(milliseconds + ahead, SHARE * milliseconds)
  return Math.min(stay, Math.max(LEAST / speed, left * share))
}
