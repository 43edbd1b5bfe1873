import { STRENGTHS } from '@trialhall/bots'
import { fault, partyCount, partyOf, type Result, type Seat, type Sided } from '@trialhall/kernel'
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts'

/** Why a table cannot be rated, or null. Who sits down later is looked at then. */
export function whyNotRated(
  game: Sided & { readonly title: string },
  host: Pick<Identity, 'account'>,
  seats: readonly StoredSeat[],
): Result<never> | null {
  if (host.account === null) return GUESTS_ARE_NOT
  if (partyCount(game, seats.length) < 2)
    return refused('A rated match needs two sides at least: add a seat, or switch rating off.')
  const odd = seats.find(({ kind, bot }) => kind === 'bot' && !STRENGTHS.some((one) => one === bot))
  if (odd)
    return refused(
      `The bot "${odd.bot}" has no rating; rated are ${STRENGTHS.join(', ')}. Choose one of them, or switch rating off.`,
    )
  if (seats.every(({ kind }) => kind === 'bot'))
    return refused('Bots alone play for no rating: sit down yourself, or switch rating off.')
  const isOnBothSides = (one: StoredSeat): boolean =>
    one.identity !== null &&
    seats.some(
      (other) => other.identity === one.identity && partyOf(game, other.seat) !== partyOf(game, one.seat),
    )
  return seats.some(isOnBothSides) ? BOTH_SIDES : null
}

/** Why somebody cannot sit down at a rated table, or null. */
export function whyNotSeated(
  game: Sided,
  { rated, seats }: Pick<StoredMatch, 'rated' | 'seats'>,
  { guest, seat }: { readonly guest: Identity; readonly seat: Seat },
): Result<never> | null {
  if (!rated) return null
  if (guest.account === null) return NOT_A_GUEST
  const others = seats.filter(({ identity }) => identity === guest.id).map((one) => partyOf(game, one.seat))
  return others.some((party) => party !== partyOf(game, seat)) ? BOTH_SIDES : null
}

function refused(message: string): Result<never> {
  return fault('bad-request', 'rated', message)
}

const GUESTS_ARE_NOT = refused(
  'Only people with an account play for ratings: make one on your profile, or switch rating off.',
)
const NOT_A_GUEST = refused(
  'This table is rated, so you need an account to play here: make one on your profile, or ask its host to switch rating off.',
)
const BOTH_SIDES = refused(
  'Nobody plays a rated match against themselves: sit on one side, or switch rating off.',
)
