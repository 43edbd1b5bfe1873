import type { Scribe } from './scribe.ts'

/** Plain data, as JSON has it. A field that is `undefined` counts as one that is not there. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | PlainObject
/** An object of plain data. */
export interface PlainObject {
  readonly [key: string]: Plain
}

/**
 * How to make one thing from another:
 * - `[value]`: it is this now.
 * - `[at, removed, ...items]`: of a list, from `at` on so many items went and these came in their place.
 * - `[null, ...pieces]`: a list of such pieces: two numbers are a run of the items that were there, its first place and how many,
 *   a list is new items, and `{ "place": difference }` is the item that was there, changed.
 * - `{ "field": difference }`: these fields of an object, or these items of a list, differ; all others are as they were.
 */
export type Difference = readonly [Plain] | readonly [number, number, ...Plain[]] | Pieces | Changes
/** A list that is put together of what was there and of what is new. */
export type Pieces = readonly [null, ...(number | readonly Plain[] | Changes)[]]
/** Differences by field, or by place in a list. */
export interface Changes {
  readonly [field: string]: Difference
}

/** What `before` becomes. `before` is not changed, and what did not change is shared with it. */
export function changed(before: unknown, change: Difference | null): unknown {
  if (change === null) return before
  if (!Array.isArray(change)) return changedParts(before, change as Changes)
  if (change.length === 1) return change[0]
  if (isPieces(change)) return pieced(before as readonly unknown[], change)
  const [at, removed, ...items] = change as readonly [number, number, ...Plain[]]
  const list = (before as readonly unknown[]).slice()
  list.splice(at, removed, ...items)
  return list
}

/** A list of one is a value, and that may be null, too. */
function isPieces(change: readonly unknown[]): change is Pieces {
  return change.length > 1 && change[0] === null
}

function pieced(before: readonly unknown[], [, ...pieces]: Pieces): unknown[] {
  const list: unknown[] = []
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as number | readonly Plain[] | Changes
    if (typeof piece === 'number') list.push(...before.slice(piece, piece + Number(pieces[++i])))
    else if (isNew(piece)) list.push(...piece)
    else for (const at of Object.keys(piece)) list.push(changed(before[Number(at)], piece[at] as Difference))
  }
  return list
}

/** A list is new items; anything else changes one that was there. */
function isNew(piece: readonly Plain[] | Changes): piece is readonly Plain[] {
  return Array.isArray(piece)
}

function changedParts(before: unknown, changes: Changes): unknown {
  const copy: Record<string, unknown> = Array.isArray(before)
    ? (before.slice() as unknown as Record<string, unknown>)
    : { ...(before as Record<string, unknown>) }
  for (const field of Object.keys(changes)) {
    if (!Object.hasOwn(copy, field)) throw new Error(`a difference changes "${field}", which is not there`)
    copy[field] = changed(copy[field], changes[field] as Difference)
  }
  return copy
}

const COMMA = 0x2c
const COLON_QUOTE = '":'
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const QUOTE = 0x22

/**
 * The other way round: writes what turns `before` into `after`, as the JSON of a `Difference`. Where they are the same it writes
 * nothing and answers false. It is bytes because it is made for every choice and read elsewhere.
 */
export function writeDifference(to: Scribe, before: unknown, after: unknown): boolean {
  if (before === after) return false
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return writeWhole(to, after)
  if (Array.isArray(before)) return Array.isArray(after) ? ofLists(to, before, after) : writeWhole(to, after)
  return Array.isArray(after) ? writeWhole(to, after) : ofObjects(to, before, after)
}

type Fields = Readonly<Record<string, unknown>>

/** Writes the difference that makes something all new. */
export function writeWhole(to: Scribe, after: unknown): true {
  to.byte(OPEN_LIST)
  to.json(after)
  to.byte(CLOSE_LIST)
  return true
}

/** Objects with the same fields in the same order differ in fields; others are sent whole. */
function ofObjects(to: Scribe, before: object, after: object): boolean {
  const from = to.length
  to.byte(OPEN_OBJECT)
  if (writeFields(to, before, after)) return closeChanges(to, from)
  to.backTo(from)
  return writeWhole(to, after)
}

/** Closes the `Changes` whose brace stands at `from`; where there are none, takes the brace back and answers false. */
export function closeChanges(to: Scribe, from: number): boolean {
  if (to.length > from + 1) to.byte(CLOSE_OBJECT)
  else to.backTo(from)
  return to.length > from
}

/** Names of fields of objects whose fields are being compared, those of an outer object before those of an inner one. */
const names: string[] = []
let depth = 0

/**
 * Writes the fields that differ, as they stand between the braces of `Changes`: several objects may be written there one after
 * the other. False where fields came, went or changed places: then what was written is to be taken back, and all of it sent whole.
 */
export function writeFields(to: Scribe, before: object, after: object): boolean {
  const from = depth
  for (const name in before) names[depth++] = name
  const fits = compareFields(to, { before: before as Fields, after: after as Fields, from, end: depth })
  depth = from
  return fits
}

interface Comparing {
  readonly before: Fields
  readonly after: Fields
  /** Where the names of the fields of `before` stand. */
  readonly from: number
  readonly end: number
}

