import { partyOf, type Party, type PartySeating } from '../parties.ts'
import type { Seat } from '../seats.ts'

/** A seat that gave up its place, after so many choices of the match. */
export interface Leave {
  readonly at: number
  readonly seat: Seat
}

/**
 * True when nobody answers for a seat any more, after so many choices: it has left. Its asks are then answered with the last option,
 * which by convention is the quiet one (pass, rest), and are not recorded.
 */
export function isVacant(leaves: readonly Leave[], asked: Leave): boolean {
  return leaves.some(({ at, seat }) => seat === asked.seat && at <= asked.at)
}

/** After how many choices only one side was left, which ends the match; Infinity while there are several. */
export function aloneFrom(leaves: readonly Leave[], seated: PartySeating): number {
  const gone = new Set<Seat>()
  for (const { at, seat } of leaves) {
    gone.add(seat)
    if (sidesWithout(gone, seated) < 2) return at
  }
  return Infinity
}

function sidesWithout(gone: ReadonlySet<Seat>, seated: PartySeating): number {
  const sides = new Set<Party>()
  for (let seat = 0; seat < seated.seats; seat++) if (!gone.has(seat)) sides.add(partyOf(seated, seat))
  return sides.size
}
