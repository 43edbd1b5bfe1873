import { areBodiesAdjacent, distanceBetween, spacesWithin } from './bodies.ts'
import { CARDINALS, SIDE, around, distance, next, type Space } from './grid.ts'
import { isClosed, isSolid, type Ground } from './ground.ts'
import { hasWall } from './links.ts'
import { bodiesSee, sees } from './sight.ts'
import { areAdjacent } from './steps.ts'

/** Who aims at whom: bodies by their spaces, and the range printed on the card (T-21.04). */
export interface Aim {
  readonly from: readonly Space[]
  readonly at: readonly Space[]
  readonly range: number
}

/** Whether a melee attack reaches: its target is adjacent (T-21.02, T-33.05). */
export function isInMelee(ground: Ground, { from, at }: Pick<Aim, 'from' | 'at'>): boolean {
  return areBodiesAdjacent(ground, from, at)
}

/** Whether a target is visible and within range, adjacent or not (T-21.01, T-21.04). */
export function isInView(ground: Ground, { from, at, range }: Aim): boolean {
  return distanceBetween(from, at) <= range && bodiesSee(ground, from, at)
}

/** Whether a ranged attack reaches: its target is in view and not adjacent (T-21.03, T-21.06). */
export function isInShot(ground: Ground, aim: Aim): boolean {
  return isInView(ground, aim) && !areBodiesAdjacent(ground, aim.from, aim.at)
}

/**
 * Whether a ranged Area attack may have this target space: in view, nothing solid, neither adjacent to the attacker nor its own
 * (T-22.01, T-22.06, T-22.07, T-R122, T-R124).
 */
export function isAreaTarget(
  ground: Ground,
  { from, target, range }: Omit<Aim, 'at'> & { target: Space },
): boolean {
  if (isSolid(ground, target) || from.includes(target)) return false
  return isInShot(ground, { from, at: [target], range })
}

/**
 * The range that a shot by way of terrain takes, or Infinity where there is no such way (T-21.09, T-38.12, T-R70). It goes over a solid
 * space that the shooter sees, and an open space adjacent to it that the shooter sees and that sees the target; for an edge wall the
 * open space beside it counts instead of the solid one. The target must not be adjacent to the shooter.
 */
export function bounceRange(ground: Ground, from: Space, target: Space): number {
  return shortestBounce(ground, { from, target, range: Infinity })
}

/** Whether a shot with this range can go there by way of terrain. */
export function canBounce(ground: Ground, bounce: Bounce): boolean {
  return shortestBounce(ground, bounce) < Infinity
}

interface Bounce {
  readonly from: Space
  readonly target: Space
  readonly range: number
}

/** The least range up to this one that a shot by way of terrain takes; Infinity where none is enough. */
function shortestBounce(ground: Ground, { from, target, range }: Bounce): number {
  if (areAdjacent(ground, from, target)) return Infinity
  let least = Infinity
  for (const space of spacesWithin([from], Math.min(range + 1, SIDE))) {
    const shortest = distance(from, space) + distance(space, target) - 2 // it may go over a space beside this one
    if (shortest >= least || shortest > range || isClosed(ground, space)) continue
    if (!sees(ground, from, space) || !sees(ground, space, target)) continue
    for (const over of bouncesAt(ground, from, space)) {
      const length = distance(from, over) + distance(over, target)
      if (length <= range) least = Math.min(least, length)
    }
  }
  return least
}

/** The spaces over which a shot can go by way of an open space: solid ones beside it that are seen, itself where a wall stands on it. */
function bouncesAt(ground: Ground, from: Space, open: Space): readonly Space[] {
  const solid = around(open).filter(
    (space) => isSolid(ground, space) && areAdjacent(ground, open, space) && sees(ground, from, space),
  )
  const isWalled = CARDINALS.some((edge) => next(open, edge) >= 0 && hasWall(ground.terrain, open, edge))
  return isWalled ? [...solid, open] : solid
}
