import { expect, test } from 'vitest'
import {
  arena,
  arenaBatch,
  arenaGames,
  arenaResult,
  arenaText,
  emptySummary,
  mergePairings,
  mergeSummaries,
  mirrored,
  rotated,
  shareOf,
  simBatch,
  simText,
  withMatch,
  type Played,
  type SimBatch,
  type SimSummary,
} from '@trialhall/bots'
import type { Result } from '@trialhall/kernel'
import { judgedTricks, tricks } from '../support/tricks.ts'

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message)
  return result.value
}

function without<T extends { seconds: number }>(summary: T): Omit<T, 'seconds'> {
  const { seconds: _, ...rest } = summary
  return rest
}

const batches: Record<string, SimBatch> = {
  random: { game: tricks, bots: ['random'], seats: 4, seed: 'x', from: 0, to: 40 },
  mixed: { game: judgedTricks, bots: ['greedy', 'random', 'novice'], seats: 3, seed: 9, from: 0, to: 12 },
}

test.each(Object.keys(batches))('a %s batch is the same in one piece and in parts', (name) => {
  const batch = batches[name] as SimBatch
  const cut = 7
  const parts = [value(simBatch({ ...batch, to: cut })), value(simBatch({ ...batch, from: cut }))]
  const whole = value(simBatch(batch))
  const merged = mergeSummaries(parts[0] as SimSummary, parts[1] as SimSummary)
  expect(rounded(without(merged))).toEqual(rounded(without(whole)))
})

function rounded(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (_, one) => (typeof one === 'number' ? Number(one.toFixed(6)) : one)),
  )
}

test('a summary adds up', () => {
  const summary = value(
    simBatch({ ...(batches.mixed as SimBatch), stats: (_, { scores }) => ({ top: Math.max(...scores) }) }),
  )
  expect(summary.games).toBe(12)
  expect(summary.decisions).toBe(12 * 3 * 4)
  expect(summary.segments).toMatchObject({ min: 6, max: 6 })
  expect(summary.reasons).toEqual({ hands: 12 })
  expect(summary.byBot.map(({ played }) => played)).toEqual([12, 12, 12])
  expect(summary.bySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(12)
  expect(summary.byBot.reduce((sum, { wins }) => sum + wins, 0)).toBe(12 - summary.draws)
  expect(summary.stats.top?.count).toBe(12)
  expect(simText(summary)).toContain('greedy')
})

test('what seats bring along is told by how much of the victories it had, and what all have is left out', () => {
  const of = (_: unknown, seat: number, kind: string): string[] => (seat === 0 ? [kind, 'both'] : ['both'])
  const game = { ...tricks, traits: { kinds: ['seat A'], of } }
  const batch = { game, bots: ['random'], seats: 2, seed: 4, by: 'seat A' }
  const parts = [
    { from: 0, to: 5 },
    { from: 5, to: 12 },
  ].map((part) => value(simBatch({ ...batch, ...part })))
  const summary = mergeSummaries(parts[0] as SimSummary, parts[1] as SimSummary)
  expect(Object.keys(summary.traits)).toEqual(['seat A'])
  expect(summary.traits['seat A']).toMatchObject({ count: 12, sum: summary.bySeat[0]?.share })
})

test('what met what is told under one name whichever sat first, and only where each seat has one trait', () => {
  const fresh = emptySummary({ game: 'tricks', rulesVersion: 1, seats: 2, bots: ['a', 'b'], seed: 1 })
  const matchOf = (...traits: string[][]): Played => ({
    outcome: { ranks: [1, 2], scores: [1, 0], reason: 'hands' },
    decisions: 1,
    segments: 1,
    seating: [0, 1],
    stats: {},
    rates: {},
    traits,
  })
  const matches = [
    matchOf(['Fire'], ['Ice']),
    matchOf(['Ice'], ['Fire']),
    matchOf(['Ice'], ['Fire']),
    matchOf(['Ice'], ['Ice']),
    matchOf(['Ice', 'Mud'], ['Fire']),
  ]
  const summary = matches.reduce(withMatch, fresh)
  expect(summary.pairs).toEqual({ 'Fire : Ice': expect.objectContaining({ count: 3, sum: 1 }) })
  expect(mergeSummaries(summary, summary).pairs['Fire : Ice']).toMatchObject({ count: 6, sum: 2 })
})

test('headless matches count segments and decisions as watched ones do', () => {
  const headless = value(simBatch({ game: tricks, bots: ['random'], seats: 2, seed: 1, from: 0, to: 5 }))
  const watched = value(
    simBatch({ game: judgedTricks, bots: ['random', 'greedy'], seats: 2, seed: 1, from: 0, to: 5 }),
  )
  expect(headless.segments).toEqual(watched.segments)
  expect(headless.decisions).toBe(watched.decisions)
})

test('bots move on by one seat from match to match', () => {
  expect([0, 1, 2].map((match) => rotated(3, { seats: 3 }, match))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ])
  expect([0, 1].map((match) => rotated(2, { seats: 4 }, match))).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ])
})

