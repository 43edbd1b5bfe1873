import type { Reach } from '../../faces.ts'
import { OFF, type CreatureId, type Space, type TempusPosition } from '../../state.ts'
import { burstOf, bursts, gapBetween, isInside, spacesOf } from '../../space/index.ts'
import { burstsOf } from '../fight/areas.ts'
import { areAllies, creatureOf, sizeOf } from '../creatures.ts'
import { areAdjacentBodies, bodyOf, canSee, groundOf } from '../map.ts'
import { endSizeOf } from '../moving/ways.ts'

/** A Monster that would stand at a place, and how it would attack from there. */
export interface Standpoint {
  readonly id: CreatureId
  readonly place: Space
  readonly reach: Reach
}

/** No target of an attack is farther away than this. */
export function farthest(reach: Reach): number {
  if (reach.type === 'melee' || reach.type === 'around') return 1
  return reach.type === 'burst' ? reach.size : reach.range
}

/** Whether a Monster could strike its target from a place (T-32.10, T-33.05). */
export function strikesFrom(
  state: TempusPosition,
  { id, place, reach, target }: Standpoint & { readonly target: CreatureId },
): boolean {
  const distance = distanceFrom(state, { id, place }, target)
  if (distance > farthest(reach)) return false // most places are too far away
  const body = bodyAt(state, id, place)
  const other = bodyOf(state, target)
  const isAdjacent = areAdjacentBodies(state, body, other)
  if (reach.type === 'melee' || reach.type === 'around') return isAdjacent
  if (reach.type === 'burst')
    return burstsOf(state, body, reach.size).some((area) => other.some((at) => area.includes(at)))
  if (reach.type === 'within') return true
  return reach.type !== 'line' && !isAdjacent && canSee(state, body, other)
}

/** How many Heroes, two or more, an attack from a place would have as targets at once (C-12, C-13). */
export function heroesHitFrom(state: TempusPosition, { id, place, reach }: Standpoint): number {
  const most = farthest(reach)
  const heroes = state.heroes
    .filter((hero) => hero.at !== OFF && distanceFrom(state, { id, place }, hero.id) <= most)
    .filter((hero) => !areAllies(state, hero.id, id))
    .map((hero) => hero.at)
  if (heroes.length === 0) return 0
  const body = bodyAt(state, id, place)
  const count = (isHit: (hero: Space) => boolean): number => heroes.filter(isHit).length
  if (reach.type === 'around') return count((hero) => areAdjacentBodies(state, body, [hero]))
  if (reach.type === 'within') return heroes.length
  if (reach.type === 'ranged') return count((hero) => canSee(state, body, [hero]))
  if (reach.type !== 'burst' || heroes.length < 2) return 0 // no line asks for one alone
  const ground = groundOf(state)
  let struck = 0
  for (const square of bursts(ground, body, reach.size)) {
    if (count((hero) => isInside(square, hero)) <= struck) continue // few squares need a closer look
    const area = burstOf(ground, body, square)
    struck = Math.max(
      struck,
      count((hero) => area.includes(hero)),
    )
  }
  return struck
}

/** How far a Monster at a place would be from a creature; Infinity from one off the map. */
function distanceFrom(
  state: TempusPosition,
  { id, place }: Pick<Standpoint, 'id' | 'place'>,
  other: CreatureId,
): number {
  const { at } = creatureOf(state, other)
  if (at === OFF) return Infinity
  return gapBetween(
    { anchor: place, size: sizeAt(state, id, place) },
    { anchor: at, size: sizeOf(state, other) },
  )
}

/** The spaces that a creature would cover at a place. Where it goes a Guardian has its full size; where it stays it has not grown (T-34.06). */
export function bodyAt(state: TempusPosition, id: CreatureId, place: Space): readonly Space[] {
  const size = sizeAt(state, id, place)
  return size === 1 ? [place] : spacesOf({ anchor: place, size })
}

function sizeAt(state: TempusPosition, id: CreatureId, place: Space): number {
  return place === creatureOf(state, id).at ? sizeOf(state, id) : endSizeOf(state, id)
}
