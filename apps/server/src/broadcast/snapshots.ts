import {
  areSeenAlike,
  openPart,
  seenPart,
  viewFrom,
  type Cards,
  type OpenPart,
  type Seat,
  type SeenPart,
  type Viewer,
} from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import type { StoredSeat } from '../store/store.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Offers } from '../match/proposals.ts'

/** What an audience sees of its room. */
export interface Stage {
  readonly id: string
  readonly live: LiveMatch
  readonly thinking: Seat | null
  readonly easing: Moment['easing']
  readonly offers: Offers
  clockFor(viewer: Viewer): Moment['clock']
  /** Who sits where; another list when that changes. */
  readonly holders: readonly StoredSeat[]
  seatsOf(identity: string): readonly Seat[]
}

/** All of a moment that does not depend on how much its reader has heard before. */
export type Scene = Omit<Moment, 'entry' | 'kept' | 'told' | 'fresh'>

/** What a viewer was shown. It is never changed once it is made. */
export interface Picture {
  readonly entry: number
  readonly viewer: Viewer
  /** The part of the view that is the same for all, and the part that is not. */
  readonly open: OpenPart
  readonly seen: SeenPart
  /** What the cards truly were: never shown, and only to know whether they are still the same. */
  readonly truth: Cards
  /** All of the scene but the view. */
  readonly rest: Omit<Scene, 'view'>
}

/** The scene of a picture, whole. */
export function sceneOf({ viewer, open, seen, rest }: Picture): Scene {
  const { length, viewer: _viewer, ...others } = rest
  return { length, viewer, view: viewFrom(open, seen, viewer), ...others }
}

/**
 * A room as it is now, for all eyes. Pictures share with each other and with the match whatever is the same for all: a state of
 * a match is never changed, so that they stay what they were.
 */
export class Showing {
  private readonly stage: Stage
  private readonly open: OpenPart
  private readonly offers: Offers

  constructor(stage: Stage) {
    const { live, offers } = stage
    this.stage = stage
    this.open = openPart(live.match.state)
    this.offers = offers
  }

  /** What one viewer sees, who was shown another picture before, or none. */
  picture(viewer: Viewer, before: Picture | null): Picture {
    const { match } = this.stage.live
    const { cards } = match.state
    const seen = before && areSeenAlike(before.truth, cards) ? before.seen : seenPart(match.state, viewer)
    const rest = {
      length: match.lengthFor(viewer),
      viewer,
      asked: match.askedFor(viewer),
      own: viewer === null ? null : match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
      thinking: match.isSealed ? null : this.stage.thinking,
      easing: this.stage.easing,
      undoOffer: this.offers.undo,
      drawOffer: this.offers.draw,
      clock: this.stage.clockFor(viewer),
    }
    return { entry: this.stage.live.entriesFor(viewer), viewer, open: this.open, seen, truth: cards, rest }
  }
}
