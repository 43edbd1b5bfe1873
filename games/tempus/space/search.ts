import { NOWHERE, SPACES, next, shiftsBy, type Direction, type Space } from './grid.ts'
import type { Ground } from './ground.ts'
import { directionsOf, sharesOf, type Pool, type Walk } from './walk.ts'

/**
 * A search for cheapest paths. Its states are a space and a mixture: what has been spent of every pool but the first. Their number is
 * `space * mixtures + mixture`. Costs are small whole numbers, so states wait in one list for each cost instead of a heap.
 */
export interface Search {
  readonly ground: Ground
  readonly walk: Walk
  readonly mixtures: number
  /** Of each pool how much one of its spaces adds to a mixture. The first adds nothing. */
  readonly weights: readonly number[]
  /** Of each state the spaces spent in all, FAR where it is not reached. */
  readonly spent: number[]
  /** Of each state the one before it, NOWHERE at the start. */
  readonly before: number[]
  /** By cost the states that were found at it; some have been found cheaper since. */
  readonly waves: number[][]
}

/** More than any walk costs. */
export const FAR = 65535
/** Orthogonal directions first: of two paths that cost the same, the straight one looks right. */
const ORDER: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7]
const SHIFTS = shiftsBy(ORDER)

/** Finds the cheapest way to every state. */
export function searched(ground: Ground, walk: Walk): Search {
  const search = searchFor(ground, walk)
  const { waves, spent, mixtures } = search
  const first = walk.from.map((space) => space * mixtures)
  for (const state of first) spent[state] = 0
  waves.push(first)
  const [only] = walk.pools
  for (let cost = 0; cost < waves.length; cost++) {
    for (const state of waves[cost] ?? NONE) {
      if (spent[state] !== cost) continue
      if (walk.pools.length > 1) step(search, state)
      else if (only !== undefined && cost < only.spaces) goOn(search, only, state)
    }
  }
  return search
}

/** One step from a space in every direction where one pool pays for all: its states are spaces. As `step`, which is for any pools. */
function goOn({ ground, walk: { extra }, spent, before, waves }: Search, pool: Pool, space: Space): void {
  const here = spent[space] ?? 0
  for (const shift of SHIFTS[directionsOf(ground, pool, space)] ?? NONE) {
    const to = space + shift
    const total = here + 1 + (extra === undefined ? 0 : extra(to))
    if (total > pool.spaces || total >= (spent[to] ?? 0)) continue
    if (pool.mayEnter !== undefined && !pool.mayEnter(to)) continue
    spent[to] = total
    before[to] = space
    while (waves.length <= total) waves.push([])
    waves[total]?.push(to)
  }
}

const NONE: readonly number[] = []

/** Whether any state of a space is reached. */
export function isReached({ mixtures, spent }: Search, space: Space): boolean {
  for (let state = space * mixtures; state < (space + 1) * mixtures; state++)
    if (spent[state] !== FAR) return true
  return false
}

/** The cheapest state of a space, with the least of later pools; NOWHERE where none is reached. */
export function bestAt({ mixtures, spent }: Search, space: Space): number {
  let best = NOWHERE
  let least = FAR
  for (let state = space * mixtures; state < (space + 1) * mixtures; state++) {
    const cost = spent[state] ?? FAR
    if (cost >= least) continue
    best = state
    least = cost
  }
  return best
}

/** Spaces of a pool that a state has spent. */
export function takenOf({ mixtures, weights, spent }: Search, state: number, pool: number): number {
  if (mixtures === 1) return spent[state] ?? 0 // one pool pays for all
  const mixture = state % mixtures
  const taken = (later: number): number =>
    Math.floor((mixture % (weights[later + 1] ?? mixtures)) / (weights[later] ?? 1))
  if (pool > 0) return taken(pool)
  let total = spent[state] ?? 0
  for (let later = 1; later < weights.length; later++) total -= taken(later)
  return total
}

