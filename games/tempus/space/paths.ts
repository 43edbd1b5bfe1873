import { DIRECTIONS, NOWHERE, SPACES, next, type Space } from './grid.ts'
import type { Ground } from './ground.ts'
import { FAR, bestAt, isReached, searched, takenOf, type Search } from './search.ts'
import type { Walk } from './walk.ts'

/** Where a creature can go. Ask `costTo`, `spentOn` and `pathTo` about it. */
export interface Reach {
  /** Spaces other than where it stands, in the order of their numbers. Whether it may stop there is for the rules to say. */
  readonly spaces: readonly Space[]
  readonly search: Search
}

/** All spaces that a creature can enter with its movement, each by the cheapest path (T-18.01 to T-18.12). Diagonals cost the same. */
export function reach(ground: Ground, walk: Walk): Reach {
  const search = searched(ground, walk)
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++)
    if (isReached(search, space) && !walk.from.includes(space)) spaces.push(space)
  return { spaces, search }
}

/** How many spaces it costs to go there, or Infinity where it cannot. */
export function costTo({ search }: Reach, space: Space): number {
  const state = bestAt(search, space)
  return state === NOWHERE ? Infinity : (search.spent[state] ?? FAR)
}

/** How many spaces of each pool the cheapest path there takes: where there is a choice, it spares later pools. */
export function spentOn({ search }: Reach, space: Space): readonly number[] {
  const state = bestAt(search, space)
  return state === NOWHERE ? [] : search.weights.map((_, pool) => takenOf(search, state, pool))
}

/** The spaces of the cheapest path, without the one it begins on. Empty where there is none. */
export function pathTo({ search }: Reach, space: Space): readonly Space[] {
  const path: Space[] = []
  let state = bestAt(search, space)
  while (state !== NOWHERE) {
    path.unshift(Math.floor(state / search.mixtures))
    state = search.before[state] ?? NOWHERE
  }
  return path.slice(1)
}

/**
 * Of each space the number of steps to the nearest of these over terrain alone, creatures ignored (T-R60); Infinity where there is no
 * way. The given spaces count 0 whatever lies there.
 */
export function stepsAway(ground: Ground, goals: readonly Space[]): readonly number[] {
  const steps = Array.from({ length: SPACES }, () => Infinity)
  for (const goal of goals) steps[goal] = 0
  const queue = goals.slice()
  for (let first = 0; first < queue.length; first++) {
    const space = queue[first] ?? NOWHERE
    const count = (steps[space] ?? 0) + 1
    const directions = ground.steps[space] ?? 0
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      if (((directions >> direction) & 1) === 0) continue
      const to = next(space, direction)
      if (steps[to] !== Infinity) continue
      steps[to] = count
      queue.push(to)
    }
  }
  return steps
}
