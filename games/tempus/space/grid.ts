/** Columns of the Battlerealm, from west to east, and rows, from north to south (T-3.01). */
export const SIDE = 30
/** Spaces of the Battlerealm. */
export const SPACES: number = SIDE * SIDE
/** Stands where no space is: beyond the edge of the map (T-19.11). */
export const NOWHERE = -1

/** A square of the grid: 0 in the north-west corner to 899 in the south-east one, row by row. */
export type Space = number

/** The eight directions clockwise from north. A `Direction` is an index into them. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** The name of one of them. */
export type DirectionName = (typeof DIRECTIONS)[number]
/** 0 for north, clockwise to 7 for north-west. Even ones are orthogonal. */
export type Direction = number
/** The four directions along a row or a column, clockwise from north: those of a Line 6 (T-22.14). */
export const CARDINALS: readonly Direction[] = [0, 2, 4, 6]
/** How many columns to the east a step in each direction leads. */
export const EAST: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1]
/** How many rows to the south a step in each direction leads. */
export const SOUTH: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1]

/** The space in a column and a row as people count them, both from 1. NOWHERE beyond the edge of the map. */
export function spaceAt(column: number, row: number): Space {
  return isOnMap(column, row) ? (row - 1) * SIDE + column - 1 : NOWHERE
}

/** Whether there is a space in this column and row, counted from 1. */
export function isOnMap(column: number, row: number): boolean {
  return column >= 1 && column <= SIDE && row >= 1 && row <= SIDE
}

/** The column of a space: 1 in the west to 30 in the east. */
export function columnOf(space: Space): number {
  return (space % SIDE) + 1
}

/** The row of a space: 1 in the north to 30 in the south. */
export function rowOf(space: Space): number {
  return Math.floor(space / SIDE) + 1
}

/** A space as people write it: `(column,row)`. */
export function written(space: Space): string {
  return `(${columnOf(space)},${rowOf(space)})`
}

/** Distance in spaces, diagonals as one. Terrain and creatures do not lengthen it (T-19.03, T-19.04, T-R33). */
export function distance(one: Space, other: Space): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)))
}

/** Where a space lies after half a turn of the map: both maps are the same after it, but for a few objects. */
export function turned(space: Space): Space {
  return SPACES - 1 - space
}

/** The space next to this one in a direction, whatever stands between them. NOWHERE beyond the edge of the map (T-19.11). */
export function next(space: Space, direction: Direction): Space {
  return NEXT[space * DIRECTIONS.length + direction] ?? NOWHERE
}

/**
 * Of each set of directions, as bits, by how much a step in each of them changes the number of a space, in this order: searches go through such lists instead
 * of asking about every direction. Only for steps that do not lead beyond the edge of the map.
 */
export function shiftsBy(order: readonly Direction[]): readonly (readonly number[])[] {
  return Array.from({ length: 1 << DIRECTIONS.length }, (_, bits) =>
    order
      .filter((direction) => ((bits >> direction) & 1) === 1)
      .map((direction) => (EAST[direction] ?? 0) + SIDE * (SOUTH[direction] ?? 0)),
  )
}

/** The direction in which the other space lies, for two spaces at distance 1. NOWHERE for all others. */
export function directionTo(space: Space, other: Space): Direction {
  if (other === NOWHERE) return NOWHERE
  const east = columnOf(other) - columnOf(space)
  const south = rowOf(other) - rowOf(space)
  if (Math.abs(east) > 1 || Math.abs(south) > 1) return NOWHERE
  return BY_SHIFT[3 * (south + 1) + east + 1] ?? NOWHERE
}

/** The up to eight spaces around this one, clockwise from north, whatever stands between them. */
export function around(space: Space): readonly Space[] {
  return DIRECTIONS.map((_, direction) => next(space, direction)).filter((one) => one !== NOWHERE)
}

/**
 * How far the middle of a space is from the middle of the map, as a number to compare and not a length: the square of twice the
 * straight line. It ranks spaces by closeness to the centre (T-R5, T-R20).
 */
export function offCentre(space: Space): number {
  return (2 * columnOf(space) - SIDE - 1) ** 2 + (2 * rowOf(space) - SIDE - 1) ** 2
}

/** The directions of the nine spaces around and on a space, row by row. */
const BY_SHIFT: readonly Direction[] = [7, 0, 1, 6, NOWHERE, 2, 5, 4, 3]

const NEXT: Int16Array = Int16Array.from({ length: SPACES * DIRECTIONS.length }, (_, index) => {
  const space = Math.floor(index / DIRECTIONS.length)
  const direction = index % DIRECTIONS.length
  return spaceAt(columnOf(space) + (EAST[direction] ?? 0), rowOf(space) + (SOUTH[direction] ?? 0))
})
