import { NOWHERE, directionTo, distance, next, type Direction, type Space } from './grid.ts'
import { isClosed, type Ground } from './ground.ts'

/**
 * Whether two spaces are adjacent: next to each other, diagonals included, with no wall, covered corner or closed gap between them
 * (T-19.01, T-19.02, T-19.05). This is what melee attacks and "adjacent" in card texts ask for. No space is adjacent to itself.
 */
export function areAdjacent(ground: Ground, one: Space, other: Space): boolean {
  const direction = directionTo(one, other)
  return direction !== NOWHERE && isAdjacentTowards(ground, one, direction)
}

/** The spaces adjacent to this one, clockwise from north; water and obstacles may be among them (T-19.01). */
export function adjacentTo(ground: Ground, space: Space): readonly Space[] {
  return spacesWhere(space, (direction) => isAdjacentTowards(ground, space, direction))
}

/** Whether terrain lets a creature step from one space to the other (T-18.03 to T-18.11). Creatures that block are not looked at. */
export function canStep(ground: Ground, from: Space, to: Space): boolean {
  return areAdjacent(ground, from, to) && !isClosed(ground, to)
}

/** The spaces to which terrain lets a creature step, clockwise from north. Creatures that block are not looked at. */
export function stepsFrom(ground: Ground, space: Space): readonly Space[] {
  return adjacentTo(ground, space).filter((to) => !isClosed(ground, to))
}

/** The space to which a step in a direction leads, or NOWHERE where terrain does not let a creature step there. */
export function stepTowards(ground: Ground, from: Space, direction: Direction): Space {
  const to = next(from, direction)
  return isAdjacentTowards(ground, from, direction) && !isClosed(ground, to) ? to : NOWHERE
}

/** Whether an area that has reached one space goes on to the other, which is next to it (T-22.08, T-22.09, T-R35). */
export function spreadsTo({ spreads }: Ground, from: Space, to: Space): boolean {
  const direction = directionTo(from, to)
  return direction !== NOWHERE && (((spreads[from] ?? 0) >> direction) & 1) === 1
}

/** Whether two spaces touch although something separates them, so that neither is adjacent to the other (T-19.02, T-21.06). */
export function areSeparated(ground: Ground, one: Space, other: Space): boolean {
  return distance(one, other) === 1 && !areAdjacent(ground, one, other)
}

function isAdjacentTowards({ adjacent }: Ground, space: Space, direction: Direction): boolean {
  return (((adjacent[space] ?? 0) >> direction) & 1) === 1
}

function spacesWhere(space: Space, holds: (direction: Direction) => boolean): readonly Space[] {
  const found: Space[] = []
  for (let direction = 0; direction < 8; direction++) {
    if (holds(direction)) found.push(next(space, direction))
  }
  return found
}
