import type { LogEntryKind, StoredMatch, StoredOffers } from '../store/store.ts'
import type { LiveMatch } from '../match/live-match.ts'
import {
  negotiated,
  offersAfter,
  type Agreement,
  type Negotiation,
  type Offers,
  type ProposalContext,
} from '../match/proposals.ts'

/** Commands about what was proposed that are remembered: enough for those that a page sends again when it comes back. */
const MOST_RECENT = 16

/** What is proposed, and the newest commands that were about that. */
export interface KnownProposals {
  readonly offers: Offers
  readonly recentCommands: readonly string[]
}

/** What a negotiation of a room led to: offers that are to be kept before anybody is told, or what the proposals themselves say. */
export type Negotiated = Exclude<Agreement, { readonly offers: Offers }> | { readonly offers: StoredOffers }

/** What it takes to keep the proposals of a room. */
export interface RoomProposalsParts {
  readonly stored: Pick<StoredMatch, 'id'>
  readonly live: LiveMatch
  readonly proposals: KnownProposals
}

/** What is proposed in a room. Each command about it is done once. */
export class RoomProposals {
  private readonly match: string
  private readonly live: LiveMatch
  private known: KnownProposals

  constructor({ stored, live, proposals }: RoomProposalsParts) {
    this.match = stored.id
    this.live = live
    this.known = proposals
  }

  /** What is proposed. */
  get offers(): Offers {
    return this.known.offers
  }

  /** Does a command in memory; offers that it leads to hold once they are kept. */
  negotiate(context: ProposalContext, negotiation: Negotiation): Negotiated {
    const { key } = negotiation
    const { recentCommands } = this.known
    if (recentCommands.includes(key)) return { answer: { entry: this.live.entriesFor(null) } }
    const agreement = negotiated(context, negotiation)
    if (!('offers' in agreement)) return agreement
    const recent = [...recentCommands, key].slice(-MOST_RECENT)
    const { entries } = this.live
    return { offers: { match: this.match, entry: entries, ...agreement.offers, recentCommands: recent } }
  }

  /** Offers are kept and hold from now on. */
  kept({ undo, draw, recentCommands }: StoredOffers): void {
    this.known = { offers: { undo, draw }, recentCommands }
  }

  /** The match went on: some of what was proposed is void. */
  wentOn(kind: LogEntryKind): void {
    const offers = offersAfter(this.offers, kind, this.live.isOver)
    this.known = { ...this.known, offers }
  }
}
