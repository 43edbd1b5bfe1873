import { describe, expect, test } from 'vitest'
import { excesses, partsOf, slowest, spentByParts, spentInAll } from '../../checks/budgets.mjs'
import { Pace } from '../../checks/pace.mjs'

const FILES = [
  { path: 'e2e/lanes/match.e2e.ts', seconds: 20 },
  { path: 'e2e/lanes/learn.e2e.ts', seconds: 11.6 },
  { path: 'e2e/app/axe.e2e.ts', seconds: 61 },
]

test('the end-to-end tests of a folder are summed, and told with their budget', () => {
  expect(spentByParts(partsOf(FILES))).toBe('lanes 32 of 300 s, app 61 of 1100 s')
})

test('the slowest files are named, the slowest first', () => {
  expect(slowest(FILES, 2)).toEqual(['e2e/app/axe.e2e.ts 61 s', 'e2e/lanes/match.e2e.ts 20 s'])
})

test('a whole run is told as it was, and as it were on two idle cores', () => {
  const steps = [
    { seconds: 30, pace: 1 },
    { seconds: 300, pace: 1.5 },
  ]
  expect(spentInAll(steps)).toMatch(/^in all 330 s; on two idle cores 230 of \d+ s$/)
})

describe('a budget', () => {
  const step = { name: 'types', seconds: 100 }
  const lanes = { name: 'lanes', seconds: 390 }

  test('that is kept is not spoken of', () => {
    expect(excesses({ name: 'types', seconds: 89 }, [{ name: 'lanes', seconds: 99 }], 1)).toEqual([])
  })

  test('that is exceeded is named with what was taken, for the step and for its parts', () => {
    expect(excesses(step, [lanes], 1)).toEqual([
      'The step types took 100 s; the budget is 90 s (scripts/checks/budgets.mjs).',
      'The end-to-end tests of lanes took 390 s; the budget is 300 s (scripts/checks/budgets.mjs).',
    ])
  })

  test('stretches on a machine that is slower than two idle cores', () => {
    expect(excesses(step, [lanes], 1.2)).toEqual([
      'The end-to-end tests of lanes took 390 s; the budget is 300 s × 1.3 for the pace of this machine (scripts/checks/budgets.mjs).',
    ])
    expect(excesses(step, [lanes], 1.22)).toEqual([])
  })

  test('stretches by more than the pace, which is only roughly known', () => {
    const unit = { name: 'unit', seconds: 732 } // all its tests had passed on a machine that took 1.8 times as long
    expect(excesses(unit, [], 1.8)).toEqual([])
    expect(excesses({ ...unit, seconds: 900 }, [], 1.8)).toHaveLength(1)
  })
})

describe('the pace of a machine', () => {
  /** A machine on which the work takes so long each time, the first time included. */
  function paceOf(...milliseconds: readonly number[]): Pace {
    let now = 0
    let turn = 0
    return new Pace(
      () => now,
      () => (now += milliseconds[turn++] ?? 0),
    )
  }

  test('is how many times as long as usual work takes, and the first time does not count', () => {
    const pace = paceOf(900, 140, 280)
    pace.look()
    pace.look()
    expect(pace.take()).toBe(3)
  })

  test('is never better than usual, and usual where nobody looked', () => {
    const pace = paceOf(35, 35)
    expect(pace.take()).toBe(1)
    pace.look()
    expect(pace.take()).toBe(1)
  })
})
