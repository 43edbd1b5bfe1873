import { compactJson, fault, ok, readCompactJson, seenText, shown, type Result } from '@trialhall/kernel'
import * as z from 'zod/mini'
import { ClientMessage, ServerMessage } from './messages.ts'

/** Fields whose values are not to be read over a shoulder. */
const SECRET = /\b(?:password|word)$/

/** Checks data against a schema; the fault names the first wrong field, its value and what is allowed. */
export function check<T>(schema: z.ZodMiniType<T>, data: unknown, name: string): Result<T> {
  const checked = schema.safeParse(data)
  if (checked.success) return ok(checked.data)
  const [issue] = checked.error.issues
  if (issue?.code === 'unrecognized_keys') return unknownField(pathText([...issue.path, issue.keys[0] ?? '']))
  const path = pathText(issue?.path ?? [])
  const field = path === '' ? name : path
  const value = SECRET.test(field) ? '' : ` is ${shown(valueAt(data, issue?.path ?? []))}`
  return fault('bad-request', field, `${field}${value}: ${issue ? allowedBy(issue) : 'not allowed'}.`)
}

function unknownField(field: string): Result<never> {
  return fault('bad-request', field, `${field} is not known here: leave it out.`)
}

/** Where something stands in what was sent. Its sender chose some of the names, and somebody else may read them. */
function pathText(path: readonly PropertyKey[]): string {
  return path.map((part) => nameText(String(part))).join('.')
}

/** A name as it is seen, cut short; `?` where nothing of it is. */
function nameText(name: string): string {
  const seen = seenText(name.slice(0, MOST_READ_OF_NAME))
  return Array.from(seen).slice(0, MOST_OF_NAME).join('') || '?'
}

/** Characters of a field's name that are said back, and those among which they are looked for. */
const MOST_OF_NAME = 40
const MOST_READ_OF_NAME = 400
/** What zod says of fields whose schema has no sentence of its own. */
const NO_SENTENCE = 'Invalid input'
/** What values are called in sentences for people. */
const CALLED: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

function allowedBy(issue: z.core.$ZodIssue): string {
  if (issue.message !== NO_SENTENCE || issue.code !== 'invalid_type') return issue.message
  return `must be ${CALLED[issue.expected] ?? issue.expected}`
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )
}

/** Reads a message of a page from the text of a frame. */
export function readClientMessage(text: string): Result<ClientMessage> {
  const data = parsed(text)
  if (!data.ok) return data
  return isChoice(data.value) ? ok(data.value) : check(ClientMessage, data.value, 'message')
}

type Choice = Extract<ClientMessage, { type: 'choose' }>
const FIELDS_OF_CHOICE = 6
const MATCH = /^[a-z0-9]{8,32}$/

/** True for what the schema takes as a choice: nearly all messages are one, and this is ten times as quick. */
function isChoice(data: unknown): data is Choice {
  if (typeof data !== 'object' || data === null) return false
  const { type, id, match, seat, length, pick } = data as Readonly<Record<string, unknown>>
  if (type !== 'choose' || typeof id !== 'string' || typeof match !== 'string') return false
  if (id.length < 1 || id.length > 40 || !MATCH.test(match)) return false
  if (!isCount(seat) || seat > 7 || !isCount(length) || !isCount(pick)) return false
  let fields = 0
  for (const _ in data) fields++
  return fields === FIELDS_OF_CHOICE
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** What a frame of compact JSON begins with; all others are JSON. */
const COMPACT = '~'

/** A message of a server as a frame for those who have asked for compact ones. */
export function compactFrame(message: ServerMessage): string {
  return COMPACT + compactJson(message)
}

/** Reads a message of a server from the text of a frame. */
export function readServerMessage(text: string): Result<ServerMessage> {
  const data = text.startsWith(COMPACT) ? parsed(text.slice(COMPACT.length), readCompactJson) : parsed(text)
  return data.ok ? check(ServerMessage, data.value, 'message') : data
}

function parsed(text: string, read: (text: string) => unknown = JSON.parse): Result<unknown> {
  try {
    return ok(read(text))
  } catch {
    return fault('bad-request', 'message', 'The message is not valid JSON.')
  }
}
