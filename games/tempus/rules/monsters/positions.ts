import type { Reach } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { bodiesSee, distanceBetween, spacesOf } from '../../space/index.ts'
import { burstsOf } from '../fight/areas.ts'
import { isHero, isOnMap, sizeOf } from '../creatures.ts'
import { areAdjacentBodies, bodyOf, groundOf } from '../map.ts'
import { hasQuirk } from '../bonuses.ts'

/** A Monster that would stand at a place, and how it would attack from there. */
export interface Standpoint {
  readonly id: CreatureId
  readonly place: Space
  readonly reach: Reach
}

/** Whether a Monster could strike its target from a place (T-32.10, T-33.05). */
export function strikesFrom(
  state: TempusPosition,
  { id, place, reach, target }: Standpoint & { readonly target: CreatureId },
): boolean {
  const body = bodyAt(state, id, place)
  const other = bodyOf(state, target)
  if (other.length === 0) return false
  const isAdjacent = areAdjacentBodies(state, body, other)
  if (reach.type === 'melee' || reach.type === 'around') return isAdjacent
  if (reach.type === 'burst')
    return burstsOf(state, body, reach.size).some((area) => other.some((at) => area.includes(at)))
  const distance = distanceBetween(body, other)
  if (reach.type === 'within') return distance <= reach.range
  if (reach.type === 'line' || isAdjacent || distance > reach.range) return false
  return hasQuirk(state, 'tremorsense', id) || bodiesSee(groundOf(state), body, other)
}

/** How many Heroes an attack from a place would have as targets at once (C-12, C-13). */
export function heroesHitFrom(state: TempusPosition, { id, place, reach }: Standpoint): number {
  const heroes = state.heroes.map((hero) => hero.id).filter((hero) => isOnMap(state, hero))
  const body = bodyAt(state, id, place)
  if (reach.type === 'around')
    return heroes.filter((hero) => areAdjacentBodies(state, body, bodyOf(state, hero))).length
  if (reach.type === 'within')
    return heroes.filter((hero) => distanceBetween(body, bodyOf(state, hero)) <= reach.range).length
  if (reach.type !== 'burst') return 0
  const counts = burstsOf(state, body, reach.size).map(
    (area) => heroes.filter((hero) => bodyOf(state, hero).some((at) => area.includes(at))).length,
  )
  return Math.max(0, ...counts)
}

/** The spaces that a creature would cover at a place. */
export function bodyAt(state: TempusPosition, id: CreatureId, place: Space): readonly Space[] {
  const size = isHero(id) ? 1 : sizeOf(state, id)
  return size === 1 ? [place] : spacesOf({ anchor: place, size })
}
