import {
  arena,
  botNamed,
  emptySummary,
  mirrored,
  playBout,
  rotated,
  simBatch,
  withMatch,
  type Played,
} from '@trialhall/bots'
import { partyOf, seatCounts, seatedAt, type Outcome, type Result } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { Reward } from '../../src/search/reward.ts'

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message)
  return result.value
}

const COUNTS = seatCounts(tug.seats)
const redWon: Outcome = {
  ranks: [1, 2, 1, 2, 1, 2, 1, 2],
  scores: [3, -3, 3, -3, 3, -3, 3, -3],
  reason: 'line',
}
const level: Outcome = { ...redWon, ranks: redWon.ranks.map(() => 1) }

/** Whether the seats of each party are all given to the same bot. */
function keepsPartiesWhole(seating: readonly number[]): boolean {
  return seating.every((bot, seat) => bot === seating[partyOf(tug, seat)])
}

describe('seatings', () => {
  test.each(COUNTS)('mirrored on %i seats keep every party whole, and change sides', (seats) => {
    const ways = mirrored(seatedAt(tug, seats))
    expect(ways.every(keepsPartiesWhole)).toBe(true)
    expect(ways.map((way) => way.slice(0, 2))).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test.each(COUNTS)('of a batch on %i seats keep every party whole, and move on', (seats) => {
    const seatings = [0, 1, 2].map((match) => rotated(3, seatedAt(tug, seats), match))
    expect(seatings.every(keepsPartiesWhole)).toBe(true)
    expect(seatings.map((seating) => seating.slice(0, 2))).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
  })
})

test('a win of a party is worth 1 to each of four partners, and an even end 0.5 to everybody', () => {
  const state = tug.setup({ seats: 8, options: {} })
  const gains = (outcome: Outcome): number[] => {
    const reward = new Reward(tug, { state, outcome }, 0)
    return outcome.ranks.map((_, seat) => reward.of(seat))
  }
  expect(gains(redWon)).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
  expect(gains(level)).toEqual(level.ranks.map(() => 0.5))
  expect(new Reward(tug, { state, outcome: null }, 0).of(0)).toBe(0.5)
})

describe('a summary', () => {
  const played = (outcome: Outcome): Played => ({
    ...seatedAt(tug, 8),
    outcome,
    decisions: 1,
    segments: 1,
    seating: [0, 1, 0, 1, 0, 1, 0, 1],
    stats: {},
    rates: {},
  })
  const fresh = emptySummary({ game: 'tug', rulesVersion: 1, seats: 8, bots: ['a', 'b'], seed: 1 })

  test('counts a match that a party won once for its bot, and as a win of every seat', () => {
    const { byBot, bySeat, draws } = withMatch(fresh, played(redWon))
    expect(byBot.map(({ played: count, wins, share }) => [count, wins, share])).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ])
    expect(bySeat.map(({ wins }) => wins)).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
    expect(draws).toBe(0)
  })

  test('counts a level match as a draw and half a victory each', () => {
    const { byBot, draws } = withMatch(fresh, played(level))
    expect(byBot.map(({ wins, share }) => [wins, share])).toEqual([
      [0, 0.5],
      [0, 0.5],
    ])
    expect(draws).toBe(1)
  })
})

test('bots play parties: a tournament counts one victory a match, and thought wins it', () => {
  const setting = { game: tug, bots: ['greedy', 'random'], games: 24, seats: 4, seed: 'parties' }
  const { pairings, elo } = value(arena(setting))
  const [pairing] = pairings
  expect(pairing?.games).toBe(24)
  expect(pairing?.won).toBeGreaterThan(12)
  expect(pairing?.won).toBeLessThanOrEqual(24)
  expect(elo[0]?.value).toBeGreaterThan(0)
})

test('a batch adds up to one victory a match, on whatever number of seats', () => {
  for (const seats of COUNTS) {
    const batch = { game: tug, bots: ['random', 'random'], seats, seed: 5, from: 0, to: 30 }
    const { byBot, bySeat } = value(simBatch(batch))
    expect(byBot.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(30)
    expect(bySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo((30 * seats) / 2)
  }
})

test('a strong bot plays any seat of a party to the end', () => {
  const bots = ['novice', 'random', 'random', 'random', 'novice', 'random'].map((name) =>
    value(botNamed(name)),
  )
  const { outcome } = value(playBout({ game: tug, bots, seed: 2 }))
  expect(outcome.ranks[0]).toBe(outcome.ranks[4])
})
