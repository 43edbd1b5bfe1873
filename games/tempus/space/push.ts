import { fits, spacesOf, type Body } from './bodies.ts'
import {
  DIRECTIONS,
  EAST,
  NOWHERE,
  SOUTH,
  columnOf,
  distance,
  next,
  rowOf,
  type Direction,
  type Space,
} from './grid.ts'
import type { Ground } from './ground.ts'
import { canStep } from './steps.ts'

/** A push: how far, in which direction, and where no other creature stands. */
export interface Push {
  readonly direction: Direction
  readonly spaces: number
  readonly isFree: (space: Space) => boolean
}

/**
 * The direction in which a body is pushed: from the nearest space of the attacker, or of the place of an Event, straight away, as one of
 * the eight directions (T-26.09, T-R36, T-R50). NOWHERE where the two share their space.
 */
export function pushDirection(from: readonly Space[], body: readonly Space[]): Direction {
  const pairs = from.flatMap((one) => body.map((other) => vector(one, other)))
  const [nearest] = pairs.toSorted((one, other) => one.distance - other.distance || one.steps - other.steps)
  if (!nearest) return NOWHERE
  const east = 2 * Math.abs(nearest.east) < Math.abs(nearest.south) ? 0 : Math.sign(nearest.east)
  const south = 2 * Math.abs(nearest.south) < Math.abs(nearest.east) ? 0 : Math.sign(nearest.south)
  return DIRECTIONS.findIndex((_, direction) => EAST[direction] === east && SOUTH[direction] === south)
}

/**
 * The north-west spaces on which a body comes to stand one after another. It ends before a step that terrain, the edge of the map or
 * another creature stops for any space of the body (T-26.09, T-33.06, T-19.11).
 */
export function pushed(ground: Ground, body: Body, { direction, spaces, isFree }: Push): readonly Space[] {
  const anchors: Space[] = []
  let now = body
  while (anchors.length < spaces) {
    const to = { anchor: next(now.anchor, direction), size: body.size }
    const isLegal = spacesOf(now).every((space) => canStep(ground, space, next(space, direction)))
    if (!isLegal || !fits(ground, to, isFree)) break
    anchors.push(to.anchor)
    now = to
  }
  return anchors
}

function vector(from: Space, to: Space): { east: number; south: number; distance: number; steps: number } {
  const east = columnOf(to) - columnOf(from)
  const south = rowOf(to) - rowOf(from)
  return { east, south, distance: distance(from, to), steps: Math.abs(east) + Math.abs(south) }
}
