import { sigmar } from '@trialhall/game-sigmar'
import { Match, type Ask, type Seat } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { Stops } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { passesByItself, passesForAll, passesOnline, passOf } from '../../src/device/stops.ts'

/** What Orin, who holds a Lower, is asked when Torvald attempts a Trial. */
function askAt(trial: string): Ask {
  const seats = [
    { champion: 'torvald', skipsDraw: true },
    { champion: 'orin', hand: ['jeers'] },
  ]
  const position = { phase: 'action', trials: [trial], seats }
  const match = sure(Match.start(sigmar, { seats: 2, seed: 1, position }))
  const attempt = match.asks[0]?.options.findIndex((option) => (option as { do: string }).do === 'attempt')
  sure(match.choose(0 as Seat, attempt ?? -1))
  return match.asks.find(({ seat }) => seat === 1) as Ask
}

describe('a window in which a Lower could be played', () => {
  test.each<[string, string, Stops, boolean]>([
    ['waits where the roll may succeed', 'sphinx-at-the-ford', [], false],
    ['is passed where all can see that no die succeeds', 'the-unwritten-law', [], true],
    ['waits there for whoever set a stop', 'the-unwritten-law', ['lower'], false],
    ['waits there for whoever has full control', 'the-unwritten-law', 'all', false],
    ['does not mind a stop elsewhere', 'the-unwritten-law', ['block'], true],
  ])('%s', (_, trial, stops, isPassed) => {
    const ask = askAt(trial)
    expect(ask.options).toHaveLength(2)
    expect(passesByItself(ask, stops)).toBe(isPassed)
    expect(ask.options[passOf(ask)]).toEqual({ do: 'pass' })
  })
})

/** What a seat of a party game is asked when another heaves: all who have cards are asked at once. */
function askInWindow(hand: readonly string[]): Ask {
  const position = { hands: { A: ['grip-4'], B: hand } }
  const match = sure(Match.start(tug, { seats: 4, seed: 1, position }))
  sure(match.choose(0 as Seat, 0))
  expect(match.asks.map(({ seat }) => seat)).toEqual([1, 2, 3])
  return match.asks.find(({ seat }) => seat === 1) as Ask
}

describe('a window that several are asked in at once', () => {
  const nothing = ['grip-1', 'grip-1', 'grip-1']

  test.each<[string, readonly string[], Stops, boolean]>([
    ['is passed by whoever can do nothing, so that nobody waits for them', nothing, [], true],
    ['waits for whoever can do something', ['grip-4'], [], false],
    ['waits for whoever set a stop at windows of its kind', nothing, ['respond'], false],
    ['waits for whoever has full control', nothing, 'all', false],
    ['does not mind a stop at another kind', nothing, ['heave'], true],
  ])('%s', (_, hand, stops, isPassed) => {
    const ask = askInWindow(hand)
    expect(passesByItself(ask, stops)).toBe(isPassed)
    expect(ask.options[passOf(ask)]).toEqual({ do: 'pass' })
  })

  test('is never passed on a shared screen, where that would tell what a hand holds', () => {
    expect(passesForAll(askInWindow(nothing), [])).toBe(false)
  })
})

test('a stop can be at one moment of windows of a type', () => {
  const prompt = { type: 'window', moment: 'declared' }
  const ask: Ask = { seat: 0, prompt, options: [{ do: 'pass' }], refused: [] }
  const passed = [['window:declared'], ['window'], ['window:applied'], []].map((stops) =>
    passesByItself(ask, stops),
  )
  expect(passed).toEqual([false, false, true, true])
})

describe('a window whose options would change nothing', () => {
  const ask = (...isVain: readonly (true | undefined)[]): Ask => ({
    seat: 0,
    prompt: { type: 'window', moment: 'turn-start' },
    options: [...isVain.map((one, card) => ({ do: 'free', card, isVain: one })), { do: 'pass' }],
    refused: [],
  })

  test('is passed for who looks alone, and waits as soon as one of them would', () => {
    expect(passesByItself(ask(true, true), [])).toBe(true)
    expect(passesByItself(ask(true, undefined), [])).toBe(false)
    expect(passesByItself(ask(true), ['window:turn-start'])).toBe(false)
    expect(passesByItself(ask(true), 'all')).toBe(false)
  })

  test('is not passed on a shared screen, where that would tell what a hand holds', () => {
    expect(passesForAll(ask(true), [])).toBe(false)
  })

  test('is no window where one must act', () => {
    const must: Ask = {
      seat: 0,
      prompt: { type: 'x' },
      options: [{ isVain: true }, { isVain: true }],
      refused: [],
    }
    expect(passesByItself(must, [])).toBe(false)
  })
})

describe('online, a window', () => {
  const nothing = ['grip-1', 'grip-1', 'grip-1']

  test.each<[string, () => Ask, boolean, Stops, ReturnType<typeof passesOnline>]>([
    ['is passed at once where all can see why', () => askAt('the-unwritten-law'), false, [], 'at-once'],
    ['waits there at a stop', () => askAt('the-unwritten-law'), false, ['lower'], null],
    ['waits where something could come of it', () => askAt('sphinx-at-the-ford'), true, [], null],
    ['waits where one can only pass, which nobody is to learn', () => askInWindow(nothing), false, [], null],
    [
      'is passed after a while for whoever asked for that',
      () => askInWindow(nothing),
      true,
      [],
      'after-a-while',
    ],
  ])('%s', (_, ask, passOnline, stops, passes) => {
    expect(passesOnline(ask(), { stops, passOnline })).toBe(passes)
  })
})
