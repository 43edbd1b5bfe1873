import { NOWHERE, next, type Direction, type Space } from './grid.ts'
import type { Terrain } from './terrain.ts'

const [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST] = [0, 1, 3, 4, 5, 6] as const
/** Directions lie on a circle of eight. */
const LAST = 7

/** Whether a wall or a covered corner separates a space from the next one in a direction, or nothing lies there (T-19.08, T-19.11). */
export function isWalledOff(terrain: Terrain, space: Space, direction: Direction): boolean {
  if (next(space, direction) === NOWHERE) return true
  return direction % 2 === 0 ? hasWall(terrain, space, direction) : hasCorner(terrain, space, direction)
}

/**
 * Whether the spaces to the left and to the right of a diagonal step are both shut, so that no gap is left between them (T-19.05,
 * T-R34). Past one of them the step is free (T-18.09). `shut` has a 1 for each space that counts.
 */
export function isGapShut(shut: Uint8Array, space: Space, direction: Direction): boolean {
  if (direction % 2 === 0) return false
  return shut[next(space, direction - 1)] === 1 && shut[next(space, (direction + 1) & LAST)] === 1
}

/** Whether a wall stands on the edge of a space in one of the four orthogonal directions (T-18.11). */
export function hasWall({ wallsEast, wallsSouth }: Terrain, space: Space, direction: Direction): boolean {
  const owner = direction === NORTH || direction === WEST ? next(space, direction) : space
  return (direction === NORTH || direction === SOUTH ? wallsSouth : wallsEast)[owner] === 1
}

/** Whether the corner of a space in one of the four diagonal directions is covered (T-18.10). */
export function hasCorner({ posts }: Terrain, space: Space, direction: Direction): boolean {
  if (direction === SOUTH_EAST) return posts[space] === 1
  if (direction === NORTH_EAST) return posts[next(space, NORTH)] === 1
  if (direction === SOUTH_WEST) return posts[next(space, WEST)] === 1
  return posts[next(space, direction)] === 1
}
