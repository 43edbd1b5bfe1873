import { fault, type Fault } from '@trialhall/kernel'

/** The choice was made for a table that has moved on. */
export const STALE: Fault = fault(
  'bad-request',
  'length',
  'The table has moved on since that was offered: look again and choose anew.',
).fault

/** The store failed; the same command may be sent again with the same id. */
export const NOT_STORED: Fault = fault(
  'bad-request',
  'storage',
  'The server could not store this choice, so it was not done; try again in a moment.',
).fault

/** The rules threw: an error of ours. */
export const RULES_FAILED: Fault = fault(
  'rules-error',
  'match',
  'The rules could not go on from here; nothing was changed, and the error has been noted.',
).fault

/** Time had run out, or had not after all. */
export const TOO_LATE: Fault = fault(
  'bad-request',
  'seat',
  'This came too late: the table has moved on.',
).fault

/** A bot plays on for a seat that ran out of time. */
export const PLAYED_BY_BOT: Fault = fault(
  'bad-seat',
  'seat',
  'The time of this seat ran out, and a bot plays on for it.',
).fault

/** A seat of somebody else. */
export const NOT_YOURS: Fault = fault('bad-seat', 'seat', 'This seat is not yours to play.').fault

/** An answer that nobody asked for. */
export const NO_OFFER: Fault = fault(
  'no-way-back',
  'undo',
  'Nobody waits for an answer about undoing from this seat.',
).fault

/** There is no such match. */
export function unknownMatch(id: string): { ok: false; fault: Fault } {
  return fault('no-match', 'match', `There is no match "${id}" here.`)
}
