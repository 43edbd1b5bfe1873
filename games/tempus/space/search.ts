import { NOWHERE, SPACES, next, type Direction, type Space } from './grid.ts'
import type { Ground } from './ground.ts'
import { leads, type Walk } from './walk.ts'

/**
 * The states of a search: a space, and what has been spent of every pool but the first. Their number is
 * `space * mixtures + mixture`.
 */
export interface Search {
  readonly mixtures: number
  /** Of each pool how much one of its spaces adds to a mixture. The first adds nothing. */
  readonly weights: readonly number[]
  /** Of each state the spaces spent in all, FAR where it is not reached. */
  readonly spent: Uint16Array
  /** Of each state the one before it, NOWHERE at the start. */
  readonly before: Int32Array
}

/** More than any walk costs. */
export const FAR = 65535
/** Orthogonal directions first: of two paths that cost the same, the straight one looks right. */
const ORDER: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7]

/** A search in which nothing is reached yet. */
export function searchFor({ pools }: Walk): Search {
  let mixtures = 1
  const weights = pools.map(({ spaces }, index) => {
    if (index === 0) return 0
    const weight = mixtures
    mixtures *= spaces + 1
    return weight
  })
  const states = SPACES * mixtures
  return {
    mixtures,
    weights,
    spent: new Uint16Array(states).fill(FAR),
    before: new Int32Array(states).fill(NOWHERE),
  }
}

/** A search under way. */
export interface Wave {
  readonly ground: Ground
  readonly walk: Walk
  readonly search: Search
  /** States by the spaces spent in all, found but perhaps not yet looked at. */
  readonly waves: number[][]
}

/** One step from a state in every direction, paid from each pool that allows it. */
export function spread(wave: Wave, state: number): void {
  const { ground, walk, search } = wave
  const space = Math.floor(state / search.mixtures)
  for (const [index, pool] of walk.pools.entries()) {
    for (const direction of ORDER) {
      if (!leads({ ground, pool, space, direction })) continue
      const to = next(space, direction)
      if (pool.mayEnter && !pool.mayEnter(to)) continue
      pay(wave, state, { to, index, cost: 1 + (walk.extra?.(to) ?? 0) })
    }
  }
}

interface Payment {
  readonly to: Space
  /** Of the pool. */
  readonly index: number
  readonly cost: number
}

function pay({ walk, search, waves }: Wave, state: number, { to, index, cost }: Payment): void {
  const { mixtures, weights, spent, before } = search
  const left = (walk.pools[index]?.spaces ?? 0) - takenOf(search, state, index)
  if (cost > left) return
  const total = (spent[state] ?? 0) + cost
  const reached = to * mixtures + (state % mixtures) + cost * (weights[index] ?? 0)
  if (total >= (spent[reached] ?? 0)) return
  spent[reached] = total
  before[reached] = state
  while (waves.length <= total) waves.push([])
  waves[total]?.push(reached)
}

/** Spaces of a pool that a state has spent. */
export function takenOf({ mixtures, weights, spent }: Search, state: number, index: number): number {
  const mixture = state % mixtures
  const of = (later: number): number =>
    Math.floor((mixture % (weights[later + 1] ?? mixtures)) / (weights[later] ?? 1))
  if (index > 0) return of(index)
  let total = spent[state] ?? 0
  for (let later = 1; later < weights.length; later++) total -= of(later)
  return total
}

/** The cheapest state of a space, with the least of later pools; NOWHERE where none is reached. */
export function bestAt({ mixtures, spent }: Search, space: Space): number {
  let best = NOWHERE
  for (let state = space * mixtures; state < (space + 1) * mixtures; state++) {
    const isBetter = best === NOWHERE ? spent[state] !== FAR : (spent[state] ?? FAR) < (spent[best] ?? FAR)
    if (isBetter) best = state
  }
  return best
}
