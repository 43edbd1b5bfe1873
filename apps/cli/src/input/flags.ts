import { InvalidArgumentError } from 'commander'
import { shown, type AnyGame, type OptionSpec, type Seed } from '@trialhall/kernel'
import { misused } from '../failure.ts'
import { deckNamed, isDeckLink, linkedDeck } from './deck-source.ts'

/** Bounds of a number given as a flag. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** A parser for a flag that is a whole number. */
export function wholeNumber({ min, max }: Range): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value
    throw new InvalidArgumentError(`Allowed is a whole number from ${min} to ${max}.`)
  }
}

/** A number of seats; the game says which it takes. */
export const seatsFlag: (text: string) => number = wholeNumber({ min: 0, max: 99 })

const LONGEST_SEED = 64

/** A seed: a whole number, else a short text. */
export function seedFlag(text: string): Seed {
  const value = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value
  if (text.length > 0 && text.length <= LONGEST_SEED) return text
  throw new InvalidArgumentError(`Allowed is a whole number or a text of 1 to ${LONGEST_SEED} characters.`)
}

/** Names between commas, for a flag without a default; one that is given again adds to them. */
export function moreNames(text: string, before: readonly string[] = []): string[] {
  return [...before, ...namesFlag(text)]
}

/** Names between commas. */
export function namesFlag(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.every((name) => name !== '')) return names
  throw new InvalidArgumentError('Allowed is one name or more with commas between them.')
}

/** Collects a flag that may be repeated. */
export function repeated(text: string, before: readonly string[] = []): string[] {
  return [...before, text]
}

/** The flags that set a match's options. */
export interface OptionFlags {
  readonly options?: string
  readonly option?: readonly string[]
}

/** The options of a match from `--options` (JSON) and `--option id=value`; the kernel checks their values. */
export function optionsFrom(game: AnyGame, flags: OptionFlags): Record<string, unknown> {
  const options = jsonOptions(flags.options)
  for (const pair of flags.option ?? []) {
    const [, id, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
    if (id === undefined || value === undefined) {
      throw misused(
        `--option is ${shown(pair)}; allowed is id=value, for example --option ${exampleOf(game)}.`,
      )
    }
    const spec = game.options.find((one) => one.id === id)
    options[id] = spec ? valueFor(game, spec, value) : value
  }
  return options
}

function jsonOptions(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  const value = parsed(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw misused(`--options is ${shown(text)}; allowed is a JSON object, for example '{"roundLimit":8}'.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function exampleOf(game: AnyGame): string {
  const spec = game.options[0]
  return spec && spec.type !== 'per-seat' ? `${spec.id}=${spec.default}` : 'roundLimit=8'
}

/** What a person typed, in the type of the option; what does not fit stays text and is refused by name. */
function valueFor(game: AnyGame, spec: OptionSpec, text: string): unknown {
  if (spec.type === 'per-seat') return text.split(',').map((one) => openText(game, spec, one.trim()))
  if (spec.type === 'choice') return openText(game, spec, text)
  if (spec.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  if (spec.type === 'flag') return FLAG_WORDS[text.toLowerCase()] ?? text
  return text
}

/** Where any text may be given, `@` and a path stand for what is in that file, and a link for the deck that it holds. */
function openText(game: AnyGame, spec: OptionSpec, text: string): string {
  if (!('open' in spec)) return text
  if (text.startsWith('@')) return deckNamed(game, text.slice(1)).list
  if (isOffered(spec, text)) return text
  if (isDeckLink(game, text)) return linkedDeck(game, text).list
  if (SLUG.test(text)) throw misused(`${unknownChoice(spec, text)}, @file for a text of your own, or a link.`)
  return text
}

/** One word, as those are that options offer: no list of anything. */
const SLUG = /^[a-z][a-z0-9-]*$/

function isOffered(spec: OptionSpec, text: string): boolean {
  return choicesOf(spec).includes(text)
}

function unknownChoice(spec: OptionSpec, text: string): string {
  return `options.${spec.id} is ${shown(text)}; allowed is ${choicesOf(spec).join(', ')}`
}

function choicesOf(spec: OptionSpec): readonly string[] {
  return 'choices' in spec ? spec.choices.map(({ id }) => id) : []
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
}
