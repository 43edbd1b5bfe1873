import { DIRECTIONS, NOWHERE, next, type Direction, type DirectionName, type Space } from './grid.ts'
import type { Terrain } from './terrain.ts'

/** A space and a direction from it. */
export interface Link {
  readonly terrain: Terrain
  /** Of each space 1 where it helps to close a gap: a diagonal between two such spaces leads nowhere. */
  readonly shut: Uint8Array
  readonly space: Space
  readonly direction: Direction
}

/** Whether nothing separates a space from the next one in a direction (T-19.02, T-19.05, T-19.08). */
export function isLinked({ terrain, shut, space, direction }: Link): boolean {
  if (next(space, direction) === NOWHERE) return false // T-19.11
  if (direction % 2 === 0) return !hasWall(terrain, space, direction) // T-18.11
  if (hasCorner(terrain, space, direction)) return false // T-18.10
  const left = next(space, direction - 1)
  const right = next(space, (direction + 1) % DIRECTIONS.length)
  return !(shut[left] === 1 && shut[right] === 1) // T-R34; past one of them the step is free (T-18.09)
}

/** Whether a wall stands on the edge of a space in one of the four orthogonal directions. */
export function hasWall({ wallsEast, wallsSouth }: Terrain, space: Space, direction: Direction): boolean {
  const name = DIRECTIONS[direction]
  const owner = name === 'N' || name === 'W' ? next(space, direction) : space
  const walls = name === 'N' || name === 'S' ? wallsSouth : wallsEast
  return walls[owner] === 1
}

/** Whether the corner of a space in one of the four diagonal directions is covered. */
export function hasCorner({ posts }: Terrain, space: Space, direction: Direction): boolean {
  const [column, row] = CORNER_OWNERS[DIRECTIONS[direction] ?? 'N']
  let owner = space
  if (column < 0) owner = next(owner, DIRECTIONS.indexOf('W'))
  if (row < 0 && owner !== NOWHERE) owner = next(owner, DIRECTIONS.indexOf('N'))
  return posts[owner] === 1
}

/** The directions for which something holds, as bits. */
export function directionsWhere(holds: (direction: Direction) => boolean): number {
  let bits = 0
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (holds(direction)) bits |= 1 << direction
  }
  return bits
}

/** The space that has a corner at its south-east, seen from the space that has it in this direction: columns and rows away. */
const CORNER_OWNERS: Readonly<Record<DirectionName, readonly [number, number]>> = {
  N: [0, 0],
  NE: [0, -1],
  E: [0, 0],
  SE: [0, 0],
  S: [0, 0],
  SW: [-1, 0],
  W: [0, 0],
  NW: [-1, -1],
}
