import { fault, ok, shown, type Result } from '../result.ts'

/** One option of a match that a host may set, as data: forms, checks, help texts and the protocol are made from it. */
export type OptionSpec = {
  readonly id: string
  readonly label: string
  /** One sentence: what it changes. */
  readonly help: string
  /** Clauses of the rulebook that it changes. */
  readonly clauses?: readonly string[]
  /** It changes something only while another option has one of these values; forms leave it out where that is not so. */
  readonly when?: { readonly option: string; readonly is: readonly (number | boolean | string)[] }
} & (
  | {
      readonly type: 'integer'
      readonly min: number
      readonly max: number
      readonly default: number
      /** Its default in matches that no person plays, and nobody could call off: simulations, tournaments, tests. */
      readonly amongBots?: number
    }
  | { readonly type: 'flag'; readonly default: boolean }
  | {
      readonly type: 'choice'
      readonly choices: readonly Choosable[]
      readonly default: string
      /** Its default where several people share a screen: they would wait for each other at what costs people apart nothing. */
      readonly onOneScreen?: string
      readonly open?: OpenChoice
    }
  /** One choice a seat, '' where it is left open; no two seats the same when `distinct`. */
  | {
      readonly type: 'per-seat'
      readonly choices: readonly Choosable[]
      readonly distinct: boolean
      readonly open?: OpenChoice
      /** Each seat brings its own, which nobody else learns before the match is over. Goes with `distinct: false`. */
      readonly secret?: true
    }
)

/**
 * The option whether a response window asks everybody who by public knowledge could respond, which keeps the secret of
 * who can, or only who can. `help` says what secret that is. People around one screen would hand it round at each window, so there only
 * those who can are asked unless the host says otherwise.
 */
export function windowsOption(help: string): OptionSpec {
  return {
    id: 'windows',
    label: 'Response windows',
    help,
    type: 'choice',
    choices: [
      { id: 'always', label: 'Ask everybody' },
      { id: 'able', label: 'Only who can respond' },
    ],
    default: 'always',
    onOneScreen: 'able',
  }
}

/** Besides the choices listed, any text up to so many characters may be given; `Game.vet` looks at what it says. */
export interface OpenChoice {
  readonly longest: number
  /** What the text is, in a few words, e.g. "a deck list". */
  readonly form: string
}

/** A value of a choice, and how it is called. */
export interface Choosable {
  readonly id: string
  readonly label: string
  /** One sentence: what it means. */
  readonly help?: string
  /** Clauses of the rulebook that say it. */
  readonly clauses?: readonly string[]
}

/** Checked options: one value for each spec. */
export type Options = Readonly<Record<string, OptionValue>>

type OptionValue = number | boolean | string | readonly string[]

/** The defaults of all options. */
export function defaultOptions(specs: readonly OptionSpec[], seats: number): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, defaultOf(spec, seats)]))
}

function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.type === 'per-seat' ? Array.from({ length: seats }, () => '') : spec.default
}

/**
 * Options from outside, not checked yet, for a match that no person plays: where nothing is said of an option that has a default of
 * its own for such matches, it has that one.
 */
export function optionsAmongBots<T>(specs: readonly OptionSpec[], given: T): T | Record<string, number> {
  return withUsual(
    specs.flatMap((spec) =>
      spec.type === 'integer' && spec.amongBots !== undefined ? [[spec.id, spec.amongBots] as const] : [],
    ),
    given,
  )
}

/** The same for a match of several people around one screen. */
export function optionsOnOneScreen<T>(specs: readonly OptionSpec[], given: T): T | Record<string, string> {
  return withUsual(
    specs.flatMap((spec) =>
      spec.type === 'choice' && spec.onOneScreen !== undefined ? [[spec.id, spec.onOneScreen] as const] : [],
    ),
    given,
  )
}

/** Options from outside with values for some of which nothing is said. */
function withUsual<T, V>(usual: readonly (readonly [string, V])[], given: T): T | Record<string, V> {
  if (given !== undefined && (typeof given !== 'object' || Array.isArray(given))) return given
  return usual.length === 0 ? given : { ...Object.fromEntries(usual), ...given }
}

