import { type Log, type Outcome, type Result, type Series, checkLog, fault, ok } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'

/** Name and version of the form in which a match is kept on this device. */
export const SAVED_FORMAT = 'trialhall-saved-1'

/** A match as it is kept: its log, who sits where, and what a list of matches shows of it. */
export interface SavedMatch {
  readonly format: typeof SAVED_FORMAT
  /** Name of the match on this device, part of its address. */
  readonly id: string
  readonly log: Log
  readonly seats: readonly SeatInfo[]
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly playedAt: number
  readonly outcome: Outcome | null
  /** How far it has come, in the game's own words; '' while nobody has looked. */
  readonly progress: string
  /** The series that it belongs to, as it stood before this match. */
  readonly series?: Series
}

/** Checks a kept match that was read back. The fault is one sentence for the person whose match it is. */
export function checkSaved(given: unknown): Result<SavedMatch> {
  if (!isRecord(given)) return damaged('it is not a match')
  if (given.format !== SAVED_FORMAT) return damaged('its format is unknown to this version')
  if (typeof given.id !== 'string' || given.id === '') return damaged('its name is missing')
  const log = checkLog(given.log)
  if (!log.ok) return damaged(log.fault.message.replace(/\.$/, ''))
  if (!isSeating(given.seats, log.value.seats)) return damaged('who sits where is missing')
  return ok({
    format: SAVED_FORMAT,
    id: given.id,
    log: log.value,
    seats: given.seats,
    startedAt: timeOf(given.startedAt),
    playedAt: timeOf(given.playedAt),
    outcome: isOutcome(given.outcome, log.value.seats) ? given.outcome : null,
    progress: typeof given.progress === 'string' ? given.progress : '',
    ...(isSeries(given.series, log.value.seats) ? { series: given.series } : {}),
  })
}

function damaged(why: string): Result<never> {
  return fault('bad-log', 'match', `The saved match cannot be read: ${why}.`)
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function isSeating(given: unknown, seats: number): given is SeatInfo[] {
  return Array.isArray(given) && given.length === seats && given.every(isSeat)
}

function isSeat(given: unknown, at: number): boolean {
  if (!isRecord(given) || given.seat !== at || typeof given.name !== 'string') return false
  if (given.person !== undefined && !Number.isInteger(given.person)) return false
  return given.kind === 'person' || (given.kind === 'bot' && typeof given.strength === 'string')
}

function isOutcome(given: unknown, seats: number): given is Outcome {
  if (!isRecord(given) || typeof given.reason !== 'string') return false
  return isNumbers(given.ranks, seats) && isNumbers(given.scores, seats)
}

function isSeries(given: unknown, seats: number): given is Series {
  return isRecord(given) && isNumbers([given.bestOf, given.game], 2) && isNumbers(given.wins, seats)
}

function isNumbers(given: unknown, length: number): boolean {
  return Array.isArray(given) && given.length === length && given.every((one) => Number.isFinite(one))
}

function timeOf(given: unknown): number {
  return typeof given === 'number' && Number.isFinite(given) ? given : 0
}
