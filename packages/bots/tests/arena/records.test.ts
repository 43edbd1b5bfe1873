import { simBatch, type MatchRecord } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { Match, readLog, type AnyGame } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { judgedTricks, tricks } from '../support/tricks.ts'

const SHORT: Readonly<Record<string, object>> = {
  tempus: { rounds: 3, draft: 'short' },
  lanes: { roundLimit: 3 },
}

function recordsOf(game: AnyGame, bots: readonly string[], matches: number): MatchRecord[] {
  const records: MatchRecord[] = []
  const onMatch = (record: MatchRecord): void => void records.push(record)
  const seats = Math.max(game.seats.min, 2)
  const options = SHORT[game.id]
  sure(
    simBatch({ game, bots, seats, seed: 3, from: 0, to: matches, onMatch, ...(options ? { options } : {}) }),
  )
  return records
}

/** How the match of a link ends when it is played again. */
function endOf(game: AnyGame, { link }: MatchRecord): unknown {
  return sure(Match.replay(game, sure(readLog(link)), { story: false })).outcome
}

test.each(games.games)('the link of a match of $id between random bots is that match', (game) => {
  for (const record of recordsOf(game, ['random'], 2)) {
    const { ranks, scores, reason } = record
    expect(endOf(game, record)).toEqual({ ranks, scores, reason })
    expect(Object.keys(record.traits)).toEqual(game.traits?.kinds ?? [])
  }
})

test('so is that of a match between bots that think', () => {
  const [first, second] = recordsOf(judgedTricks, ['greedy', 'random'], 2)
  if (!first || !second) throw new Error('nothing was told')
  expect(first).toMatchObject({ match: 0, seating: ['greedy', 'random'] })
  expect(second).toMatchObject({ match: 1, seating: ['random', 'greedy'] })
  expect(endOf(judgedTricks, first)).toMatchObject({ ranks: first.ranks })
})

test('matches are the same whether they are told of or not', () => {
  const batch = { game: tricks, bots: ['random'], seats: 2, seed: 3, from: 0, to: 5 }
  const { seconds: _, ...told } = sure(simBatch({ ...batch, onMatch: () => undefined }))
  const { seconds: __, ...untold } = sure(simBatch(batch))
  expect(told).toEqual(untold)
})

/** The seed of each paired match, and who sat where. */
function pairedSeats(bots: readonly string[], seats: number, matches: number): unknown[] {
  const seen: unknown[] = []
  const onMatch = ({ seed, seating }: MatchRecord): void => void seen.push([seed, seating.join(' ')])
  sure(simBatch({ game: tricks, bots, seats, seed: 3, from: 0, to: matches, isPaired: true, onMatch }))
  return seen
}

test('paired, each seed is played once for every place of the bots', () => {
  expect(pairedSeats(['random', 'greedy'], 2, 4)).toEqual([
    ['3/0', 'random greedy'],
    ['3/0', 'greedy random'],
    ['3/1', 'random greedy'],
    ['3/1', 'greedy random'],
  ])
})

test.each([
  { bots: ['random'], seats: 2 },
  { bots: ['random', 'random'], seats: 2 },
  { bots: ['random', 'greedy', 'random', 'greedy'], seats: 4 },
  { bots: ['random', 'greedy', 'random', 'greedy'], seats: 2 },
  { bots: ['random', 'random', 'random', 'greedy'], seats: 2 },
])('paired, no match of $bots at $seats seats is played twice', ({ bots, seats }) => {
  const seen = pairedSeats(bots, seats, 16).map(String)
  expect(new Set(seen).size).toBe(16)
})

test('paired, bots that sit in turn at four seats have each seed both ways', () => {
  expect(pairedSeats(['random', 'greedy', 'random', 'greedy'], 4, 4)).toEqual([
    ['3/0', 'random greedy random greedy'],
    ['3/0', 'greedy random greedy random'],
    ['3/1', 'random greedy random greedy'],
    ['3/1', 'greedy random greedy random'],
  ])
})
