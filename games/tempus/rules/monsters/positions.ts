import type { Reach } from '../../faces.ts'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { burstOf, bursts, distanceBetween, spacesIn, spacesOf } from '../../space/index.ts'
import { burstsOf } from '../fight/areas.ts'
import { areAllies, creatureOf, isOnMap, sizeOf } from '../creatures.ts'
import { areAdjacentBodies, bodyOf, canSee, groundOf } from '../map.ts'
import { endSizeOf } from '../moving/ways.ts'

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
  return canSee(state, body, other)
}

/** How many Heroes, two or more, an attack from a place would have as targets at once (C-12, C-13). */
export function heroesHitFrom(state: TempusPosition, { id, place, reach }: Standpoint): number {
  const body = bodyAt(state, id, place)
  const heroes = state.heroes
    .filter((hero) => isOnMap(state, hero.id) && !areAllies(state, hero.id, id))
    .map((hero) => bodyOf(state, hero.id))
  const count = (isHit: (hero: readonly Space[]) => boolean): number => heroes.filter(isHit).length
  if (reach.type === 'around') return count((hero) => areAdjacentBodies(state, body, hero))
  if (reach.type === 'within') return count((hero) => distanceBetween(body, hero) <= reach.range)
  if (reach.type === 'ranged')
    return count((hero) => distanceBetween(body, hero) <= reach.range && canSee(state, body, hero))
  if (reach.type !== 'burst') return 0
  if (count((hero) => distanceBetween(body, hero) <= reach.size) < 2) return 0 // no line asks for one alone
  const met = (spaces: readonly Space[]): number => count((hero) => hero.some((at) => spaces.includes(at)))
  const ground = groundOf(state)
  let most = 0
  for (const square of bursts(ground, body, reach.size))
    if (met(spacesIn(square)) > most) most = Math.max(most, met(burstOf(ground, body, square))) // few squares need a closer look
  return most
}

/** The spaces that a creature would cover at a place. Where it goes a Guardian has its full size; where it stays it has not grown (T-34.06). */
export function bodyAt(state: TempusPosition, id: CreatureId, place: Space): readonly Space[] {
  const size = place === creatureOf(state, id).at ? sizeOf(state, id) : endSizeOf(state, id)
  return size === 1 ? [place] : spacesOf({ anchor: place, size })
}