test.each([2, 3, 4])('both sides of a pairing sit on each of %i seats equally often', (seats) => {
  const ways = mirrored({ seats })
  for (let seat = 0; seat < seats; seat++) {
    expect(ways.filter((way) => way[seat] === 0)).toHaveLength(ways.length / 2)
  }
  const mirrors = ways.filter((_, i) => i % 2 === 1)
  const originals = ways.filter((_, i) => i % 2 === 0)
  expect(mirrors).toEqual(originals.map((way) => way.map((side) => 1 - side)))
})

test('a tournament is the same in one piece and in parts', () => {
  const setting = { game: judgedTricks, bots: ['greedy', 'random', 'novice'], games: 6, seats: 2, seed: 4 }
  const all = arenaGames(setting)
  const parts = [
    value(arenaBatch({ ...setting, from: 0, to: 5 })),
    value(arenaBatch({ ...setting, from: 5, to: all })),
  ]
  const result = arenaResult(setting, mergePairings(parts[0] ?? [], parts[1] ?? []))
  expect(result).toEqual(value(arena(setting)))
  expect(result.pairings.every(({ games }) => games === 6)).toBe(true)
  expect(arenaText(result)).toContain('greedy : random')
})

test.each([
  [{}, 'too few'],
  [{ '0.5': 1 }, 'too few'],
  [{ '0.5': 3 }, 'all equal'],
  [{ '0.5': 1, '1': 1 }, '0.0–100.0'],
  [{ '0': 1, '1': 3 }, '0.0–100.0'],
  [{ '0.5': 30, '0.75': 10 }, '52.7–59.8'],
])('a table says of pairs like %j: %s', (scores, said) => {
  const setting = { game: judgedTricks, bots: ['greedy', 'random'], seats: 2 }
  const games = 2 * Object.values(scores).reduce((sum, count) => sum + count, 0)
  const pairing = { a: 0, b: 1, games, won: games / 2, shared: 0, pairs: { scores, halves: [] } }
  const [, row] = arenaText(arenaResult(setting, [pairing])).split('greedy : random')
  expect(row).toContain(` ${said} `)
})

test.each([
  [{ bots: ['nobody'] }, 'bad-bot'],
  [{ bots: [] }, 'bad-bot'],
  [{ seats: 9 }, 'bad-seats'],
  [{ options: { rounds: 3 } }, 'bad-option'],
  [{ seed: '' }, 'bad-seed'],
])('a batch with %j is a fault of code %s', (wrong, code) => {
  const batch: SimBatch = { ...(batches.random as SimBatch), ...wrong }
  expect(simBatch(batch)).toMatchObject({ ok: false, fault: { code } })
  expect(
    arena({ games: 2, ...batch, bots: 'bots' in wrong ? wrong.bots : ['random', 'greedy'] }),
  ).toMatchObject({
    ok: false,
    fault: { code },
  })
})

test('shares have intervals that hold near 0 and 1', () => {
  expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0 })
  expect(shareOf(0, 20).high).toBeCloseTo(0.161, 2)
  expect(shareOf(10, 20).low).toBeCloseTo(0.299, 2)
})
