import { expect, test } from 'vitest'
import {
  botNamed,
  searchBot,
  STRENGTHS,
  STYLES,
  think,
  thinkInSlices,
  type Bot,
  type Clock,
} from '@trialhall/bots'
import type { Game } from '@trialhall/kernel'
import { positionOf, started } from '../support/positions.ts'
import { judgedTricks, tricks, type TricksState } from '../support/tricks.ts'

/** A clock that moves only when the rules run: every segment takes so many milliseconds, with some jitter. */
function slowGame(msASegment: number): { game: Game<TricksState>; clock: Clock } {
  const time = { now: 1000, turn: 0 }
  const game: Game<TricksState> = {
    ...tricks,
    advance(table) {
      time.now += msASegment * (0.5 + (time.turn++ % 10) / 9)
      tricks.advance(table)
    },
  }
  return { game, clock: () => time.now }
}

function timed(ms: number): Bot {
  const found = botNamed(`search:${ms}ms`)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test.each([
  [50, 0.05],
  [50, 0.4],
  [200, 0.9],
  [200, 3],
  [1000, 0.01],
  [1000, 15],
])('a budget of %i ms is used, and never overrun by more than a tenth, at %f ms a segment', (ms, cost) => {
  const { game, clock } = slowGame(cost)
  const position = positionOf(started(game, 2, 4))
  for (let seed32 = 0; seed32 < 10; seed32++) {
    const began = clock()
    const thought = think(timed(ms), position, { seed32, clock })
    expect(clock() - began).toBeLessThanOrEqual(ms * 1.1)
    expect(clock() - began).toBeGreaterThanOrEqual(ms * 0.6)
    expect(thought.simulations).toBeGreaterThan(0)
  }
})

test('the budget holds on the real clock too', () => {
  const position = positionOf(started(judgedTricks, 4, 4))
  think(timed(50), position, { seed32: 1 })
  const takes = (seed32: number): number => {
    const began = performance.now()
    think(timed(60), position, { seed32 })
    return performance.now() - began
  }
  let fastest = Number.POSITIVE_INFINITY
  // A busy machine may hold up most of them, but what does not look at its clock overruns every time.
  for (let seed32 = 1; fastest > 66 && seed32 <= 100; seed32++) fastest = Math.min(fastest, takes(seed32))
  expect(fastest).toBeLessThanOrEqual(66)
})

test('a strength stops at its milliseconds where the machine is too slow for its simulations', () => {
  const { game, clock } = slowGame(10)
  const position = positionOf(started(game, 2, 4))
  const began = clock()
  think(searchBot('master', STYLES.master), position, { seed32: 1, clock })
  expect(clock() - began).toBeLessThanOrEqual(1000)
})

test('where a game says how far each strength looks, a strength looks so far; a bot by number as far as all', () => {
  const { game, clock } = slowGame(10)
  const search = { depth: 2, depths: [1, 2, 4, 8], share: 1, simulations: [20, 20, 20, 20] }
  const position = positionOf(started({ ...judgedTricks, advance: game.advance, search }, 2, 4))
  const spent = (bot: Bot): number => {
    const began = clock()
    think(bot, position, { seed32: 1, clock: () => 0 })
    return clock() - began
  }
  const [novice, adept, expert] = STRENGTHS.map((name) => spent(searchBot(name, STYLES[name])))
  const numbered = spent(
    searchBot('test', { ...STYLES.master, place: null, budget: { simulations: 20, ms: 1e9 } }),
  )
  expect(adept).toBeGreaterThan(1.5 * (novice ?? 0))
  expect(expert).toBeGreaterThan(1.5 * (adept ?? 0))
  expect(numbered).toBeCloseTo(adept ?? 0, -2)
})

test('a thought can be broken off, and has a legal pick then', async () => {
  const position = positionOf(started(judgedTricks, 4, 4))
  const abort = new AbortController()
  setTimeout(() => abort.abort(), 30)
  const endless = searchBot('test', { ...STYLES.master, budget: { simulations: Infinity, ms: Infinity } })
  const thought = await thinkInSlices(endless, position, { seed32: 1, signal: abort.signal })
  expect(thought.simulations).toBeGreaterThan(0)
  expect(position.ask.options[thought.pick]).toBeDefined()
})

test('thinking in slices decides as thinking in one go does, and lets other work through', async () => {
  const position = positionOf(started(judgedTricks, 4, 4))
  const bot = searchBot('test', { ...STYLES.expert, budget: { simulations: 6000, ms: Infinity } })
  let ticks = 0
  const ticker = setInterval(() => ticks++, 1)
  const sliced = await thinkInSlices(bot, position, { seed32: 5 })
  clearInterval(ticker)
  const whole = think(bot, position, { seed32: 5 })
  expect(sliced.options).toEqual(whole.options)
  expect(sliced.pick).toBe(whole.pick)
  expect(ticks).toBeGreaterThan(1)
})
