import { expect, test } from 'vitest'
import { arena, eloOf, simBatch } from '@trialhall/bots'
import { judgedTricks, tricks } from '../support/tricks.ts'

test('more thought wins more: search beats greedy, greedy beats random', () => {
  const result = arena({
    game: judgedTricks,
    bots: ['random', 'greedy', 'search:150'],
    games: 160,
    seats: 2,
    seed: 1,
  })
  if (!result.ok) throw new Error(result.fault.message)
  const [random, greedy, search] = result.value.elo.map(({ value }) => value)
  expect(greedy).toBeGreaterThan(random ?? 0)
  expect(search).toBeGreaterThan(greedy ?? 0)
})

test('search beats random clearly without any estimate of the game', () => {
  const result = arena({ game: tricks, bots: ['search:150', 'random'], games: 120, seats: 2, seed: 2 })
  if (!result.ok) throw new Error(result.fault.message)
  expect(result.value.pairings[0]?.share.low).toBeGreaterThan(0.55)
})

test('search beats random at a table of four, two against two', () => {
  const result = arena({ game: judgedTricks, bots: ['search:150', 'random'], games: 240, seats: 4, seed: 3 })
  if (!result.ok) throw new Error(result.fault.message)
  expect(result.value.pairings[0]?.share.low).toBeGreaterThan(0.5)
})

test('ratings follow the odds: ten wins to one are 400 points', () => {
  const [a, b] = eloOf(2, [{ a: 0, b: 1, games: 11_000, won: 10_000 }])
  expect((a?.value ?? 0) - (b?.value ?? 0)).toBeCloseTo(400, 0)
  expect(a?.low).toBeLessThan(a?.value ?? 0)
})

test('the interval of a rating holds the truth about 19 times of 20', () => {
  let held = 0
  for (let k = 0; k < 100; k++) {
    const batch = simBatch({ game: tricks, bots: ['random', 'random'], seats: 2, seed: k, from: 0, to: 60 })
    if (!batch.ok) throw new Error(batch.fault.message)
    const [a] = eloOf(2, [{ a: 0, b: 1, games: 60, won: batch.value.byBot[0]?.share ?? 0 }])
    if ((a?.low ?? 1) <= 0 && (a?.high ?? -1) >= 0) held++
  }
  expect(held).toBeGreaterThanOrEqual(88)
})

test('a side that never lost has a finite rating', () => {
  for (const { value, low, high } of eloOf(2, [{ a: 0, b: 1, games: 50, won: 50 }])) {
    expect([value, low, high].every(Number.isFinite)).toBe(true)
  }
})
