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
 * - `{ "field": difference }`: these fields of an object, or these items of a list, differ; all others are as they were.
 */
export type Difference = readonly [Plain] | readonly [number, number, ...Plain[]] | Changes
/** Differences by field, or by place in a list. */
export interface Changes {
  readonly [field: string]: Difference
}

/** What turns `before` into `after`; null where they are the same. Neither may change while the other is compared with it. */
export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (!isObject(before) || !isObject(after)) return [after as Plain]
  return ofObjects(before, after)
}

/** The other way round: what `before` becomes. `before` is not changed, and what did not change is shared with it. */
export function changed(before: unknown, change: Difference | null): unknown {
  if (change === null) return before
  if (!Array.isArray(change)) return changedParts(before, change as Changes)
  if (change.length === 1) return change[0]
  const [at, removed, ...items] = change as readonly [number, number, ...Plain[]]
  const list = (before as readonly unknown[]).slice()
  list.splice(at, removed, ...items)
  return list
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Objects with the same fields in the same order differ in fields; others are sent whole. */
function ofObjects(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference | null {
  const old = Object.keys(before)
  const fields = Object.keys(after)
  if (old.length !== fields.length) return [after as Plain]
  let changes: Record<string, Difference> | null = null
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as string
    const one = before[field]
    const other = after[field]
    if (one === other && field === old[i]) continue
    if (field !== old[i] || ((one === undefined || other === undefined) && one !== other))
      return [after as Plain]
    const change = difference(one, other)
    if (change === null) continue
    changes ??= {}
    changes[field] = change
  }
  return changes
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  return before.length === after.length ? ofEqualLists(before, after) : ofSplice(before, after)
}

/** Lists of the same length differ in their items; where most of those do, the list is sent whole. */
function ofEqualLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  let changes: Record<string, Difference> | null = null
  let count = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const change = difference(before[i], after[i])
    if (change === null) continue
    changes ??= {}
    changes[i] = change
    if (typeof after[i] !== 'object') count++
  }
  return count * 3 > after.length ? [after as Plain[]] : changes
}

/** What lists of different lengths have in common at both ends stays. */
function ofSplice(before: readonly unknown[], after: readonly unknown[]): Difference {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start++
  let end = 0
  const [last, newLast] = [before.length - 1, after.length - 1]
  while (end < most - start && isSame(before[last - end], after[newLast - end])) end++
  if (start + end === 0) return [after as Plain[]]
  return [start, before.length - start - end, ...(after.slice(start, after.length - end) as Plain[])]
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || (typeof after === 'object' && difference(before, after) === null)
}
