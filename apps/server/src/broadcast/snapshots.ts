import {
  areSeenAlike,
  isAmong,
  MAX_SEATS,
  openPart,
  seenPart,
  viewFrom,
  type Ask,
  type Cards,
  type Eyes,
  type Looker,
  type OpenPart,
  type Seat,
  type SeenPart,
  type Sight,
  type Viewer,
} from '@trialhall/kernel'
import { asksAfter, type Moment } from '@trialhall/protocol'
import type { StoredSeat } from '../store/store.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Offers } from '../match/proposals.ts'

/** What those who watch may be told of a room. */
export interface RoomFacts {
  readonly id: string
  readonly live: LiveMatch
  readonly thinking: Seat | null
  readonly easing: Moment['easing']
  readonly offers: Offers
  clockFor(looker: Looker): Moment['clock']
  /** Who sits where; another list when that changes. */
  readonly holders: readonly StoredSeat[]
  seatsOf(identity: string): readonly Seat[]
}

/** All of a moment that does not depend on how much its reader has heard before. */
export type SnapshotBody = Omit<Moment, 'entry' | 'kept' | 'told' | 'fresh'>

/** What a person was shown. It is never changed once it is made. */
export interface Snapshot {
  readonly entry: number
  readonly viewer: Viewer
  /** The seats they see through, or the spectators'. */
  readonly sight: Sight
  /** The part of the view that is the same for all, and the part that is not. */
  readonly open: OpenPart
  readonly seen: SeenPart
  /** What the cards truly were: never shown, and only to know whether they are still the same. */
  readonly truth: Cards
  /** The open asks of their seats. */
  readonly own: SnapshotBody['own']
  /** The last ask of each of their seats that they were shown on this connection. */
  readonly lastAsks: readonly Ask[]
  /** All of the body but the view and the asks. */
  readonly rest: Omit<SnapshotBody, 'view' | 'own'>
}

/** The body of a snapshot, whole. */
export function bodyOf({ viewer, open, seen, own, rest }: Snapshot): SnapshotBody {
  const { length, viewer: _viewer, asked, ...others } = rest
  return { length, viewer, view: viewFrom(open, seen, viewer), asked, own, ...others }
}

/** The same snapshot for somebody who was shown another one before. */
export function shownAfter(snapshot: Snapshot, before: Snapshot | null): Snapshot {
  return { ...snapshot, lastAsks: asksAfter(before?.lastAsks ?? [], snapshot.own) }
}

/**
 * A room as it is now, for all eyes. Snapshots share with each other and with the match whatever is the same for all: a state of
 * a match is never changed, so that they stay what they were.
 */
export class Snapshots {
  private readonly facts: RoomFacts
  private readonly open: OpenPart
  private readonly offers: Offers

  constructor(facts: RoomFacts) {
    const { live, offers } = facts
    this.facts = facts
    this.open = openPart(live.match.state)
    this.offers = offers
  }

  /** What a person sees who was shown another snapshot with the same eyes before, or none. */
  snapshot(sight: Sight, before: Snapshot | null): Snapshot {
    const { live } = this.facts
    const { match } = live
    const { cards } = match.state
    const eyes = this.eyesOf(sight)
    const { viewer } = eyes
    const seen = before && areSeenAlike(before.truth, cards) ? before.seen : seenPart(match.state, eyes)
    const own = match.asksOf(eyes)
    const lastAsks = asksAfter(before?.lastAsks ?? [], own)
    const rest = {
      length: match.lengthFor(eyes),
      viewer,
      asked: match.askedFor(eyes),
      canGoBack: seatsIn(sight).filter((seat) => live.canGoBack(seat)),
      stepsBack: live.stepsBack(eyes),
      outcome: match.outcome,
      thinking: match.isSealed ? null : this.facts.thinking,
      easing: this.facts.easing,
      undoOffer: this.offers.undo,
      drawOffer: this.offers.draw,
      clock: this.facts.clockFor(eyes),
    }
    const entry = this.facts.live.entriesFor(eyes)
    return { entry, viewer, sight, open: this.open, seen, truth: cards, own, lastAsks, rest }
  }

  /** A person looks from the seat of theirs that is asked, else from the first; a spectator from none. */
  private eyesOf(sight: Sight): Eyes {
    const seats = seatsIn(sight)
    const asked = seats.length < 2 ? undefined : this.facts.live.match.asksOf({ viewer: null, sight })[0]
    return { viewer: asked?.seat ?? seats[0] ?? null, sight }
  }
}

const SEATS: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat)

function seatsIn(sight: Sight): Seat[] {
  return SEATS.filter((seat) => isAmong(sight, seat))
}
