import { partyOf, type PartySeating } from '../parties.ts'
import type { Seat } from '../seats.ts'

/** A seat that gave up its place, after so many choices of the match. */
export interface Leave {
  readonly at: number
  readonly seat: Seat
}

/**
 * True when nobody answers for a seat any more, after so many choices: it has left, or everybody of all other parties has. Its
 * asks are then answered with the last option, which by convention is the quiet one (pass, rest), and are not recorded.
 */
export function isVacant(leaves: readonly Leave[], seated: PartySeating, asked: Leave): boolean {
  const gone = leaves.filter(({ at }) => at <= asked.at).map(({ seat }) => seat)
  return gone.length > 0 && (gone.includes(asked.seat) || isAlone(gone, seated, asked.seat))
}

function isAlone(gone: readonly Seat[], seated: PartySeating, asked: Seat): boolean {
  const party = partyOf(seated, asked)
  for (let seat = 0; seat < seated.seats; seat++)
    if (partyOf(seated, seat) !== party && !gone.includes(seat)) return false
  return true
}