function compareFields(to: Scribe, { before, after, from, end }: Comparing): boolean {
  let at = from
  for (const name in after) {
    if (at === end || names[at++] !== name) return false
    const one = before[name]
    const other = after[name]
    if (one === other) continue
    if (one === undefined || other === undefined) return false
    const start = to.length
    if (to.last !== OPEN_OBJECT) to.byte(COMMA)
    to.name(name)
    if (!writeDifference(to, one, other)) to.backTo(start)
  }
  return at === end
}

/** Bytes of a list's difference below which no shorter one is looked for. */
const SHORT = 64
/** Items of both lists, multiplied, beyond which looking would take too long. */
const MOST_COMPARED = 4096

function ofLists(to: Scribe, before: readonly unknown[], after: readonly unknown[]): boolean {
  const from = to.length
  if (before.length === after.length) {
    if (!ofEqualLists(to, before, after)) return false
  } else ofSplice(to, before, after)
  const isLong = to.length - from > SHORT && before.length * after.length <= MOST_COMPARED
  if (isLong) maybePiece(to, { from, before, after })
  return true
}

/** Puts what was written of a list as pieces in place of its difference from one place on, where that is shorter. */
function maybePiece(
  to: Scribe,
  {
    from,
    before,
    after,
  }: { readonly from: number; readonly before: readonly unknown[]; readonly after: readonly unknown[] },
): void {
  const at = to.length
  writePieces(to, before, after)
  if (to.length - at < at - from) to.moveBack(at, from)
  else to.backTo(at)
}

function writePieces(to: Scribe, before: readonly unknown[], after: readonly unknown[]): void {
  to.text('[null')
  let next = 0
  let isOpen = false
  for (let i = 0; i < after.length; i++) {
    const at = placeOf(after[i], before, next)
    if (at < 0) {
      const isChanged = writeChanged(to, { before, at: next, item: after[i], isOpen })
      if (!isChanged) writeNew(to, after[i], isOpen)
      isOpen = !isChanged
      if (isChanged) next++
      continue
    }
    if (isOpen) to.byte(CLOSE_LIST)
    isOpen = false
    next = at + 1
    while (i + 1 < after.length && next < before.length && areSame(before[next], after[i + 1])) {
      next++
      i++
    }
    to.text(`,${at},${next - at}`)
  }
  to.text(isOpen ? ']]' : ']')
}

/** Writes a new item, behind those of the list of new ones that is open, if one is. */
function writeNew(to: Scribe, item: unknown, isOpen: boolean): void {
  to.text(isOpen ? ',' : ',[')
  to.json(item)
}

/** Writes a new item as the one that stands next in the old list, changed, where that is shorter; false where it is not. */
function writeChanged(
  to: Scribe,
  {
    before,
    at,
    item,
    isOpen,
  }: {
    readonly before: readonly unknown[]
    readonly at: number
    readonly item: unknown
    readonly isOpen: boolean
  },
): boolean {
  const old = before[at]
  if (typeof old !== 'object' || typeof item !== 'object' || old === null) return false
  const from = to.length
  to.json(item)
  const whole = to.length - from
  to.backTo(from)
  to.text(isOpen ? `],{"${at}":` : `,{"${at}":`)
  writeDifference(to, old, item)
  to.byte(CLOSE_OBJECT)
  if (to.length - from < whole) return true
  to.backTo(from)
  return false
}

/** The place of an item in a list, looked for from one place on and then from the beginning; -1 where it is nowhere. */
function placeOf(item: unknown, list: readonly unknown[], from: number): number {
  for (let at = from; at < list.length; at++) if (areSame(list[at], item)) return at
  for (let at = 0; at < from; at++) if (areSame(list[at], item)) return at
  return -1
}

/** True for plain data that JSON writes alike. */
function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!areSame(one[i], other[i])) return false
    return true
  }
  const names = Object.keys(one)
  const others = Object.keys(other)
  if (names.length !== others.length) return false
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string
    if (others[i] !== name || !areSame((one as Fields)[name], (other as Fields)[name])) return false
  }
  return true
}

/** Lists of the same length differ in their items; where most of those do, the list is sent whole. */
function ofEqualLists(to: Scribe, before: readonly unknown[], after: readonly unknown[]): boolean {
  const from = to.length
  let count = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const start = to.length
    to.byte(start === from ? OPEN_OBJECT : COMMA)
    to.byte(QUOTE)
    to.json(i)
    to.text(COLON_QUOTE)
    if (!writeDifference(to, before[i], after[i])) to.backTo(start)
    else if (typeof after[i] !== 'object') count++
  }
  if (to.length === from) return false
  if (count * 3 <= after.length) {
    to.byte(CLOSE_OBJECT)
    return true
  }
  to.backTo(from)
  return writeWhole(to, after)
}

/** What lists of different lengths have in common at both ends stays. */
function ofSplice(to: Scribe, before: readonly unknown[], after: readonly unknown[]): true {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(to, before[start], after[start])) start++
  let end = 0
  const [last, newLast] = [before.length - 1, after.length - 1]
  while (end < most - start && isSame(to, before[last - end], after[newLast - end])) end++
  if (start + end === 0) return writeWhole(to, after)
  to.byte(OPEN_LIST)
  to.json(start)
  to.byte(COMMA)
  to.json(before.length - start - end)
  for (let i = start; i < after.length - end; i++) {
    to.byte(COMMA)
    to.json(after[i])
  }
  to.byte(CLOSE_LIST)
  return true
}

function isSame(to: Scribe, before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (typeof after !== 'object') return false
  const from = to.length
  const differ = writeDifference(to, before, after)
  to.backTo(from)
  return !differ
}
