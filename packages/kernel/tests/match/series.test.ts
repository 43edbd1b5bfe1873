import { expect, test } from 'vitest'
import {
  newSeries,
  nextSeries,
  seriesAfter,
  seriesWinners,
  winsNeeded,
  type Series,
} from '../../src/index.ts'

function begun(bestOf: number, seats = 2): Series {
  const series = newSeries(bestOf, seats)
  if (!series) throw new Error('one match is no series')
  return series
}

test('one match is no series', () => {
  expect(newSeries(1, 2)).toBeNull()
})

test('more than half of the matches win it, and everyone moves one seat on with their score', () => {
  expect([3, 5].map((bestOf) => winsNeeded({ bestOf }))).toEqual([2, 3])
  const first = seriesAfter(begun(3), [1, 2], {})
  expect(first).toEqual({ bestOf: 3, game: 1, wins: [1, 0] })
  expect(seriesWinners(first)).toEqual([])
  const second = nextSeries(first)
  expect(second).toEqual({ bestOf: 3, game: 2, wins: [0, 1] })
  const last = seriesAfter(second, [2, 1], {})
  expect(seriesWinners(last)).toEqual([1])
  expect(nextSeries(last)).toEqual({ bestOf: 3, game: 1, wins: [0, 0] })
})

test('a match that several share is won by nobody, so that a series may take longer', () => {
  const tied = seriesAfter(begun(3, 3), [1, 1, 3], {})
  expect(tied.wins).toEqual([0, 0, 0])
  expect(nextSeries(nextSeries(nextSeries(tied))).game).toBe(4)
})
