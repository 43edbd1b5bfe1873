import { adjacentToBody } from './bodies.ts'
import {
  CARDINALS,
  DIRECTIONS,
  NOWHERE,
  columnOf,
  next,
  rowOf,
  shiftsBy,
  spaceAt,
  type Direction,
  type Space,
} from './grid.ts'
import { isSolid, type Ground } from './ground.ts'
import { spreadsFrom } from './steps.ts'

/** A square of spaces, some of which may lie beyond the edge of the map (T-22.18): its north-west corner, and how wide and high it is. */
export interface Square {
  /** From 1 on the map; less to the west of it. */
  readonly column: number
  /** From 1 on the map; less to the north of it. */
  readonly row: number
  readonly size: number
}

/** The spaces of a Line (T-22.14). */
export const LINE_LENGTH = 6

/** The spaces of a square that lie on the map, row by row (T-22.18). */
export function spacesIn({ column, row, size }: Square): readonly Space[] {
  return Array.from({ length: size * size }, (_, index) =>
    spaceAt(column + (index % size), row + Math.floor(index / size)),
  ).filter((space) => space !== NOWHERE)
}

/**
 * The ways to lay an Area of this size on a target space: one with it in the middle, or, for an even size, four, with it as the
 * north-west, north-east, south-west and south-east one of the middle four (T-22.02, T-22.03).
 */
export function areasAt(target: Space, size: number): readonly Square[] {
  const before = Math.floor((size - 1) / 2)
  const shifts = size % 2 === 1 ? [before] : [before, before + 1]
  return shifts.flatMap((south) =>
    shifts.map((east) => ({ column: columnOf(target) - east, row: rowOf(target) - south, size })),
  )
}

/**
 * The spaces that an area reaches from its target space: those to which a path of steps inside it leads, over water and creatures and
 * around corners, not through obstacles and walls (T-22.08, T-22.09, T-22.11). None where the target space is solid.
 */
export function areaOf(ground: Ground, target: Space, square: Square): readonly Space[] {
  return isSolid(ground, target) ? [] : spreadOf(ground, [target], square)
}

/** The same for an Event, whose rolled space counts as reached whatever lies there (T-22.17, T-R124). */
export function eventArea(ground: Ground, rolled: Space, square: Square): readonly Space[] {
  return spreadOf(ground, [rolled], square)
}

/**
 * The squares that an Area attack with range 1 may cover: those with a space adjacent to the attacker and without the attacker
 * (T-22.13). The attacker's body is given by its spaces.
 */
export function bursts(ground: Ground, attacker: readonly Space[], size: number): readonly Square[] {
  const columns = attacker.map(columnOf)
  const rows = attacker.map(rowOf)
  const found: Square[] = []
  for (let row = Math.min(...rows) - size; row <= Math.max(...rows) + 1; row++) {
    for (let column = Math.min(...columns) - size; column <= Math.max(...columns) + 1; column++) {
      found.push({ column, row, size })
    }
  }
  const origins = originsOf(ground, attacker)
  return found.filter((square) => isBurst(square, attacker, origins))
}

/** Where a range-1 area may begin: beside the attacker, on nothing solid. */
function originsOf(ground: Ground, attacker: readonly Space[]): readonly Space[] {
  return adjacentToBody(ground, attacker).filter((space) => !isSolid(ground, space))
}

function isBurst(square: Square, attacker: readonly Space[], origins: readonly Space[]): boolean {
  return (
    origins.some((space) => isInside(square, space)) && !attacker.some((space) => isInside(square, space))
  )
}

/** Whether a square covers a space. */
export function isInside({ column, row, size }: Square, space: Space): boolean {
  const east = columnOf(space) - column
  const south = rowOf(space) - row
  return east >= 0 && east < size && south >= 0 && south < size
}

/**
 * The spaces that an Area attack with range 1 reaches: it spreads from all spaces of the square that are adjacent to the attacker
 * (T-R85). None where the square is not one that it may cover.
 */
export function burstOf(ground: Ground, attacker: readonly Space[], square: Square): readonly Space[] {
  if (attacker.some((space) => isInside(square, space))) return []
  const origins = originsOf(ground, attacker).filter((space) => isInside(square, space))
  return spreadOf(ground, origins, square)
}

/**
 * The spaces of a Line from its target space on, in one of the four directions of CARDINALS: at most six, cut at the first one that
 * it cannot reach through an obstacle or a wall, and at the edge of the map (T-22.14 to T-22.16, T-R41).
 */
export function lineOf(ground: Ground, target: Space, direction: Direction): readonly Space[] {
  if (isSolid(ground, target) || !CARDINALS.includes(direction)) return []
  const line = [target]
  for (let space = target; line.length < LINE_LENGTH; ) {
    const to = next(space, direction)
    if (!spreadsFrom(ground, space).includes(to)) break
    line.push(to)
    space = to
  }
  return line
}

/** The spaces of a square to which steps lead from the origins without leaving it (B-5), by number. */
function spreadOf(ground: Ground, origins: readonly Space[], square: Square): readonly Space[] {
  const reached = origins.slice()
  for (const space of reached) {
    for (const shift of SHIFTS[ground.spreads[space] ?? 0] ?? []) {
      const to = space + shift
      if (isInside(square, to) && !reached.includes(to)) reached.push(to)
    }
  }
  return reached.sort((one, other) => one - other)
}

const SHIFTS = shiftsBy(DIRECTIONS.map((_, direction) => direction))
