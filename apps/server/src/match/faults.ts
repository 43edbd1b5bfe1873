import { fault, type AnyGame, type Fault } from '@trialhall/kernel'
import { DamagedMatch } from '../store/damage.ts'

/** The choice was made for a table that has moved on. */
export const STALE: Fault = fault(
  'bad-request',
  'length',
  'The table has moved on since you were asked: look again, then choose.',
).fault

/** The store failed; the same command may be sent again with the same id. */
export const NOT_STORED: Fault = fault(
  'bad-request',
  'storage',
  'The server could not store this choice, so it was not done; try again in a moment.',
).fault

/** A match, or who one is, could not be read: the disk fails. */
export const NOT_READ: Fault = fault(
  'bad-request',
  'storage',
  'The server could not read this from its disk; try again in a moment.',
).fault

/** What is kept of the match cannot be read. */
export const MATCH_DAMAGED: Fault = fault(
  'no-match',
  'match',
  'What the server kept of this match is damaged, so it is set aside; the server’s operator can recover what is left of it.',
).fault

/** What to tell where something could not be read: a match that is damaged stays so. */
export function unread(error: unknown): { ok: false; fault: Fault } {
  return { ok: false, fault: error instanceof DamagedMatch ? MATCH_DAMAGED : NOT_READ }
}

/** The match is made anew from its log. */
export const MADE_ANEW: Fault = fault(
  'bad-request',
  'storage',
  'This match is being rebuilt from its log, so nothing was done; try again in a moment.',
).fault

/** The machine gave the server no time to make the match. */
export const TOO_BUSY: Fault = fault(
  'bad-request',
  'storage',
  'The server is too busy to open this match; try again in a moment.',
).fault

/** The server goes. */
export const CLOSING: Fault = fault(
  'bad-request',
  'storage',
  'The server is about to stop, so this was not done; try again in a moment.',
).fault

/** The rules threw: an error of ours. */
export const RULES_FAILED: Fault = fault(
  'rules-error',
  'match',
  'The rules could not go on from here; nothing was changed, and the error has been noted.',
).fault

/** The rules had to be ended by force: they ran on without end. */
export const RULES_STUCK: Fault = fault(
  'rules-stuck',
  'match',
  'The rules of the game ran on without end from this choice, so it was not done; choose something else.',
).fault

/** The rules run on without end where the match stands already. */
export const MATCH_STUCK: Fault = fault(
  'rules-stuck',
  'match',
  'The rules of the game run on without end where this match stands, so it is set aside; its log is kept.',
).fault

/** The rules throw where the match stands already: an error of ours, or a log that is damaged. */
export const MATCH_FAILED: Fault = fault(
  'rules-error',
  'match',
  'This match cannot be played on from its log: the error has been noted, and the log is kept.',
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
  'A bot plays on for this seat, because its time ran out or its player left.',
).fault

/** A seat of somebody else. */
export const NOT_YOURS: Fault = fault('bad-seat', 'seat', 'This seat is not yours to play.').fault

/** It was called off. */
export const CALLED_OFF: Fault = fault(
  'match-over',
  'match',
  'This match was called off; nothing of it can be changed.',
).fault

/** An answer that nobody asked for. */
export const NO_OFFER: Fault = fault(
  'no-way-back',
  'what',
  'Nobody waits for this answer from this seat any more.',
).fault

/** Nothing that could be withdrawn. */
export const NOTHING_PROPOSED: Fault = fault(
  'no-way-back',
  'what',
  'Nothing that you proposed is open any more, so there is nothing to withdraw.',
).fault

/** A draw where bots play. */
export const BOTS_PLAY_ON: Fault = fault(
  'bad-request',
  'what',
  'Bots do not agree to draws: they play to the end.',
).fault

/** A person has so many matches under way that more cannot be begun. */
export function tooManyMatches(limit: number): { ok: false; fault: Fault } {
  const message = `You have ${limit} matches that are not over; finish or resign one of them first.`
  return fault('bad-request', 'matches', message)
}

/** Somebody has more public tables that wait for others than the server lets one person have. */
export function tooManyOpen(limit: number): { ok: false; fault: Fault } {
  const message = `You have ${limit} public tables that wait for players; take your seat back at one of them first, or open this one by link.`
  return fault('bad-request', 'matches', message)
}

/** There is no such match. */
export function unknownMatch(id: string): { ok: false; fault: Fault } {
  return fault('no-match', 'match', `There is no match "${id}" here.`)
}

/** Choices of rated matches are not undone, whoever agrees. */
export const RATED_STANDS: Fault = fault(
  'bad-request',
  'undo',
  'This match is rated, so choices stand once the table has moved on.',
).fault

/** Its last person has left. */
export const GONE: Fault = fault('bad-seat', 'seat', 'This seat has left the match already.').fault

/** What it is too late for. */
export const OVER: { ok: false; fault: Fault } = fault(
  'match-over',
  'match',
  'The match is over; nothing of it can be changed.',
)

/** There is nothing to undo. */
export const NOTHING_CHOSEN: Fault = fault(
  'no-way-back',
  'seat',
  'You have not chosen anything yet, so nothing can be undone.',
).fault

/** Later rules took over, and where they began is lost. */
export const NO_BASE: { ok: false; fault: Fault } = fault(
  'foreign-log',
  'rulesVersion',
  'The rules of this match changed while it was under way, and what it went on from is lost: it cannot be played on. What is kept of it is shown at its table, with its log.',
)

/** Later rules took over since. */
export const RULES_CHANGED: Fault = fault(
  'no-way-back',
  'seat',
  'The rules of this game have changed since then, so it cannot be undone.',
).fault

/** Everybody has learnt something from it. */
export const NO_WAY_BACK: Fault = fault(
  'no-way-back',
  'seat',
  'Nothing can be taken back: something was rolled, revealed or decided since.',
).fault

/** So much was taken back already. */
export const TOO_OFTEN: Fault = fault(
  'no-way-back',
  'seat',
  'This match has reached its limit of take-backs: choose, and play on.',
).fault

/** The match would be another one. */
export const SOMEBODY_LEFT: Fault = fault(
  'no-way-back',
  'seat',
  'Somebody has left the match since then, so it cannot be undone.',
).fault

/** A match that this server's rules cannot play on. */
export function ofOtherRules({ title, rulesVersion }: AnyGame, version: number): { ok: false; fault: Fault } {
  const message = `This match was begun by version ${version} of the rules of ${title}; this server plays version ${rulesVersion}, so it cannot be played on. What is kept of it is shown at its table, with its log.`
  return fault('foreign-log', 'rulesVersion', message)
}
