import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around, canStep, costTo, pathTo, reach, stepsAway } from '../../space/index.ts'
import { anyGround, anySpace, runs } from './random.ts'

test('[T-18.01] paths are shortest: a slow search by rounds finds the same costs, and each path is one of legal steps', () => {
  const walk = fc.record({
    from: anySpace,
    spaces: fc.integer({ min: 0, max: 12 }),
    blocked: fc.uniqueArray(anySpace, { maxLength: 6 }),
    slow: fc.uniqueArray(anySpace, { maxLength: 10 }),
  })
  const law = fc.property(anyGround, walk, (ground, { from, spaces, blocked, slow }) => {
    const mayEnter = (space: number) => !blocked.includes(space)
    const extra = (space: number) => (slow.includes(space) ? 1 : 0)
    const found = reach(ground, { from: [from], pools: [{ spaces, mayEnter }], extra })
    const costs = new Map([[from, 0]])
    for (let round = 0; round < spaces; round++) {
      for (const [space, cost] of costs) {
        for (const to of around(space).filter((one) => canStep(ground, space, one) && mayEnter(one))) {
          const total = cost + 1 + extra(to)
          if (total <= spaces && total < (costs.get(to) ?? Infinity)) costs.set(to, total)
        }
      }
    }
    expect(found.spaces).toEqual(
      [...costs.keys()].filter((space) => space !== from).toSorted((a, b) => a - b),
    )
    for (const [space, cost] of costs) {
      expect(costTo(found, space)).toBe(cost)
      const path = [from, ...pathTo(found, space)]
      const steps = path.slice(1).map((to, index) => canStep(ground, path[index] ?? -1, to) && mayEnter(to))
      expect(steps).not.toContain(false)
      expect(path.slice(1).reduce((sum, to) => sum + 1 + extra(to), 0)).toBe(cost)
    }
  })
  fc.assert(law, { numRuns: runs(60) })
})

test('[T-R31] pools with permissions reach exactly what some order of spending reaches', () => {
  const walk = fc.record({
    from: anySpace,
    ordinary: fc.integer({ min: 0, max: 3 }),
    special: fc.integer({ min: 0, max: 3 }),
    blocked: fc.uniqueArray(anySpace, { maxLength: 12 }),
  })
  const law = fc.property(anyGround, walk, (ground, { from, ordinary, special, blocked }) => {
    const mayEnter = (space: number) => !blocked.includes(space)
    const found = reach(ground, {
      from: [from],
      pools: [{ spaces: ordinary, mayEnter }, { spaces: special }],
    })
    const reached = new Set<string>()
    const go = (space: number, left: readonly [number, number]): void => {
      const key = `${space} ${left}`
      if (reached.has(key)) return
      reached.add(key)
      for (const to of around(space).filter((one) => canStep(ground, space, one))) {
        if (left[0] > 0 && mayEnter(to)) go(to, [left[0] - 1, left[1]])
        if (left[1] > 0) go(to, [left[0], left[1] - 1])
      }
    }
    go(from, [ordinary, special])
    const spaces = new Set([...reached].map((key) => Number(key.split(' ')[0])))
    expect(found.spaces).toEqual([...spaces].filter((space) => space !== from).toSorted((a, b) => a - b))
  })
  fc.assert(law, { numRuns: runs(40) })
})

test('[T-R60] steps to a goal are those of a walk without end', () => {
  const law = fc.property(anyGround, anySpace, anySpace, (ground, goal, from) => {
    const pools = [{ spaces: 100 }]
    const found = reach(ground, { from: [goal], pools })
    const isOpen = ground.closed[from] === 0 || from === goal
    expect(stepsAway(ground, [goal])[from]).toBe(isOpen ? costTo(found, from) : Infinity)
  })
  fc.assert(law, { numRuns: runs(60) })
})
