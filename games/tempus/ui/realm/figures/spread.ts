import type { Space } from '../../../space/index.ts'
import type { CreatureId } from '../../../state.ts'
import type { Dot } from '../ground/ink.ts'

/** Who stands where, as far as it matters for who covers whom. */
interface Standing {
  readonly id: CreatureId
  readonly at: Space
  readonly size: number
}

/** Units from the middle of a shared space to each figure on it. */
const APART = 13
/** Where the first of them is seen from the middle, clockwise from east. */
const FIRST = Math.PI * 1.15
/** The middle of a space. */
export const NOWHERE: Dot = [0, 0]

/**
 * How far each creature is drawn from the middle of its space: only those who share one, as Heroes do at their Entry Portal, stand apart, so
 * that all of them are seen.
 */
export function spreadOf(standing: readonly Standing[]): ReadonlyMap<CreatureId, Dot> {
  const bySpace = new Map<Space, CreatureId[]>()
  for (const { id, at, size } of standing) if (size === 1) bySpace.set(at, [...(bySpace.get(at) ?? []), id])
  const off = new Map<CreatureId, Dot>()
  for (const ids of bySpace.values())
    for (const [place, id] of ids.entries()) off.set(id, placed(place, ids.length))
  return off
}

/** The place of one of several around the middle of a space, the first on the left and a little higher. */
function placed(place: number, of: number): Dot {
  if (of === 1) return NOWHERE
  const turn = FIRST + (2 * Math.PI * place) / of
  return [Math.round(APART * Math.cos(turn)), Math.round(APART * Math.sin(turn))]
}
