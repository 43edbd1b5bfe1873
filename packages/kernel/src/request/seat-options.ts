import { defaultOptions, parseChoiceText, type Options, type OptionSpec, type PerSeat } from './options.ts'
import { fault, ok, type Result } from '../result.ts'
import type { Seat } from '../seats.ts'
import { oneSeatOn } from '../match/series.ts'

/** What the holder of a seat brings: a value for each secret option, by its id; what is missing stays open. */
export type SeatOptions = Readonly<Record<string, string>>

/** The options of which each seat brings its own value, known to nobody else until the match is over. */
export function secretSpecs(specs: readonly OptionSpec[]): PerSeat[] {
  return specs.filter((spec): spec is PerSeat => spec.type === 'per-seat' && spec.secret === true)
}

/** False for an option that changes nothing because of how another is set: forms leave it out. */
export function optionApplies({ when }: Pick<OptionSpec, 'when'>, options: Options): boolean {
  return when === undefined || when.is.some((value) => value === options[when.option])
}

/** The options with the default for each that changes nothing: what a form that leaves those out hands in. */
export function appliedOptions(specs: readonly OptionSpec[], options: Options, seats: number): Options {
  const defaults = defaultOptions(specs, seats)
  const given = specs.map((spec) => [spec.id, (optionApplies(spec, options) ? options : defaults)[spec.id]])
  return Object.fromEntries(given) as Options
}

/** The options as the holder of these seats may know them: what other seats brought in secret stands there as open. */
export function optionsKnownTo(
  specs: readonly OptionSpec[],
  options: Options,
  seats: readonly Seat[],
): Options {
  const known = { ...options }
  for (const { id } of secretSpecs(specs))
    known[id] = valuesOf(options, id).map((value, seat) => (seats.includes(seat) ? value : ''))
  return known
}

/** The options with what the holder of a seat brings. A fault quotes nothing that another seat brought. */
export function withSeatOptions(
  specs: readonly OptionSpec[],
  options: Options,
  { seat, given }: { readonly seat: Seat; readonly given: unknown },
): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fault('bad-option', 'options', 'options must be an object with one value for each option.')
  const secret = secretSpecs(specs)
  const strange = Object.keys(given).find((key) => secret.every(({ id }) => id !== key))
  if (strange !== undefined) return notOfASeat(strange, secret)
  const next = { ...options }
  for (const spec of secret) {
    const value = parseChoiceText(spec, {
      field: `options.${spec.id}`,
      value: (given as Record<string, unknown>)[spec.id] ?? '',
    })
    if (!value.ok) return value
    next[spec.id] = valuesOf(options, spec.id).with(seat, value.value)
  }
  return ok(next)
}

function notOfASeat(key: string, secret: readonly PerSeat[]): Result<never> {
  const ids = secret.map(({ id }) => id)
  const allowed = ids.length === 0 ? 'nothing' : ids.join(', ')
  return fault(
    'bad-option',
    `options.${key}`,
    `options.${key} is not for a seat to bring; that is ${allowed}.`,
  )
}

/** The options for a match in which everyone sits one seat on: what a seat has goes with who sits there. */
export function turnedOptions(specs: readonly OptionSpec[], options: Options): Options {
  const turned = { ...options }
  for (const { id, type } of specs) if (type === 'per-seat') turned[id] = oneSeatOn(valuesOf(options, id))
  return turned
}

function valuesOf(options: Options, id: string): readonly string[] {
  const values = options[id]
  return Array.isArray(values) ? values : []
}
