import { DIRECTIONS, NOWHERE, directionTo, distance, next, type Direction, type Space } from './grid.ts'
import type { Ground } from './ground.ts'

/**
 * Whether two spaces are adjacent: next to each other, diagonals included, with no wall, covered corner or closed gap between them
 * (T-19.01, T-19.02, T-19.05). This is what melee attacks and "adjacent" in card texts ask for. No space is adjacent to itself.
 */
export function areAdjacent({ adjacent }: Ground, one: Space, other: Space): boolean {
  const direction = directionTo(one, other)
  return direction !== NOWHERE && isAmong(adjacent[one], direction)
}

/** The spaces adjacent to this one, clockwise from north; water and obstacles may be among them (T-19.01). */
export function adjacentTo({ adjacent }: Ground, space: Space): readonly Space[] {
  return spacesIn(adjacent[space], space)
}

/** Whether terrain lets a creature step from one space to the other (T-18.03 to T-18.11). Creatures in the way are not looked at. */
export function canStep({ steps }: Ground, from: Space, to: Space): boolean {
  const direction = directionTo(from, to)
  return direction !== NOWHERE && isAmong(steps[from], direction)
}

/** The spaces to which terrain lets a creature step, clockwise from north. Creatures in the way are not looked at. */
export function stepsFrom({ steps }: Ground, space: Space): readonly Space[] {
  return spacesIn(steps[space], space)
}

/** The space to which a step in a direction leads, or NOWHERE where terrain does not allow it. Creatures are not looked at. */
export function stepTowards({ steps }: Ground, from: Space, direction: Direction): Space {
  return isAmong(steps[from], direction) ? next(from, direction) : NOWHERE
}

/** Whether an area that has reached one space goes on to the other, which is next to it (T-22.08, T-22.09, T-R35). */
export function spreadsTo({ spreads }: Ground, from: Space, to: Space): boolean {
  const direction = directionTo(from, to)
  return direction !== NOWHERE && isAmong(spreads[from], direction)
}

/** The spaces to which an area that has reached this one goes on, clockwise from north. */
export function spreadsFrom({ spreads }: Ground, space: Space): readonly Space[] {
  return spacesIn(spreads[space], space)
}

/** Whether two spaces touch although something separates them, so that neither is adjacent to the other (T-19.02, T-21.06). */
export function areSeparated(ground: Ground, one: Space, other: Space): boolean {
  return distance(one, other) === 1 && !areAdjacent(ground, one, other)
}

function isAmong(directions: number | undefined, direction: Direction): boolean {
  return (((directions ?? 0) >> direction) & 1) === 1
}

function spacesIn(directions: number | undefined, space: Space): readonly Space[] {
  const found: Space[] = []
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (isAmong(directions, direction)) found.push(next(space, direction))
  }
  return found
}
