import { partyOf, type Seat, type Sided } from '@trialhall/kernel'
import type { StoredSeat } from '../store/store.ts'

/** Who sat where when the match began, before anybody's seats passed on to a partner. */
export function firstHolders(seats: readonly StoredSeat[]): StoredSeat[] {
  return seats.map(({ was, ...seat }) => (was ? { ...seat, ...was } : seat))
}

/** Which seats are held by the same person, worked out from who sat where at first and who took over from whom. */
export class Holdings {
  private readonly game: Sided
  private readonly first: readonly StoredSeat[]
  /** For each seat the first seat that its holder had when the match began. */
  private readonly owners: Seat[]

  constructor(game: Sided, seats: readonly StoredSeat[]) {
    this.game = game
    this.first = firstHolders(seats)
    this.owners = this.first.map(({ seat, identity }) =>
      identity === null ? seat : this.first.findIndex((one) => one.identity === identity),
    )
  }

  copy(): Holdings {
    const copy = new Holdings(this.game, this.first)
    copy.owners.splice(0, this.owners.length, ...this.owners)
    return copy
  }

  /** The holder of a seat, as a number that is the same for all seats of theirs. */
  ownerOf(seat: Seat): number {
    return this.owners[seat] ?? seat
  }

  /** The seats that the holder of one plays for its party, itself among them. */
  seatsBeside(seat: Seat): Seat[] {
    const isBeside = (other: Seat): boolean =>
      this.ownerOf(other) === this.ownerOf(seat) && partyOf(this.game, other) === partyOf(this.game, seat)
    return this.owners.flatMap((_, other) => (isBeside(other) ? [other] : []))
  }

  /** The holder of a seat leaves its party: all seats that they play for it pass on to the holder of another. */
  pass(seat: Seat, to: Seat): void {
    const heir = this.ownerOf(to)
    for (const own of this.seatsBeside(seat)) this.owners[own] = heir
  }

  /** The seats of a match as they are held now; the same list where nobody else holds any of them. */
  seatsNow(seats: readonly StoredSeat[]): readonly StoredSeat[] {
    const now = seats.map((seat) => this.held(seat, seats))
    return now.every((seat, i) => seat === seats[i]) ? seats : now
  }

  private held(seat: StoredSeat, seats: readonly StoredSeat[]): StoredSeat {
    const first = this.first[seat.seat] ?? seat
    const holder = this.first[this.ownerOf(seat.seat)] ?? first
    if (holder.identity === seat.identity) return seat
    if (holder.identity === first.identity) return first
    const { name, rating, hasAccount } = seats.find(({ identity }) => identity === holder.identity) ?? holder
    const was = { identity: first.identity, name: first.name }
    const { rating: _before, hasAccount: _had, ...bare } = seat
    const rated = rating === undefined ? {} : { rating }
    const known = hasAccount === undefined ? {} : { hasAccount }
    return { ...bare, identity: holder.identity, name, was, ...rated, ...known }
  }
}
