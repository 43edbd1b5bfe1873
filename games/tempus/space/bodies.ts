import { NOWHERE, SIDE, SPACES, columnOf, distance, rowOf, spaceAt, type Space } from './grid.ts'
import { isClosed, type Ground } from './ground.ts'
import { adjacentTo, areAdjacent } from './steps.ts'

/** Where a creature stands: the north-west space of its body, and how many spaces the body is wide and high (T-33.01). */
export interface Body {
  readonly anchor: Space
  /** 1, 2 or 3. */
  readonly size: number
}

/** The spaces of a body, row by row. Empty where a part of it would lie beyond the edge of the map (T-19.11). */
export function spacesOf({ anchor, size }: Body): readonly Space[] {
  if (!isInside({ anchor, size })) return []
  const spaces: Space[] = []
  for (let south = 0; south < size; south++) {
    for (let east = 0; east < size; east++) spaces.push(anchor + south * SIDE + east)
  }
  return spaces
}

/**
 * Whether a body fits where it stands: within the map, on no impassable terrain, with no wall and no covered corner inside it, and
 * wherever `isFree` holds (T-33.02, T-R62). `isFree` tells where no other creature stands; without it creatures are not looked at.
 */
export function fits(ground: Ground, body: Body, isFree: (space: Space) => boolean = everywhere): boolean {
  const { anchor, size } = body
  if (size === 1) return anchor >= 0 && anchor < SPACES && !isClosed(ground, anchor) && isFree(anchor)
  if (!isInside(body)) return false
  for (let south = 0; south < size; south++) {
    for (let east = 0; east < size; east++) {
      const space = anchor + south * SIDE + east
      if (isClosed(ground, space) || !isFree(space)) return false
      if (isCut(ground, space, { hasEast: east < size - 1, hasSouth: south < size - 1 })) return false
    }
  }
  return true
}

function everywhere(): boolean {
  return true
}

/** Distance between two bodies that lie on the map (T-19.10, T-R36): how far their sides are apart along the rows or the columns. */
export function gapBetween(one: Body, other: Body): number {
  const east = columnOf(other.anchor) - columnOf(one.anchor)
  const south = rowOf(other.anchor) - rowOf(one.anchor)
  return Math.max(gap(east, one.size, other.size), gap(south, one.size, other.size))
}

/** The same along one line, by how far the other body is shifted and the sizes of the two. */
function gap(shift: number, size: number, other: number): number {
  return Math.max(0, shift - size + 1, -shift - other + 1)
}

/** Distance between two bodies: from the nearest space of one to the nearest of the other (T-19.10, T-R36). */
export function distanceBetween(one: readonly Space[], other: readonly Space[]): number {
  let least = Infinity
  for (const from of one) for (const to of other) least = Math.min(least, distance(from, to))
  return least
}

/** Whether any space of one body is adjacent to any of the other (T-19.10, T-33.05). */
export function areBodiesAdjacent(ground: Ground, one: readonly Space[], other: readonly Space[]): boolean {
  for (const from of one) for (const to of other) if (areAdjacent(ground, from, to)) return true
  return false
}

/** The spaces around a body that are adjacent to any of its spaces, by number; water and obstacles may be among them. */
export function adjacentToBody(ground: Ground, body: readonly Space[]): readonly Space[] {
  const near: Space[] = []
  for (const space of body) {
    for (const to of adjacentTo(ground, space)) if (!body.includes(to) && !near.includes(to)) near.push(to)
  }
  return near.sort((one, other) => one - other)
}

/** The spaces within so many of a body, those that it covers among them, by number (T-19.10). */
export function spacesWithin(body: readonly Space[], range: number): readonly Space[] {
  const columns = body.map(columnOf)
  const rows = body.map(rowOf)
  const [west, east] = [Math.min(...columns) - range, Math.max(...columns) + range]
  const [north, south] = [Math.min(...rows) - range, Math.max(...rows) + range]
  const found: Space[] = []
  for (let row = Math.max(1, north); row <= Math.min(SIDE, south); row++) {
    for (let column = Math.max(1, west); column <= Math.min(SIDE, east); column++)
      found.push(spaceAt(column, row))
  }
  return found
}

/** The bodies of this size that cover a space, as far as they lie on the map: the one that reaches farthest north-west first. */
export function bodiesOn(space: Space, size: number): readonly Body[] {
  if (size === 1) return [{ anchor: space, size }]
  return Array.from({ length: size * size }, (_, index) => ({
    anchor: spaceAt(
      columnOf(space) - size + 1 + (index % size),
      rowOf(space) - size + 1 + Math.floor(index / size),
    ),
    size,
  })).filter(isInside)
}

/** Whether a body lies on the map with all its spaces (T-19.11). */
function isInside({ anchor, size }: Body): boolean {
  return anchor !== NOWHERE && spaceAt(columnOf(anchor) + size - 1, rowOf(anchor) + size - 1) !== NOWHERE
}

/** Whether a wall or a covered corner lies between a space of a body and those of it to the east and to the south. */
function isCut(
  { terrain }: Ground,
  space: Space,
  { hasEast, hasSouth }: { readonly hasEast: boolean; readonly hasSouth: boolean },
): boolean {
  if (hasEast && terrain.wallsEast[space] === 1) return true
  if (hasSouth && terrain.wallsSouth[space] === 1) return true
  return hasEast && hasSouth && terrain.posts[space] === 1
}
