import { arena, type Contestant } from '@trialhall/bots'
import { expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { scriptBot } from './script.ts'

/** Matches of each pair in `npm run soak`, where so many are asked for; the usual tests only look. */
const MOST = 400
const RUNS = Math.min(MOST, Number(process.env.TRIALHALL_RUNS ?? 0))
const isSoak = RUNS > 100
/** How long a pair may take there. */
const PATIENCE_MS = 4 * 3_600_000

/** The share of the first of two bots, with its interval, at equal seeds and mirrored seats. */
function shareOf(
  bots: readonly [Contestant, Contestant],
  games: number,
): { value: number; low: number; high: number } {
  const result = arena({ game: battleDecks, bots, games, seats: 2, seed: 14, options: { windows: 'able' } })
  if (!result.ok) throw new Error(result.fault.message)
  const [pairing] = result.value.pairings
  if (pairing === undefined) throw new Error('nobody met')
  return pairing.share
}

test('the script of a page beats picks at random', () => {
  expect(shareOf([scriptBot, 'random'], isSoak ? 400 : 20).value).toBeGreaterThan(0.8)
})

test('novice beats picks at random, and loses to the script of a page', () => {
  expect(shareOf(['novice', 'random'], isSoak ? 400 : 20).value).toBeGreaterThan(0.5)
  expect(shareOf(['novice', scriptBot], isSoak ? 400 : 20).value).toBeLessThan(0.5)
})

const LADDER: readonly (readonly [Contestant, Contestant])[] = [
  ['adept', 'novice'],
  ['expert', 'adept'],
  ['master', 'expert'],
  ['adept', scriptBot],
  ['expert', scriptBot],
]

test.each(isSoak ? LADDER : [])(
  '%s beats %s',
  (stronger, weaker) => {
    const share = shareOf([stronger, weaker], RUNS)
    process.stdout.write(`${JSON.stringify(share)}\n`)
    expect(share.low).toBeGreaterThan(0.5)
  },
  PATIENCE_MS,
)
