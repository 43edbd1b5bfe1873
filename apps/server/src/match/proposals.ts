import type { Fault, Seat } from '@trialhall/kernel'
import type { Offer, Proposal } from '@trialhall/protocol'
import type { LogEntry, LogEntryKind, StoredOffers, StoredSeat } from '../store/store.ts'
import {
  BOTS_PLAY_ON,
  CALLED_OFF,
  NO_OFFER,
  NOTHING_PROPOSED,
  PLAYED_BY_BOT,
  RATED_STANDS,
} from './faults.ts'
import type { LiveMatch } from './live-match.ts'

/** What is proposed at a table and not settled yet: one of each kind at a time. */
export type Offers = Readonly<Record<Proposal, Offer | null>>

/** Nothing is proposed. */
export const NO_OFFERS: Offers = { undo: null, draw: null }

/** What a person says about something that is proposed to all. */
export interface ProposalCommand {
  readonly what: Proposal
  readonly seat: Seat
  readonly key: string
}

/** What a person wants of a proposal: to make it, to answer that of another, or to take their own back. */
export type Negotiation =
  | (ProposalCommand & { readonly act: 'offer' | 'withdraw' })
  | (ProposalCommand & { readonly act: 'answer'; readonly agree: boolean })

/** What comes of it: all have agreed, something else is proposed than before, or it is answered and nothing changes. */
export type Agreement =
  | { readonly agreed: { readonly kind: Proposal; readonly seat: Seat; readonly key: string } }
  | { readonly offers: Offers }
  | { readonly answer: { readonly entry: number } | { readonly fault: Fault } }

/** The part of a room that matters where something is proposed. */
export interface ProposalContext {
  readonly live: LiveMatch
  readonly holders: readonly StoredSeat[]
  readonly offers: Offers
  /** It is played for ratings: no choice is undone. */
  readonly isRated: boolean
}

/** What comes of what a person wants of a proposal; nothing is changed here. */
export function negotiated(context: ProposalContext, negotiation: Negotiation): Agreement {
  switch (negotiation.act) {
    case 'offer':
      return proposed(context, negotiation)
    case 'answer':
      return answered(context, negotiation)
    case 'withdraw':
      return withdrawn(context, negotiation)
  }
}

/** Something is proposed; where the others proposed it, that is to agree, and where there is nobody to ask, it is agreed on. */
function proposed(context: ProposalContext, command: ProposalCommand): Agreement {
  const { offers, live } = context
  const { what, seat, key } = command
  const done = live.doneAt(key, seat)
  if (done !== null) return { answer: { entry: done } }
  if (offers[what]?.waiting.includes(seat)) return agreedTo(context, command)
  if (offers[what]?.by === seat) return { answer: { entry: live.entriesFor(seat) } } // who has agreed need not do so again
  const wrong = whyNot(context, command)
  if (wrong) return { answer: { fault: wrong } }
  const waiting = personsBeside(context, seat)
  return waiting.length === 0
    ? { agreed: { kind: what, seat, key } }
    : { offers: { ...offers, [what]: { by: seat, waiting } } }
}

/** What was proposed is answered. */
function answered(
  context: ProposalContext,
  command: ProposalCommand & { readonly agree: boolean },
): Agreement {
  const { offers, live } = context
  const { what, seat, key, agree } = command
  const done = live.doneAt(key, seat)
  if (done !== null) return { answer: { entry: done } }
  if (!offers[what]?.waiting.includes(seat)) return { answer: { fault: NO_OFFER } }
  return agree ? agreedTo(context, command) : { offers: { ...offers, [what]: null } }
}

/** Who proposed something takes it back. */
function withdrawn({ offers }: ProposalContext, { what, seat }: ProposalCommand): Agreement {
  if (offers[what]?.by !== seat) return { answer: { fault: NOTHING_PROPOSED } }
  return { offers: { ...offers, [what]: null } }
}

/** Entries after which a draw is another question than the one that was put. */
const ENDS_PROPOSALS: readonly LogEntryKind[] = ['leave', 'flag', 'replace', 'take', 'void', 'rules']

/**
 * What still stands after an entry. A choice that was to be undone is none of the last any more once the match has moved; a draw stays
 * proposed until it is answered, but not where a seat has a bot or nobody now, and not beyond the end.
 */
export function offersAfter(offers: Offers, kind: LogEntryKind, isOver: boolean): Offers {
  if (kind === 'stop' || kind === 'resume') return offers
  const { draw } = offers
  const stands = draw !== null && !isOver && !ENDS_PROPOSALS.includes(kind)
  return stands ? { undo: null, draw } : NO_OFFERS
}

/** What stands of what was proposed in another run of the server, after the entries that came since. */
export function offersLeft(
  stored: StoredOffers | null,
  entries: readonly LogEntry[],
  isOver: boolean,
): Offers {
  if (stored === null || isOver) return NO_OFFERS
  const { undo, draw } = stored
  const later = entries.filter(({ n }) => n > stored.entry)
  return later.reduce<Offers>((offers, { kind }) => offersAfter(offers, kind, isOver), { undo, draw })
}

/** One more person agrees, for all their seats; what was proposed is done in the name of who proposed it. */
function agreedTo({ offers, holders }: ProposalContext, { what, seat, key }: ProposalCommand): Agreement {
  const { by = seat, waiting = [] } = offers[what] ?? {}
  const person = holders[seat]?.identity
  const others = waiting.filter((other) => other !== seat && holders[other]?.identity !== person)
  return others.length === 0
    ? { agreed: { kind: what, seat: by, key } }
    : { offers: { ...offers, [what]: { by, waiting: others } } }
}

function whyNot({ live, holders, isRated }: ProposalContext, { what, seat }: ProposalCommand): Fault | null {
  if (live.isCalledOff) return CALLED_OFF
  if (live.flagged.has(seat)) return PLAYED_BY_BOT
  if (what === 'undo') return isRated ? RATED_STANDS : live.whyNoUndo(seat)
  const hasBots = live.flagged.size > 0 || holders.some(({ kind }) => kind === 'bot')
  return live.match.whyNoDraw() ?? (hasBots ? BOTS_PLAY_ON : null)
}

/** Seats of other persons who still play. */
function personsBeside({ live, holders }: ProposalContext, seat: Seat): Seat[] {
  const gone = [...live.match.leavers, ...live.flagged]
  const mine = holders[seat]?.identity
  return holders
    .filter((one) => one.kind === 'person' && one.identity !== mine && !gone.includes(one.seat))
    .map((one) => one.seat)
}
