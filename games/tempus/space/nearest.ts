import { fits, type Body } from './bodies.ts'
import { NOWHERE, SIDE, columnOf, isOnMap, offCentre, rowOf, spaceAt, type Space } from './grid.ts'
import type { Ground } from './ground.ts'
import { wavesFrom } from './paths.ts'

/** Random locations lie within the middle 20 by 20 spaces: this many from the north-west edge (T-12.02). */
const MARGIN = 5

/** The space of a random location: blue counts columns from the west, red rows from the north, both from 1 to 20 (T-R19). */
export function randomLocation({ blue, red }: { readonly blue: number; readonly red: number }): Space {
  return spaceAt(MARGIN + blue, MARGIN + red)
}

/** The spaces at this distance, clockwise from due north. */
export function ring(space: Space, radius: number): readonly Space[] {
  if (radius === 0) return [space]
  const found: Space[] = []
  for (let step = 0; step < 8 * radius; step++) {
    const { east, south } = onRing(radius, step)
    const [column, row] = [columnOf(space) + east, rowOf(space) + south]
    if (isOnMap(column, row)) found.push(spaceAt(column, row))
  }
  return found
}

/**
 * The valid space nearest to a rolled one, which may be itself: of those at the same distance the one closest to the middle of the map,
 * then clockwise from north (T-12.05, T-R20). NOWHERE where none is valid.
 */
export function nearestValid(rolled: Space, isValid: (space: Space) => boolean): Space {
  for (let radius = 0; radius < SIDE; radius++) {
    const [best] = ring(rolled, radius)
      .filter(isValid)
      .toSorted((one, other) => offCentre(one) - offCentre(other)) // equal ones stay clockwise from north
    if (best !== undefined) return best
  }
  return NOWHERE
}

/** Which way the search for a free space looks first: to the middle of the map, or away from it. */
export type Facing = 'centre' | 'away'

/**
 * The free space that is fewest steps away, creatures ignored on the way; of several the first clockwise from the direction that it
 * faces (T-R13, T-R63). The space itself counts. NOWHERE where none is free.
 */
export function nearestFree(
  ground: Ground,
  from: Space,
  { isFree, facing }: { readonly isFree: (space: Space) => boolean; readonly facing: Facing },
): Space {
  const { steps, order } = wavesFrom(ground, [from])
  const nearest: Space[] = []
  for (const space of order) {
    const [first] = nearest
    if (first !== undefined && (steps[space] ?? 0) > (steps[first] ?? 0)) break
    if (isFree(space)) nearest.push(space)
  }
  return clockwise(nearest, { from, size: 1, facing })[0] ?? NOWHERE
}

/**
 * Where the whole of a body fits, with the smallest shift of its north-west space; of several the first clockwise from the direction
 * that its middle faces (T-R63). Null where it fits nowhere.
 */
export function nearestFit(
  ground: Ground,
  { anchor, size }: Body,
  { isFree, facing }: { readonly isFree: (space: Space) => boolean; readonly facing: Facing },
): Body | null {
  for (let radius = 0; radius < SIDE; radius++) {
    const legal = ring(anchor, radius).filter((space) => fits(ground, { anchor: space, size }, isFree))
    const [first] = clockwise(legal, { from: anchor, size, facing })
    if (first !== undefined) return { anchor: first, size }
  }
  return null
}

/** Columns and rows of a ring by its steps clockwise from north. */
function onRing(radius: number, step: number): { east: number; south: number } {
  const turned = (step + radius) % (8 * radius) // from the north-west corner
  const along = (turned % (2 * radius)) - radius
  const sides = [
    { east: along, south: -radius },
    { east: radius, south: along },
    { east: -along, south: radius },
    { east: -radius, south: -along },
  ]
  return sides[Math.floor(turned / (2 * radius))] ?? { east: 0, south: 0 }
}

/** Spaces by their bearing from one of them, clockwise from the direction in which the middle of a body there faces. */
function clockwise(
  spaces: readonly Space[],
  { from, size, facing }: { readonly from: Space; readonly size: number; readonly facing: Facing },
): readonly Space[] {
  const faced = facedBy(from, size, facing)
  const shift = (space: Space): Shift => ({
    east: columnOf(space) - columnOf(from),
    south: rowOf(space) - rowOf(from),
  })
  const half = (one: Shift): number => {
    const side = cross(faced, one)
    return side > 0 || (side === 0 && faced.east * one.east + faced.south * one.south >= 0) ? 0 : 1
  }
  const order = (one: Shift, other: Shift): number => half(one) - half(other) || -cross(one, other)
  return spaces.toSorted((one, other) => order(shift(one), shift(other)) || one - other)
}

/** The way from the middle of a body to that of the map, or away from it; north where the two are the same. */
function facedBy(anchor: Space, size: number, facing: Facing): Shift {
  const sign = facing === 'centre' ? 1 : -1
  const east = sign * (SIDE + 2 - 2 * columnOf(anchor) - size)
  const south = sign * (SIDE + 2 - 2 * rowOf(anchor) - size)
  return east === 0 && south === 0 ? { east: 0, south: -1 } : { east, south }
}

interface Shift {
  readonly east: number
  readonly south: number
}

/** Above 0 where the other lies clockwise from the one, by less than half a turn. */
function cross(one: Shift, other: Shift): number {
  return one.east * other.south - one.south * other.east
}
