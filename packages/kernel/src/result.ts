/** What was wrong with something a person gave us: a code from one table, the field, and one sentence. */
export interface Fault {
  readonly code: FaultCode
  readonly field: string
  readonly message: string
  /** Where several things are wrong at once, a sentence for each; `message` holds them all. */
  readonly parts?: readonly string[]
}

/** Every kind of fault, with what it means. Protocol errors, exit messages and form errors all use these codes. */
export const FAULTS = {
  'unknown-game': 'no game has this id',
  'bad-seats': 'the game does not take this number of seats',
  'bad-option': 'an option of the match is unknown or out of range',
  'bad-seed': 'the seed is neither a whole number nor a short text',
  'bad-position': 'the position cannot be set up',
  'bad-rolls': 'the scripted dice are not a list of whole numbers of at least 1',
  'bad-log': 'the log is damaged or not a log',
  'foreign-log': 'the log belongs to another game or another rules version',
  'bad-pick': 'the option index is not one of those offered',
  'not-asked': 'this seat is not asked now',
  'bad-seat': 'there is no such seat',
  'match-over': 'the match is over',
  'no-way-back': 'there is nothing that may be taken back',
  'no-match': 'no match is open',
  'no-log': 'a re-dealt world has no log, and bots cannot think in it',
  'bad-handle': 'nothing is kept under this handle',
  'bad-request': 'the request is not understood',
  'bad-flag': 'a flag or argument is unknown or out of range',
  'bad-bot': 'no bot has this name',
  'rules-error': 'the rules cannot go on from what was given; nothing was changed',
  'rules-stuck': 'the rules run on without end from here; nothing was changed',
} as const
/** One code of the table above. */
export type FaultCode = keyof typeof FAULTS

/** Either a value, or what was wrong. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault }

/** A good result. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A bad result; `message` is one sentence that names the field, the fault and what is allowed. */
export function fault(code: FaultCode, field: string, message: string): { ok: false; fault: Fault } {
  return { ok: false, fault: { code, field, message } }
}

/** Several faults of one field in one: where there are none, null. */
export function faultsIn(code: FaultCode, field: string, parts: readonly string[]): Fault | null {
  return parts.length === 0 ? null : { code, field, message: parts.join(' '), parts }
}

/** An error of ours: rules or kernel used wrongly. Never caught by rules; the message names game, seat and step. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
}

/** A value as it is quoted in an error: JSON, cut short, however large or deep the value is. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : beginning(value, MOST_SHOWN)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}…` : text
}

const MOST_SHOWN = 60

/** The JSON of a value as far as about so many characters go. Each level of a list in a list takes one, so none is too deep. */
function beginning(value: unknown, room: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? typeof value
  const isList = Array.isArray(value)
  let text = ''
  for (const [key, part] of Object.entries(value)) {
    if (text.length >= room) break
    if (part === undefined && !isList) continue
    const name = isList ? '' : `${JSON.stringify(key)}:`
    const lead = `${text === '' ? '' : ','}${name}`
    text += `${lead}${beginning(part ?? null, room - 1 - text.length - lead.length)}`
  }
  return isList ? `[${text}]` : `{${text}}`
}
