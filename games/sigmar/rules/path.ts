import type { Mark } from '../terms.ts'

/** Spaces of the Trial Path (S-12.1). */
export const SPACES = 12
/** Where every Champion begins (S-R8). */
export const START_SPACE = 1

/** The mark of each space, from space 1. */
export const PATH: readonly Mark[] = [
  'none',
  'none',
  'fate',
  'duel',
  'none',
  'instant',
  'none',
  'fate',
  'none',
  'duel',
  'instant',
  'fate',
]

/** The mark of a space (1 to 12). */
export function markOf(space: number): Mark {
  return PATH[space - 1] as Mark
}

/** The space so many steps clockwise (negative: back) on the circle (S-R46). */
export function spaceFrom(space: number, steps: number): number {
  return ((((space - 1 + steps) % SPACES) + SPACES) % SPACES) + 1
}

/** Steps between two spaces the short way round. */
export function distance(a: number, b: number): number {
  const steps = Math.abs(a - b)
  return Math.min(steps, SPACES - steps)
}

/** Neighbours on the path, the same space, or a Duel Zone under either (S-5.7, S-R43, S-R44). */
export function isAdjacent(a: number, b: number): boolean {
  return distance(a, b) <= 1 || markOf(a) === 'duel' || markOf(b) === 'duel'
}

/** Spaces that a move of 1 to `reach` steps, at most half the circle, either way can end on: nearest first, clockwise before back, no doubles. */
export function spacesWithin(space: number, reach: number): number[] {
  const spaces: number[] = []
  for (let steps = 1; steps <= reach; steps++) {
    spaces.push(spaceFrom(space, steps))
    if (steps < SPACES / 2) spaces.push(spaceFrom(space, -steps))
  }
  return spaces
}
