import { expect, test } from 'vitest'
import { after, aged, isRanked, NEWCOMER } from '../../src/ratings/glicko.ts'

test('rates the worked example of Glickman’s paper as the paper does', () => {
  const next = after({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ])
  expect(next.rating).toBeCloseTo(1464.06, 1)
  expect(next.deviation).toBeCloseTo(151.52, 1)
  expect(next.volatility).toBeCloseTo(0.05999, 4)
})

test('who played nobody stays as they are', () => {
  const standing = { rating: 1612, deviation: 80, volatility: 0.06 }
  expect(after(standing, [])).toBe(standing)
})

test('less is known of who has not played for long, but never less than of a newcomer', () => {
  const standing = { rating: 1612, deviation: 60, volatility: 0.06 }
  expect(aged(standing, 0)).toEqual(standing)
  expect(aged(standing, -5)).toEqual(standing)
  expect(aged(standing, 365).deviation).toBeCloseTo(107.4, 0)
  expect(aged(standing, 365).rating).toBe(1612)
  expect(aged(standing, 365 * 1000).deviation).toBe(NEWCOMER.deviation)
})

test('a deviation never falls so far that nobody could rise, and about a dozen matches against ranked people rank somebody', () => {
  let standing = NEWCOMER
  let matches = 0
  while (!isRanked(standing)) {
    standing = after(standing, [{ rating: 1500, deviation: 80, score: matches % 2 }])
    matches++
  }
  expect(matches).toBeGreaterThan(5)
  expect(matches).toBeLessThan(15)
  for (let i = 0; i < 500; i++) standing = after(standing, [{ rating: 1500, deviation: 45, score: i % 2 }])
  expect(standing.deviation).toBeGreaterThanOrEqual(45)
  for (let i = 0; i < 500; i++) standing = after(standing, [{ rating: 200, deviation: 45, score: 0 }])
  expect(standing.rating).toBeGreaterThanOrEqual(100)
})
