/**
 * JSON that says once what the objects of a list have in common, and has a letter for each number of a list. States and views are written so where they
 * are stored and sent: two thirds of what they would take otherwise, and nothing in them need be kept another way for that.
 *
 * - A list of small whole numbers is a text: `"#a03"`. Other texts that begin with `#` get another one.
 * - A list of objects with common fields is `{ "*": fields that most of them have, "of": [what is different in each] }`. Names that begin with `*` get another one.
 *
 * What comes back is the same data; fields that were in common stand behind the others.
 */
export function compactJson(value: unknown): string {
  return JSON.stringify(compact(value))
}

/** What was written by `compactJson`, or as JSON without anything in it that begins with `#` or `*`. */
export function readCompactJson(text: string): unknown {
  return expanded(JSON.parse(text))
}

type Fields = Readonly<Record<string, unknown>>

const NUMBERS = '#'
const COMMON = '*'
const EACH = 'of'

/** The same data as it is written; for those who write JSON themselves. */
export function compact(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(NUMBERS) ? NUMBERS + value : value
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return compactFields(value as Fields)
  const list: readonly unknown[] = value
  return areSmall(list) ? lettersOf(list as readonly number[]) : compactList(list.map(compact))
}

function compactFields(fields: Fields): Fields {
  const written: Record<string, unknown> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined) written[name.startsWith(COMMON) ? COMMON + name : name] = compact(value)
  }
  return written
}

/** Shorter lists of numbers say as much as they are. */
const FEW = 3
const ASCII = '-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** -1 is the first of these letters; numbers beyond them are letters from Ā (U+0100) on, up to the last that takes two bytes. */
const LEAST = -1
const BEYOND = 0x100
const MOST = 0x700 - 1

function areSmall(list: readonly unknown[]): boolean {
  if (list.length <= FEW) return false
  for (const item of list) if (!isSmall(item)) return false
  return true
}

function isSmall(item: unknown): boolean {
  return (
    Number.isInteger(item) && (item as number) >= LEAST && (item as number) <= MOST && !Object.is(item, -0)
  )
}

function lettersOf(numbers: readonly number[]): string {
  let letters = NUMBERS
  for (const number of numbers) letters += ASCII[number - LEAST] ?? String.fromCharCode(BEYOND + number)
  return letters
}

function numberOf(letter: string): number {
  const code = letter.charCodeAt(0)
  return code < BEYOND ? ASCII.indexOf(letter) + LEAST : code - BEYOND
}

/** A single object has nothing in common with another. */
function compactList(list: readonly unknown[]): unknown {
  if (list.length < 2 || !list.every(isFields)) return list
  const common: Record<string, unknown> = {}
  const each = list.map((fields) => ({ ...fields }))
  for (const name in list[0]) {
    const shared = mostFrequent(list, name)
    if (shared === null) continue
    common[name] = shared.value
    for (const at of shared.places) delete each[at]?.[name]
  }
  return Object.keys(common).length === 0 ? list : { [COMMON]: common, [EACH]: each }
}

function isFields(item: unknown): item is Fields {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

/** What most objects of a list have in a field, and which; null where one lacks it, or no two have the same. */
function mostFrequent(list: readonly Fields[], name: string): Shared | null {
  const values = new Map<unknown, number[]>()
  let most: Shared = { value: undefined, places: [] }
  for (const [at, fields] of list.entries()) {
    const value = fields[name]
    if (value === undefined) return null
    const key = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : value
    const places = values.get(key) ?? []
    places.push(at)
    values.set(key, places)
    if (places.length > most.places.length) most = { value, places }
  }
  return most.places.length > 1 ? most : null
}

interface Shared {
  readonly value: unknown
  readonly places: readonly number[]
}

/** What `compact` made data into, as it was. */
export function expanded(written: unknown): unknown {
  if (typeof written === 'string') return expandedText(written)
  if (Array.isArray(written)) return written.map(expanded)
  if (!isFields(written)) return written
  return Object.hasOwn(written, COMMON) ? expandedList(written) : expandedFields(written)
}

function expandedText(text: string): unknown {
  if (!text.startsWith(NUMBERS)) return text
  const rest = text.slice(NUMBERS.length)
  return rest.startsWith(NUMBERS) ? rest : Array.from(rest, numberOf)
}

function expandedFields(written: Fields): Fields {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(written))
    fields[name.startsWith(COMMON) ? name.slice(COMMON.length) : name] = expanded(value)
  return fields
}

/** Nothing that is in common is shared: whoever reads it may change it. */
function expandedList({ [COMMON]: common, [EACH]: each }: Fields): Fields[] {
  return (each as readonly Fields[]).map((own) => {
    const rest = Object.entries(common as Fields).filter(([name]) => !Object.hasOwn(own, name))
    return expandedFields({ ...own, ...Object.fromEntries(rest) })
  })
}
