import type { Motion } from '../board.ts'

/** Factor on all durations. */
export const PACE: Readonly<Record<Motion, number>> = { full: 1, slow: 2.2, off: 0 }
/** The same for one who is more events behind than can be followed in comfort; who asked for slow motion waits. */
const BEHIND = 3
const CATCHING_UP = 0.7

/** How fast a story is shown. */
interface Tempo {
  readonly motion: Motion
  /** How many events are still to be shown. */
  readonly behind: number
  /** How many times faster than usual. */
  readonly speed: number
}

/** How long an event stays on the table that usually takes so many milliseconds. */
export function stayOf(milliseconds: number, { motion, behind, speed }: Tempo): number {
  const pace = motion === 'full' && behind > BEHIND ? CATCHING_UP : PACE[motion]
  return (milliseconds * pace) / speed
}
