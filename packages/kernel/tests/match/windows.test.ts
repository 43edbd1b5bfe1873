import { describe, expect, test } from 'vitest'
import { HALT, type CardId, type Match, type Seat } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { asked, started } from '../games/match.ts'
import { tug, type TugEvent, type TugState } from '../../../../examples/tug/game.ts'

type Tug = Match<TugState, TugEvent>

/** A match in which A has heaved with a card and everybody else may respond. */
function heaved(seats = 4): Tug {
  const match = started(tug, { seats })
  sure(match.choose(0, 0))
  return match
}

/** The strongest card that a seat may respond with, or passing. */
function answer(match: Tug, seat: Seat, does: 'respond' | 'pass'): void {
  const options = match.askOf(seat)?.options ?? []
  sure(match.choose(seat, does === 'respond' ? 0 : options.length - 1))
}

/** The options of the first ask that a bot on a seat meets when it tries something out. */
function firstAsk(match: Tug, seat: Seat): readonly unknown[] | undefined {
  let first: readonly unknown[] | undefined
  match.position(seat)?.simulate(1, {
    decide(_table, of, _prompt, options) {
      if (of === seat) first ??= options
      throw HALT
    },
  })
  return first
}

function cardsPlayed(match: Tug): CardId[] {
  return match.state.discard.slice()
}

describe('a window that several may answer', () => {
  test('is open to partners and opponents at once, in the order of the seats', () => {
    expect(asked(heaved(6))).toBe('BCDEF')
  })

  test('opens again after each response, also for who was overtaken, and closes when all pass', () => {
    const match = heaved()
    answer(match, 3, 'respond')
    answer(match, 2, 'respond')
    answer(match, 1, 'pass')
    expect(cardsPlayed(match)).toHaveLength(2) // C, before D, and the heave
    expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 3, 2, 3])
    expect(asked(match)).toBe('BCD')
    for (const seat of [3, 1, 2]) answer(match, seat, 'pass')
    expect(asked(match)).toBe('B') // the die has fallen, and the next turn has begun
  })

  test('shows nobody who has answered, or what, before all have', () => {
    const match = heaved()
    const seen = (): string => JSON.stringify([match.viewFor(1), match.askedFor(1), match.askOf(1)])
    const before = seen()
    answer(match, 3, 'respond')
    expect(seen()).toBe(before)
  })

  test('asks nobody who has left, and goes on with the others', () => {
    const match = heaved()
    sure(match.leave(2))
    expect(asked(match)).toBe('BD')
  })

  test.each([
    ['answered before it left', (match: Tug) => answer(match, 3, 'respond')],
    ['left without an answer', (match: Tug) => answer(match, 1, 'respond')],
  ])(
    'is thought about from the ask of the position on, also where somebody %s in the one before',
    (_, first) => {
      const match = heaved()
      first(match)
      sure(match.leave(3))
      for (const seat of [1, 2]) if (match.askOf(seat)) answer(match, seat, 'pass')
      expect(asked(match)).toBe('BC')
      for (const seat of [1, 2]) expect(firstAsk(match, seat)).toEqual(match.askOf(seat)?.options)
    },
  )

  test('tells each seat why its own cards do not fit, and nothing of the cards of others', () => {
    const match = heaved(8)
    for (const { seat, refused } of match.asks) {
      const weak = match.state.hands[seat]?.filter((card) => match.state.cards.def[card] === 0)
      expect(refused.map(({ about }) => (about as { card: CardId }).card)).toEqual(weak)
    }
    expect(match.asks.some(({ refused }) => refused.length > 0)).toBe(true)
  })
})
