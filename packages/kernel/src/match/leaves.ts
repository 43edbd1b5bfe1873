import type { Seat } from '../seats.ts'

/** A seat that gave up its place, after so many choices of the match. */
export interface Leave {
  readonly at: number
  readonly seat: Seat
}

/**
 * True when nobody answers for a seat any more, after so many choices: it has left, or everybody else has. Its asks are
 * then answered with the last option, which by convention is the quiet one (pass, rest), and are not recorded.
 */
export function isVacant(leaves: readonly Leave[], seats: number, asked: Leave): boolean {
  let left = 0
  for (const leave of leaves) {
    if (leave.at > asked.at) continue
    if (leave.seat === asked.seat) return true
    left++
  }
  return left >= seats - 1
}
