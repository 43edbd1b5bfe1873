import { describe, expect, test } from 'vitest'
import { rankBy, winShares } from '../src/index.ts'

describe('ranks', () => {
  test('follow the scores, and equal scores share one', () => {
    expect(rankBy([5, 9, 5, 1])).toEqual([2, 1, 2, 4])
    expect(rankBy([0, 0])).toEqual([1, 1])
    expect(rankBy()).toEqual([])
  })

  test('of equal scores follow the next measure', () => {
    expect(rankBy([5, 5, 5], [1, 2, 1])).toEqual([2, 1, 2])
    expect(rankBy([5, 6], [9, 0])).toEqual([2, 1])
  })

  test('share out one victory', () => {
    expect(winShares({ ranks: [1, 2, 1] }, {})).toEqual([0.5, 0, 0.5])
    expect(winShares({ ranks: [2, 1] }, {})).toEqual([0, 1])
  })
})
