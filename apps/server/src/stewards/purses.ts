import { partyOf, type Seat, type Sided } from '@trialhall/kernel'
import type { ClockSharing } from '@trialhall/protocol'
import { firstHolders, Holdings } from '../match/holdings.ts'
import type { StoredMatch } from '../store/store.ts'

/** What of a match says who shares their time. */
type Shared = Pick<StoredMatch, 'clock' | 'seats'>

/** Which seats share their time: those of a purse. As it was when the match began, until it is told what has come. */
export class Purses {
  private readonly game: Sided
  private readonly per: ClockSharing | null
  private readonly holdings: Holdings
  /** Seats for which bots play: they take no time and earn none. */
  private readonly bots: Set<Seat>
  /** How many seats the match has. */
  readonly seats: number

  private constructor(parts: Pick<Purses, 'seats'> & PurseParts) {
    this.game = parts.game
    this.per = parts.per
    this.holdings = parts.holdings
    this.bots = new Set(parts.bots)
    this.seats = parts.seats
  }

  /** Those of a match, as its host chose. */
  static of(game: Sided, { clock, seats }: Shared): Purses {
    const per = clock.kind === 'none' ? null : (clock.per ?? null)
    const bots = firstHolders(seats).flatMap(({ kind, seat }) => (kind === 'bot' ? [seat] : []))
    return new Purses({ game, per, bots, seats: seats.length, holdings: new Holdings(game, seats) })
  }

  copy(): Purses {
    const { game, per, bots, seats, holdings } = this
    return new Purses({ game, per, bots, seats, holdings: holdings.copy() })
  }

  /** The purse that a seat takes its time from, counted from 0. */
  of(seat: Seat): number {
    if (this.per === null) return seat
    return this.per === 'party' ? partyOf(this.game, seat) : this.holdings.ownerOf(seat)
  }

  /** The seats of people that share their time with a seat, itself among them if its person plays it. */
  sharing(seat: Seat): Seat[] {
    const purse = this.of(seat)
    return Array.from({ length: this.seats }, (_, other) => other).filter(
      (other) => this.of(other) === purse && !this.bots.has(other),
    )
  }

  /** False for a seat that a bot plays: its choices bring nobody any time. */
  earns(seat: Seat): boolean {
    return !this.bots.has(seat)
  }

  /** A bot plays a seat from now on. */
  handToBot(seat: Seat): void {
    this.bots.add(seat)
  }

  /** The seats of a person pass on to another. */
  pass(seat: Seat, to: Seat): void {
    this.holdings.pass(seat, to)
  }
}

interface PurseParts {
  readonly game: Sided
  readonly per: ClockSharing | null
  readonly holdings: Holdings
  readonly bots: Iterable<Seat>
}
