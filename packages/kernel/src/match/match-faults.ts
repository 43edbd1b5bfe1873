import type { Ask } from '../ask.ts'
import type { Game } from '../game.ts'
import type { Log } from '../formats/log.ts'
import { fault, shown, type Fault, type Result } from '../result.ts'
import { seatLetter, type Seat } from '../seats.ts'
import type { EarlierRules } from './migration.ts'
import type { Misfit } from './suspend.ts'

// What a match says to what people get wrong: a fault each, and nothing is changed.

/** A seat that the match does not have. */
export function noSuchSeat(seat: Seat, seats: number): Result<never> {
  return fault('bad-seat', 'seat', `seat is ${shown(seat)}; allowed is 0 to ${seats - 1}.`)
}

/** A choice after the end. */
export function nothingToChoose(): Result<never> {
  return fault('match-over', 'index', 'The match is over; nothing more can be chosen.')
}

/** A choice of a seat that is not asked while these asks are open. */
export function notAsked(seat: Seat, open: readonly Ask[]): Result<never> {
  const asked = open.map((one) => seatLetter(one.seat)).join(', ')
  return fault('not-asked', 'seat', `Seat ${seatLetter(seat)} is not asked now; asked is ${asked}.`)
}

/** A pick beyond the options. */
export function badPick(pick: number, options: number): Result<never> {
  return fault('bad-pick', 'index', `index is ${shown(pick)}; allowed is 0 to ${options - 1}.`)
}

/** Going back where that would take back what somebody has seen or answered. */
export function noWayBack(): Result<never> {
  const why = 'Nothing can be taken back: something was rolled, revealed or decided since.'
  return fault('no-way-back', 'seat', why)
}

/** Undoing what never was. */
export function nothingToUndo(): Result<never> {
  return fault('no-way-back', 'undo', 'Nothing has been chosen yet, so nothing can be undone.')
}

/** Redoing what was not undone. */
export function nothingToRedo(): Result<never> {
  return fault('no-way-back', 'redo', 'Nothing has been undone, so nothing can be redone.')
}

/** Leaving after the end. */
export function nothingToLeave(): Result<never> {
  return fault('match-over', 'seat', 'The match is over; nobody can leave it any more.')
}

/** Leaving a game whose rules have no word on it. */
export function neverLeft(title: string): Result<never> {
  return fault('bad-request', 'seat', `${title} cannot be left before its end.`)
}

/** Leaving twice. */
export function hasLeft(seat: Seat): Result<never> {
  return fault('bad-seat', 'seat', `Seat ${seatLetter(seat)} has left the match already.`)
}

/** Agreeing on a draw after the end. */
export const NOTHING_TO_DRAW: Fault = fault(
  'match-over',
  'draw',
  'The match is over; nobody can agree on a draw any more.',
).fault

/** Agreeing on a draw in a game whose rules know none. */
export function neverDrawn(title: string): Fault {
  return fault('bad-request', 'draw', `${title} has no draw by agreement: it is played to its end.`).fault
}

/** A log of another game, or of other rules of it. */
export function foreignLog(game: Pick<Game, 'id' | 'rulesVersion'>, log: Log): Result<never> {
  const has = `${log.game} rules version ${log.rulesVersion}`
  const wants = `${game.id} rules version ${game.rulesVersion}`
  return fault('foreign-log', 'log', `The log is of ${has}; this is ${wants}.`)
}

/** A log whose first part was played by earlier rules. */
export function ofSeveralRules(log: Log, earlier: EarlierRules): Result<never> {
  const before = `${earlier.until} ${earlier.until === 1 ? 'choice was' : 'choices were'}`
  const message = `The rules of ${log.game} changed while this match was under way: ${before} made before version ${log.rulesVersion} of them, so no version can play it again from its beginning.`
  return fault('foreign-log', 'earlierRules', message)
}

/** A choice of a log that the match does not offer there. */
export function badChoice(misfit: Misfit): Result<never> {
  const where = `choices[${misfit.index}]`
  return fault('bad-log', where, `${where} does not fit the match: ${misfit.why}.`)
}

/** A log that leads where the rules cannot go on. */
export function unplayable(why: string): Result<never> {
  return fault('bad-log', 'log', `The log cannot be played: ${why}.`)
}
