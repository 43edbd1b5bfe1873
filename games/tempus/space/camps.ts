import { distanceBetween, fits, spacesOf, type Body } from './bodies.ts'
import { DIRECTIONS, SIDE, columnOf, next, offCentre, rowOf, spaceAt, type Space } from './grid.ts'
import type { Ground } from './ground.ts'

/** Minions of a Camp: A to D (T-4.07). */
const MINIONS = 4
/** The Ogre and others of its size are two spaces wide and high (T-33.01, T-R78). */
const ELITE_SIZE = 2

/**
 * Where Minions A to D of a Camp start: A on the neighbour of the token that is closest to the middle of the map, an orthogonal one
 * before a diagonal one, then clockwise from north; the others at quarter turns clockwise (T-4.09, T-R5).
 */
export function minionStarts(token: Space): readonly Space[] {
  const ranked = DIRECTIONS.map((_, direction) => direction).toSorted(
    (one, other) =>
      offCentre(next(token, one)) - offCentre(next(token, other)) || (one % 2) - (other % 2) || one - other,
  )
  const first = ranked[0] ?? 0
  const quarter = DIRECTIONS.length / MINIONS
  return Array.from({ length: MINIONS }, (_, minion) =>
    next(token, (first + minion * quarter) % DIRECTIONS.length),
  )
}

/**
 * Where a Large creature of a Camp may start: on every block beside the token that fits, the one whose middle is closest to the middle
 * of the map first, then row by row (T-4.10, T-R6). At a Refresh it takes the first that is free (T-R67).
 */
export function eliteStarts(ground: Ground, token: Space): readonly Body[] {
  const blocks: Body[] = []
  for (let row = rowOf(token) - ELITE_SIZE; row <= rowOf(token) + 1; row++) {
    for (let column = columnOf(token) - ELITE_SIZE; column <= columnOf(token) + 1; column++) {
      blocks.push({ anchor: spaceAt(column, row), size: ELITE_SIZE })
    }
  }
  return blocks
    .filter((block) => fits(ground, block) && distanceBetween(spacesOf(block), [token]) === 1)
    .toSorted((one, other) => middleOff(one) - middleOff(other) || one.anchor - other.anchor)
}

/** How far the middle of a body is from the middle of the map, as a number to compare. */
function middleOff({ anchor, size }: Body): number {
  const off = (first: number): number => 2 * first + size - 2 - SIDE
  return off(columnOf(anchor)) ** 2 + off(rowOf(anchor)) ** 2
}
