import { arena, type Contestant } from '@trialhall/bots'
import { expect, test } from 'vitest'
import { tempus } from '../../game.ts'
import { quickPickBot } from './quick-pick-bot.ts'
import { scriptBot } from './script.ts'

/** Matches of each pair in `npm run soak`, where so many are asked for; the usual tests only look. */
const MOST = 100
const RUNS = Math.min(MOST, Number(process.env.TRIALHALL_RUNS ?? 0))
const isSoak = RUNS > 10
/** How long a pair may take there. */
const PATIENCE_MS = 8 * 3_600_000
/** A match of eight rounds tells strengths apart and takes half the time of a usual one. */
const ROUNDS = 8

interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The share of the first of two bots, with its interval, at equal seeds and mirrored seats; one bot plays all Heroes of a party. */
function shareOf(bots: readonly [Contestant, Contestant], games: number, rounds = ROUNDS): Share {
  const options = { windows: 'able', draft: 'short', rounds }
  const result = arena({ game: tempus, bots, games, seats: 4, seed: 14, options })
  if (!result.ok) throw new Error(result.fault.message)
  const [pairing] = result.value.pairings
  if (pairing === undefined) throw new Error('nobody met')
  return pairing.share
}

test('quick picks beat picks at random', () => {
  expect(shareOf([quickPickBot, 'random'], isSoak ? 40 : 2, isSoak ? ROUNDS : 3).value).toBeGreaterThan(0.5)
})

test('the script of a page beats picks at random', () => {
  expect(shareOf([scriptBot, 'random'], isSoak ? 40 : 2, isSoak ? ROUNDS : 4).value).toBeGreaterThanOrEqual(
    0.5,
  )
})

const LADDER: readonly (readonly [Contestant, Contestant])[] = [
  ['novice', 'random'],
  ['adept', scriptBot],
  ['adept', 'novice'],
  ['expert', 'adept'],
  ['master', 'expert'],
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
