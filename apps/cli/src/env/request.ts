import { fault, ok, shown, type Result } from '@trialhall/kernel'

/** Everything that can be asked of the environment. */
export const OPS = [
  'reset',
  'load',
  'choose',
  'undo',
  'view',
  'think',
  'rollout',
  'resample',
  'save',
  'restore',
  'drop',
  'hash',
  'log',
  'close',
] as const
/** One of them. */
export type Op = (typeof OPS)[number]

/** One line from outside: known to be an object with a known `op`; its other fields are not looked at yet. */
export interface EnvRequest {
  readonly op: Op
  readonly fields: Readonly<Record<string, unknown>>
}

/** What a match is started with. */
const START_FIELDS = ['seed', 'seats', 'options', 'position', 'rolls'] as const
const RESET_FIELDS = ['op', ...START_FIELDS, 'match', 'tell']

/** Reads one line. */
export function readRequest(line: string): Result<EnvRequest> {
  const json = parsed(line)
  if (!json.ok) return json
  const fields = json.value as Record<string, unknown>
  const op = OPS.find((one) => one === fields.op)
  if (op === undefined) {
    return fault('bad-request', 'op', `op is ${shown(fields.op)}; allowed is one of ${OPS.join(', ')}.`)
  }
  const stray = op === 'reset' ? Object.keys(fields).find((key) => !RESET_FIELDS.includes(key)) : undefined
  if (stray === undefined) return ok({ op, fields })
  const known = RESET_FIELDS.slice(1).join(', ')
  return fault('bad-request', shown(stray), `reset has no field ${shown(stray)}; known are ${known}.`)
}

function parsed(line: string): Result<object> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value)
    return fault('bad-request', 'request', `The request is ${shown(value)}; allowed is an object with op.`)
  } catch {
    const text = line.trim() === '' ? 'empty' : 'not valid JSON'
    return fault('bad-request', 'request', `The line is ${text}; allowed is one JSON object a line.`)
  }
}

/** What `Match.start` takes, from the fields of a reset. What is null or missing takes the game's default. */
export function startOf(fields: EnvRequest['fields'], freshSeed: () => number): Record<string, unknown> {
  const given = START_FIELDS.map((key) => [key, fields[key] ?? null] as const)
  const start = Object.fromEntries(given.filter(([, value]) => value !== null))
  return start.seed === undefined ? { ...start, seed: freshSeed() } : start
}
