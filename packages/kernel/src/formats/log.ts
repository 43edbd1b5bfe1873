import type { Choice } from '../ask.ts'
import { choiceOf } from '../match/choice.ts'
import { fromBase64Url, toBase64Url } from './base64.ts'
import { ByteReader, ByteWriter } from './bytes.ts'
import { GENERATORS, type Generator, type Seed } from '../chance.ts'
import { textHash } from './hash.ts'
import type { Leave } from '../match/leaves.ts'
import type { EarlierRules } from '../match/migration.ts'
import type { Options } from '../request/options.ts'
import { fault, ok, shown, type Result } from '../result.ts'
import { MAX_SEATS } from '../seats.ts'
import { checkSeedFrom, type SeedFrom } from './seed-from.ts'

/** Name and version of the log's own format. */
export const LOG_FORMAT = 'trialhall-log-1'

/** A match, whole: what it was started with, and every choice in the order in which it was made. */
export interface Log {
  readonly format: typeof LOG_FORMAT
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly seed: Seed
  /** What the match draws from. Missing: sfc32. */
  readonly generator?: Generator
  /** How the seed came about, for whoever checks that nobody chose it. */
  readonly seedFrom?: SeedFrom
  /** Only those that differ from the game's defaults. */
  readonly options: Options
  readonly position?: unknown
  readonly rolls?: readonly number[]
  /** Seats that gave up, and when. */
  readonly leaves?: readonly Leave[]
  /** All agreed on a draw after the last choice, and the match was over. */
  readonly drawn?: true
  /**
   * Where rules changed while the match was under way: those it was played by before, the first ones first. `rulesVersion` are the last. No
   * version of the rules can play such a log again from its beginning.
   */
  readonly earlierRules?: readonly EarlierRules[]
  readonly choices: readonly Choice[]
}

/** The match as it stood after so many choices: who gave up by then has given up, and a draw is agreed on only at its end. */
export function logUpTo(log: Log, length: number): Log {
  const { leaves = [], drawn, ...rest } = log
  const left = leaves.filter(({ at }) => at <= length)
  return {
    ...rest,
    ...(left.length === 0 ? {} : { leaves: left }),
    ...(drawn && length >= log.choices.length ? { drawn } : {}),
    choices: log.choices.slice(0, length),
  }
}

/** Checks a log that came from outside as JSON. Whether its choices fit is seen when it is replayed. */
export function checkLog(given: unknown): Result<Log> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return bad('log', given, 'an object')
  const log = given as Record<string, unknown>
  if (log.format !== LOG_FORMAT) return bad('format', log.format, `"${LOG_FORMAT}"`)
  if (typeof log.game !== 'string') return bad('game', log.game, 'the id of a game')
  if (!isCount(log.rulesVersion)) return bad('rulesVersion', log.rulesVersion, 'a whole number')
  if (!isCount(log.seats) || log.seats > MAX_SEATS) return bad('seats', log.seats, `1 to ${MAX_SEATS}`)
  if (typeof log.seed !== 'string' && !Number.isSafeInteger(log.seed))
    return bad('seed', log.seed, 'a number or text')
  if (typeof log.options !== 'object' || log.options === null) return bad('options', log.options, 'an object')
  if (log.generator !== undefined && !GENERATORS.some((one) => one === log.generator))
    return bad('generator', log.generator, `one of ${GENERATORS.join(', ')}`)
  const from = log.seedFrom === undefined ? null : checkSeedFrom(log.seedFrom, log.seats, 'bad-log')
  if (from?.ok === false) return from
  if (log.drawn !== undefined && log.drawn !== true) return bad('drawn', log.drawn, 'true, or nothing')
  if (log.earlierRules !== undefined && !isEarlierRules(log.earlierRules))
    return bad('earlierRules', log.earlierRules, 'a list of { rulesVersion, until }')
  const choices = checkChoices(log.choices, log.seats)
  if (!choices.ok) return choices
  if (log.leaves !== undefined && !isLeaves(log.leaves, { seats: log.seats, choices: choices.value.length }))
    return bad('leaves', log.leaves, 'a list of { at, seat } in the order of the match, each seat once')
  return ok({ ...(given as Log), choices: choices.value })
}

function checkChoices(given: unknown, seats: number): Result<Choice[]> {
  if (!Array.isArray(given)) return bad('choices', given, 'a list of { seat, pick }')
  for (const [i, choice] of given.entries()) {
    const { seat, pick } = (choice ?? {}) as Record<string, unknown>
    if (!isCount(seat) || seat >= seats) return bad(`choices[${i}].seat`, seat, `0 to ${seats - 1}`)
    if (!isCount(pick)) return bad(`choices[${i}].pick`, pick, 'a whole number of at least 0')
  }
  return ok(given.map(({ seat, pick }: Choice) => choiceOf(seat, pick)))
}

