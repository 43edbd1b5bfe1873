import {
  DIRECTIONS,
  directionsOf,
  distance,
  next,
  type Ground,
  type Space,
  type Walk,
} from '../../space/index.ts'

/** A walk, paid from one pool, of which it matters what is entered on the way. */
export interface Detour extends Walk {
  /** Where it may end. */
  readonly goals: readonly Space[]
  /** What is entered on a space, as numbers of any meaning; nothing on most. */
  marksOn(space: Space): readonly number[]
}

interface Node {
  readonly space: Space
  /** What was entered so far, sorted. */
  readonly entered: string
  readonly before: Node | null
}

/**
 * The ways to the goals that differ in what is entered, and how often (T-R60, T-32.13): of each kind the cheapest, the cheapest kind first. No way comes to a
 * space twice. The spaces of each way without the one it begins on.
 */
export function detours(ground: Ground, detour: Detour): readonly (readonly Space[])[] {
  const most = detour.pools[0]?.spaces ?? 0
  const waves: Node[][] = [detour.from.map((space) => ({ space, entered: '', before: null }))]
  const seen = new Set<string>()
  const ways = new Map<string, readonly Space[]>()
  for (let cost = 0; cost <= most; cost++) {
    for (const node of waves[cost] ?? []) {
      const name = `${node.space} ${node.entered}`
      if (seen.has(name)) continue
      seen.add(name)
      if (node.before !== null && detour.goals.includes(node.space) && !ways.has(node.entered))
        ways.set(node.entered, wayTo(node))
      step(ground, detour, { node, cost, waves })
    }
  }
  return [...ways.values()]
}

interface Stepping {
  readonly node: Node
  readonly cost: number
  readonly waves: Node[][]
}

function step(ground: Ground, detour: Detour, { node, cost, waves }: Stepping): void {
  const [pool] = detour.pools
  if (pool === undefined) return
  const directions = directionsOf(ground, pool, node.space)
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (((directions >> direction) & 1) === 0) continue
    const to = next(node.space, direction)
    const total = cost + 1 + (detour.extra?.(to) ?? 0)
    const left = Math.min(...detour.goals.map((goal) => distance(to, goal)))
    if (total + left > pool.spaces || hasPassed(node, to)) continue
    if (pool.mayEnter && !pool.mayEnter(to)) continue
    while (waves.length <= total) waves.push([])
    waves[total]?.push({ space: to, entered: withMarks(node.entered, detour.marksOn(to)), before: node })
  }
}

function withMarks(entered: string, marks: readonly number[]): string {
  if (marks.length === 0) return entered
  const before = entered === '' ? [] : entered.split(',')
  return [...before, ...marks.map(String)].toSorted().join()
}

function hasPassed(node: Node, space: Space): boolean {
  for (let at: Node | null = node; at !== null; at = at.before) if (at.space === space) return true
  return false
}

function wayTo(node: Node): readonly Space[] {
  const way: Space[] = []
  for (let at: Node = node; at.before !== null; at = at.before) way.unshift(at.space)
  return way
}
