import { DIRECTIONS, NOWHERE, SPACES, shiftsBy, type Space } from './grid.ts'
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
  return { spaces: search.mixtures === 1 ? reachedBy(search) : reachedByAny(search), search }
}

/** Where one pool pays for all, states are spaces, and nothing is spent only where it stands. */
function reachedBy({ spent }: Search): readonly Space[] {
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++) {
    const cost = spent[space] ?? FAR
    if (cost !== 0 && cost !== FAR) spaces.push(space)
  }
  return spaces
}

function reachedByAny(search: Search): readonly Space[] {
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++)
    if (isReached(search, space) && !search.walk.from.includes(space)) spaces.push(space)
  return spaces
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
  return wavesFrom(ground, goals).steps
}

/** Steps over terrain alone, creatures ignored, from the nearest of some spaces. */
export interface Waves {
  /** Of each space; Infinity where there is no way. */
  readonly steps: readonly number[]
  /** The spaces to which there is a way, those first that are fewest steps away. */
  readonly order: readonly Space[]
}

/** How many steps all spaces are away from the nearest of these. The given spaces count 0 whatever lies there. */
export function wavesFrom(ground: Ground, goals: readonly Space[]): Waves {
  const steps = NO_WAYS.slice()
  for (const goal of goals) steps[goal] = 0
  const order = goals.slice()
  for (let first = 0; first < order.length; first++) {
    const space = order[first] ?? NOWHERE
    const count = (steps[space] ?? 0) + 1
    for (const shift of SHIFTS[ground.steps[space] ?? 0] ?? []) {
      const to = space + shift
      if (steps[to] !== Infinity) continue
      steps[to] = count
      order.push(to)
    }
  }
  return { steps, order }
}

const NO_WAYS: readonly number[] = Array.from({ length: SPACES }, () => Infinity)
const SHIFTS = shiftsBy(DIRECTIONS.map((_, direction) => direction))
