import { UNKNOWN } from '../../hidden/cards.ts'
import { canonical, textHash } from '../../formats/hash.ts'
import type { AnyView } from '../../game.ts'

/** Parts of a view that say little to a reader: shown as a fingerprint. */
const BY_FINGERPRINT: readonly string[] = ['pools', 'cards.pool', 'cards.secret']
/** Lists in which the place counts, not the member: shown place by place. */
const BY_PLACE: readonly string[] = ['cards.def', 'cards.seen']
/** Longer lists are shown by what left and what came. */
const SHORT = 8

/** What changed from one view of a viewer to the next, in brief: one line a part, in the order of the state. */
export function viewChanges(before: AnyView, after: AnyView): string[] {
  return changes('', before, after)
}

function changes(path: string, before: unknown, after: unknown): string[] {
  if (isSame(before, after)) return []
  if (BY_FINGERPRINT.includes(path)) return [`${path} ${fingerprint(before)} → ${fingerprint(after)}`]
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(path, before, after)
  if (isRecord(before) && isRecord(after)) return recordChanges(path, before, after)
  return [`${path} ${shown(before)} → ${shown(after)}`]
}

/** Whether two values are the same JSON. Most of a view is, and to write all of it down would take longer than the match. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((member, i) => isSame(member, after[i]))
  if (!isRecord(before) || !isRecord(after)) return canonical(before) === canonical(after)
  return keysOf(before, after).every((key) => isSame(before[key], after[key]))
}

function keysOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}

function recordChanges(
  path: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return keysOf(before, after).flatMap((key) =>
    changes(path === '' ? key : `${path}.${key}`, before[key], after[key]),
  )
}

function listChanges(path: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  if (BY_PLACE.includes(path)) return [`${path} ${placeChanges(before, after)}`]
  if ([...before, ...after].some((one) => typeof one === 'object'))
    return recordChanges(path, { ...before }, { ...after })
  if (before.length <= SHORT && after.length <= SHORT) return [`${path} ${shown(before)} → ${shown(after)}`]
  return [`${path} ${flow(before, after)}`]
}

function placeChanges(before: readonly unknown[], after: readonly unknown[]): string {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place)
  const changed = places.filter((place) => before[place] !== after[place])
  return changed.map((place) => `${place}: ${known(before[place])}→${known(after[place])}`).join(', ')
}

function known(value: unknown): string {
  return value === UNKNOWN ? '?' : shown(value)
}

function flow(before: readonly unknown[], after: readonly unknown[]): string {
  const gone = before.filter((one) => !after.includes(one))
  const come = after.filter((one) => !before.includes(one))
  const moves = [gone.length > 0 ? `-${gone.join(' -')}` : '', come.length > 0 ? `+${come.join(' +')}` : '']
  const said = moves.filter((move) => move !== '').join(' ')
  return `${said === '' ? 'reordered' : said} (${after.length})`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}

function fingerprint(value: unknown): string {
  return textHash(canonical(value)).slice(0, 6)
}
