import { distance, type Space } from '../../space/index.ts'
import { NOBODY, type CreatureId, type Lasting, type Pool, type TempusPosition } from '../../state.ts'
import { bodyOf } from '../map.ts'
import { lastingFace } from '../printed.ts'
import { detours } from './kinds-of-ways.ts'
import { canMove, pursesOf, surroundingsOf } from './ways.ts'

/** A move of which the end is decided: what pays for it, and where the space that leads comes to stand (T-R62). */
export interface Bound {
  readonly pool: Pool
  readonly goal: Space
}

/**
 * The ways to an end that differ in the hazards that are entered on them, the cheapest of each kind (T-R60, T-32.13). None or one where there is nothing
 * to choose. Of a large creature the ways of the space that leads (T-R62).
 */
export function waysPast(
  state: TempusPosition,
  id: CreatureId,
  { pool, goal }: Bound,
): readonly (readonly Space[])[] {
  const body = bodyOf(state, id)
  const hazards = state.lastings.filter(isHazard)
  const isNear = (space: Space): boolean => body.some((from) => distance(from, space) <= pool.left)
  if (!canMove(state, id) || !hazards.some(({ spaces }) => spaces.some(isNear))) return []
  const around = surroundingsOf(state, id)
  return detours(around.ground, {
    from: body,
    pools: pursesOf(around, [pool], 0),
    extra: around.extra,
    goals: [goal],
    marksOn: (space) => hazards.flatMap((hazard) => (hazard.spaces.includes(space) ? [hazard.id] : [])),
  })
}

/** Whether something lies on the map that does something to whoever enters its spaces. */
export function isHazard({ on, face }: Lasting): boolean {
  const { ground, watches } = lastingFace(face)
  return on === NOBODY && ground !== null && watches.some(({ at }) => at === 'entered')
}
