import type { Offer, Proposal } from '@trialhall/protocol'
import type { EntryKind } from '../store/store.ts'

/** What is proposed at a table and not settled yet: one of each kind at a time. */
export type Offers = Readonly<Record<Proposal, Offer | null>>

/** Nothing is proposed. */
export const NO_OFFERS: Offers = { undo: null, draw: null }

/**
 * What still stands after an entry. A choice that was to be undone is none of the last any more once the match has moved; a draw stays
 * proposed until it is answered, but not where a seat has a bot or nobody now, and not beyond the end.
 */
export function offersAfter({ draw }: Offers, kind: EntryKind, isOver: boolean): Offers {
  const stands = draw !== null && !isOver && kind !== 'leave' && kind !== 'flag'
  return stands ? { undo: null, draw } : NO_OFFERS
}
