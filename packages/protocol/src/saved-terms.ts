import { seenText } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { DeckId, NewMatch } from './http.ts'
import type { SeatPlan } from './parts.ts'

/** How a table is opened, without what belongs to one table alone: a promise, and whom a seat is kept for. */
export const TableTerms = z.omit(NewMatch, { table: true })
/** See the schema. */
export type TableTerms = z.infer<typeof TableTerms>

/** Terms as they are kept: what a seat brings, and whom it is kept for, is of one table alone. */
export function keptTerms(terms: TableTerms): TableTerms {
  return { ...terms, seats: terms.seats.map(bareSeat) }
}

function bareSeat(seat: SeatPlan): SeatPlan {
  if (seat.kind === 'bot') return seat
  return seat.kind === 'me' ? { kind: 'me' } : { kind: 'open' }
}

/** PUT /api/terms/:id: terms under a name, so that a table with them can be opened again. */
export const SaveTerms = z.strictObject({
  name: z
    .string()
    .check(
      z.maxLength(40, 'must have 1 to 40 characters'),
      z.overwrite(seenText),
      z.minLength(1, 'must have 1 to 40 characters that can be seen'),
    ),
  terms: TableTerms,
})
/** See the schema. */
export type SaveTerms = z.infer<typeof SaveTerms>

/** Terms that somebody keeps; the page that kept them made up the id. */
export const SavedTerms = z.object({ id: DeckId, name: z.string(), terms: TableTerms })
/** See the schema. */
export type SavedTerms = z.infer<typeof SavedTerms>

/** GET /api/terms, and what PUT and DELETE /api/terms/:id answer: all that I keep. */
export const SavedTermsList = z.object({ terms: z.array(SavedTerms) })
/** See the schema. */
export type SavedTermsList = z.infer<typeof SavedTermsList>
