import { logUpTo, type Log, type Seat } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import type { SavedMatch } from '../device/saved-match.ts'
import { type Stamp, ONLY_PERSON, keptAs, seatFor, withUsualNames } from '../match/seating.ts'
import type { Recording } from './recording.ts'

/** Who plays on from a moment: a person on one seat, bots of one strength on all others. */
interface GoingOn {
  readonly at: number
  readonly seat: Seat
  readonly strength: string
}

/** The match up to a moment, as a new match of this device. The one that was watched is not touched. */
export function goneOn({ log, seats }: Recording, { at, ...who }: GoingOn, stamp: Stamp): SavedMatch {
  return keptAs({ log: logUpTo(log, at), seats: seatingOf(seats, who), stamp })
}

function seatingOf(seats: readonly SeatInfo[], who: Pick<GoingOn, 'seat' | 'strength'>): SeatInfo[] {
  const seating = seats.map(({ seat, name }): SeatInfo => {
    if (seat === who.seat) return { seat, name: ONLY_PERSON, kind: 'person' }
    return { ...seatFor('bot', seat), name, strength: who.strength }
  })
  return withUsualNames(seating)
}

/** The seats that can be played on at a moment: all that have not given up by then. */
export function seatsLeft({ leaves = [] }: Log, seats: readonly SeatInfo[], at: number): SeatInfo[] {
  return seats.filter(({ seat }) => !leaves.some((leave) => leave.seat === seat && leave.at <= at))
}