function isLeaves(given: unknown, { seats, choices }: { seats: number; choices: number }): boolean {
  const gone = new Set<number>()
  let last = 0
  const isLeave = (one: unknown): boolean => {
    const { at, seat } = (one ?? {}) as Record<string, unknown>
    if (!isCount(at) || at < last || at > choices) return false
    if (!isCount(seat) || seat >= seats || gone.has(seat)) return false
    last = at
    gone.add(seat)
    return true
  }
  return Array.isArray(given) && given.every(isLeave)
}

function isEarlierRules(given: unknown): boolean {
  const isOne = (one: unknown): boolean => {
    const { rulesVersion, until } = (one ?? {}) as Record<string, unknown>
    return isCount(rulesVersion) && isCount(until)
  }
  return Array.isArray(given) && given.length > 0 && given.every(isOne)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function bad(field: string, value: unknown, allowed: string): Result<never> {
  return fault('bad-log', field, `${field} is ${shown(value)}; allowed is ${allowed}.`)
}

const MAGIC = 0x54
const SEAT_SHIFT = 5
const LONG_PICK = 31

/** A log as bytes: one byte for nearly every choice, so that a finished match fits into a link. */
export function encodeLog(log: Log): Uint8Array {
  const { format: _format, game, rulesVersion, seats, choices, ...rest } = log
  const body = new ByteWriter()
  body.byte(MAGIC)
  body.text(game)
  body.count(rulesVersion)
  body.count(seats)
  body.text(JSON.stringify(rest))
  body.count(choices.length)
  for (const { seat, pick } of choices) {
    body.byte((seat << SEAT_SHIFT) | Math.min(pick, LONG_PICK))
    if (pick >= LONG_PICK) body.count(pick - LONG_PICK)
  }
  const bytes = body.bytes()
  return new Uint8Array([...bytes, ...checksum(bytes)])
}

const CHECKSUM_BYTES = 4

function checksum(bytes: Uint8Array): number[] {
  const digits = textHash(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

/** Reads a log from bytes. A cut, changed or foreign file is a fault. */
export function decodeLog(bytes: Uint8Array): Result<Log> {
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  const expected = checksum(body)
  const isWhole =
    bytes.length > CHECKSUM_BYTES && expected.every((byte, i) => byte === bytes[body.length + i])
  if (!isWhole || body[0] !== MAGIC) {
    return fault('bad-log', 'log', 'The log is damaged: it is cut short or changed, or is not a log at all.')
  }
  const log = readBody(new ByteReader(body.subarray(1)))
  return log === null
    ? fault('bad-log', 'log', 'The log is damaged: its parts do not fit together.')
    : checkLog(log)
}

function readBody(reader: ByteReader): unknown {
  const game = reader.text()
  const rulesVersion = reader.count()
  const seats = reader.count()
  const rest = parseJson(reader.text())
  const length = reader.count()
  const choices: Choice[] = []
  for (let i = 0; i < length && !reader.isSpent; i++) {
    const byte = reader.byte()
    const short = byte & LONG_PICK
    choices.push({ seat: byte >> SEAT_SHIFT, pick: short === LONG_PICK ? LONG_PICK + reader.count() : short })
  }
  if (rest === null || choices.length !== length || reader.isBroken || !reader.isSpent) return null
  return { format: LOG_FORMAT, game, rulesVersion, seats, ...rest, choices }
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

/** A log as text for a link: letters, digits, - and _. */
export function logToLink(log: Log): string {
  return toBase64Url(encodeLog(log))
}

/** Reads a log in any of its forms: JSON text, link text, or the whole link around it. */
export function readLog(text: string): Result<Log> {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) {
    const json = parseJson(trimmed)
    return json ? checkLog(json) : fault('bad-log', 'log', 'The log is not valid JSON.')
  }
  const bytes = fromBase64Url(codeIn(trimmed))
  return bytes
    ? decodeLog(bytes)
    : fault('bad-log', 'log', 'This is no match: neither an exported file nor a match link.')
}

/** The code at the end of a link, or all of a text that is no link. */
function codeIn(text: string): string {
  return text.slice(1 + Math.max(...['#', '/', '=', '?'].map((mark) => text.lastIndexOf(mark))))
}