function searchFor(ground: Ground, walk: Walk): Search {
  const weights: number[] = []
  let mixtures = 1
  for (const { spaces } of walk.pools) {
    weights.push(weights.length === 0 ? 0 : mixtures)
    if (weights.length > 1) mixtures *= spaces + 1
  }
  const spent = listOf(NOT_REACHED, mixtures)
  const before = listOf(FROM_NOWHERE, mixtures)
  return { ground, walk, mixtures, weights, spent, before, waves: [] }
}

/** Plain lists: they are copied faster than typed arrays are made. */
const NOT_REACHED: readonly number[] = Array.from({ length: SPACES }, () => FAR)
const FROM_NOWHERE: readonly number[] = Array.from({ length: SPACES }, () => NOWHERE)

/** So many times the same list, one after the other. */
function listOf(list: readonly number[], times: number): number[] {
  return times === 1 ? list.slice() : Array.from({ length: times }, () => list).flat()
}

/** One step from a state in every direction, paid from each pool that allows it. */
function step(search: Search, state: number): void {
  const { ground, walk, mixtures } = search
  const space = Math.floor(state / mixtures)
  for (let index = 0; index < walk.pools.length; index++) {
    const pool = walk.pools[index] as Pool
    const left = pool.spaces - takenOf(search, state, index)
    if (left > 0) pay(search, { state, index, left, directions: directionsOf(ground, pool, space) })
  }
  if (walk.pools.length > 1 && walk.extra) ORDER.forEach((direction) => share(search, state, direction))
}

/** A step that costs more than one space may be paid from several pools that all allow it (T-18.02, T-38.08). */
function share(search: Search, state: number, direction: Direction): void {
  const { ground, walk, mixtures, weights, spent } = search
  const here = spent[state] ?? 0
  const space = Math.floor(state / mixtures)
  const to = next(space, direction)
  const cost = to === NOWHERE ? 1 : 1 + (walk.extra?.(to) ?? 0)
  if (cost < 2) return
  const most = walk.pools.map((pool, index) => {
    const isOpen =
      ((directionsOf(ground, pool, space) >> direction) & 1) === 1 && pool.mayEnter?.(to) !== false
    return isOpen ? pool.spaces - takenOf(search, state, index) : 0
  })
  for (const taken of sharesOf(cost, most)) {
    const mixed = taken.reduce((sum, spaces, index) => sum + spaces * (weights[index] ?? 0), 0)
    arrive(search, state, to * mixtures + (state % mixtures) + mixed, here + cost)
  }
}

interface Payment {
  readonly state: number
  /** The pool that pays. */
  readonly index: number
  /** Spaces that are left in the pool. */
  readonly left: number
  /** Where they may lead, as bits. */
  readonly directions: number
}

/** The steps from a state that one pool pays for. This is the inner loop of every search, so it builds no lists. */
function pay(search: Search, { state, index, left, directions }: Payment): void {
  const { walk, mixtures, weights, spent } = search
  const pool = walk.pools[index] as Pool
  const weight = weights[index] ?? 0
  const here = spent[state] ?? 0
  const space = Math.floor(state / mixtures)
  const mixture = state % mixtures
  for (let turn = 0; turn < ORDER.length; turn++) {
    const direction = ORDER[turn] ?? 0
    if (((directions >> direction) & 1) === 0) continue
    const to = next(space, direction)
    const cost = walk.extra ? 1 + walk.extra(to) : 1
    const total = here + cost
    const reached = to * mixtures + mixture + cost * weight
    if (cost > left || total >= (spent[reached] ?? 0)) continue
    if (pool.mayEnter && !pool.mayEnter(to)) continue
    arrive(search, state, reached, total)
  }
}

/** A state is reached from another one, if that costs less in all than before. */
// oxlint-disable-next-line max-params -- called in the inner loop of every search
function arrive({ spent, before, waves }: Search, state: number, reached: number, total: number): void {
  if (total >= (spent[reached] ?? 0)) return
  spent[reached] = total
  before[reached] = state
  while (waves.length <= total) waves.push([])
  waves[total]?.push(reached)
}
