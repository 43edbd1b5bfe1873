import { bodyOf, canSee, creaturesAt, groundOf } from '../../../rules/map.ts'
import {
  columnOf,
  distance,
  distanceBetween,
  firstBlock,
  kindOf,
  rowOf,
  sees,
  type SightBlock,
  type Space,
} from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'

/** A line of sight: between which spaces, and what stops it. */
export interface SightAim {
  readonly from: Space
  readonly to: Space
  readonly isFree: boolean
  /** Spaces between them, as attacks count them (T-19.10). */
  readonly far: number
  /** What the line meets first; null where it is free, or only sight does not reach so far now. */
  readonly block: SightBlock | null
}

/** The line of sight from a creature to a space, or to whoever stands there: of large bodies between the spaces that see each other, else the nearest. */
export function sightTo(view: TempusView, actor: CreatureId, space: Space): SightAim | null {
  const body = bodyOf(view, actor)
  if (body.includes(space)) return null
  const target = creaturesAt(view, space).find((id) => id !== actor)
  const there = target === undefined ? [space] : bodyOf(view, target)
  const ground = groundOf(view)
  const pairs = body
    .flatMap((from) => there.map((to) => ({ from, to })))
    .toSorted((one, other) => distance(one.from, one.to) - distance(other.from, other.to))
  const isFree = canSee(view, body, there)
  const best = pairs.find(({ from, to }) => sees(ground, from, to) === isFree) ?? pairs[0]
  if (!best) return null
  const block = isFree || sees(ground, best.from, best.to) ? null : firstBlock(ground, best.from, best.to)
  return { ...best, isFree, far: distanceBetween(body, there), block }
}

/** What a line meets, in words: "the wall to the east of column 20, row 12". */
export function blockName(view: TempusView, { space, edge }: SightBlock): string {
  const place = `column ${columnOf(space)}, row ${rowOf(space)}`
  if (edge !== null) return `the wall ${edge} of ${place}`
  const { terrain } = groundOf(view)
  const kind = kindOf(terrain, space)
  return kind === 'block' || kind === 'obstacle' ? `the ${kind} at ${place}` : `what lies at ${place}`
}