/** Checks options from outside and fills in the defaults. The fault names the option, the value and what is allowed. */
export function parseOptions(specs: readonly OptionSpec[], seats: number, given: unknown): Result<Options> {
  if (given === undefined || given === null) return ok(defaultOptions(specs, seats))
  if (typeof given !== 'object' || Array.isArray(given)) {
    return fault('bad-option', 'options', 'options must be an object with one value for each option.')
  }
  const known = specs.map((spec) => spec.id)
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown !== undefined) {
    return fault(
      'bad-option',
      `options.${unknown}`,
      `options.${unknown} is unknown; allowed are ${known.join(', ')}.`,
    )
  }
  const options: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = (given as Record<string, unknown>)[spec.id]
    const parsed = value === undefined ? ok(defaultOf(spec, seats)) : parseOption(spec, seats, value)
    if (!parsed.ok) return parsed
    options[spec.id] = parsed.value
  }
  return ok(options)
}

function parseOption(spec: OptionSpec, seats: number, value: unknown): Result<OptionValue> {
  const wrong = (allowed: string): Result<never> =>
    fault('bad-option', `options.${spec.id}`, `options.${spec.id} is ${shown(value)}; allowed is ${allowed}.`)
  switch (spec.type) {
    case 'integer':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? ok(value as number)
        : wrong(`a whole number from ${spec.min} to ${spec.max}`)
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : wrong('true or false')
    case 'choice': {
      const ids = spec.choices.map((choice) => choice.id)
      return isChoice(spec, value) ? ok(value) : wrong(`one of ${ids.join(', ')}${openRule(spec)}`)
    }
    case 'per-seat': {
      const allowed = perSeatRule(spec, seats)
      return isPerSeat(spec, seats, value) ? ok(padded(value as string[], seats)) : wrong(allowed)
    }
  }
}

/** An option of which each seat has a value of its own. */
export type PerSeat = Extract<OptionSpec, { readonly type: 'per-seat' }>

function perSeatRule(spec: PerSeat, seats: number): string {
  const ids = spec.choices.map((choice) => choice.id).join(', ')
  const distinct = spec.distinct ? ', no two seats the same' : ''
  return `a list of at most ${seats} values, one a seat, each "" (open) or one of ${ids}${openRule(spec)}${distinct}`
}

function openRule({ open }: Pick<PerSeat, 'open'>): string {
  return open ? `, or ${open.form} of at most ${open.longest} characters` : ''
}

/** Checks the value of one seat: one of the choices, '' for none, or where the option is open any text not too long. */
export function parseChoiceText(
  spec: Pick<PerSeat, 'choices' | 'open'>,
  { field, value }: { readonly field: string; readonly value: unknown },
): Result<string> {
  if (value === '' || isChoice(spec, value)) return ok(value as string)
  const ids = spec.choices.map(({ id }) => id).join(', ')
  return fault(
    'bad-option',
    field,
    `${field} is ${shown(value)}; allowed is "" (open) or one of ${ids}${openRule(spec)}.`,
  )
}

/** One of the choices, or where the option is open, a text that is not too long. */
function isChoice({ choices, open }: Pick<PerSeat, 'choices' | 'open'>, value: unknown): value is string {
  if (typeof value !== 'string') return false
  return choices.some(({ id }) => id === value) || (open !== undefined && value.length <= open.longest)
}

function isPerSeat(spec: PerSeat, seats: number, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > seats) return false
  if (!value.every((one) => one === '' || isChoice(spec, one))) return false
  const set = value.filter((one) => one !== '')
  return !spec.distinct || new Set(set).size === set.length
}

function padded(values: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => values[seat] ?? '')
}

/** Only what differs from the defaults: what a log needs to store. */
export function changedOptions<T>(
  specs: readonly OptionSpec[],
  seats: number,
  options: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const defaults = defaultOptions(specs, seats)
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  return Object.fromEntries(Object.entries(options).filter(([id, value]) => !same(value, defaults[id])))
}
