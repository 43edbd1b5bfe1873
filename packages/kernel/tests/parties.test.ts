import { describe, expect, test } from 'vitest'
import {
  isDrawn,
  newSeries,
  nextSeries,
  partners,
  partyCount,
  partyName,
  partyOf,
  perSeat,
  seatedAt,
  seatsOf,
  seriesAfter,
  seriesWinners,
  winnerNames,
  winningParties,
  winShares,
  type Series,
} from '../src/index.ts'
import { sure } from '../src/testkit/index.ts'
import { asked, play, started } from './games/match.ts'
import { tug } from '../../../examples/tug/game.ts'

const NONE = {}

describe('parties', () => {
  test('take the seats in turn', () => {
    expect([0, 1, 2, 3].map((seat) => partyName(tug, seat))).toEqual(['Red', 'Blue', 'Red', 'Blue'])
    expect([0, 5].map((seat) => partyOf(tug, seat))).toEqual([0, 1])
    expect(seatsOf(tug, 1, 6)).toEqual([1, 3, 5])
    expect(partners(tug, 2, 8)).toEqual([0, 4, 6])
    expect(partyCount(tug, 8)).toBe(2)
    expect(perSeat(seatedAt(tug, 4), ['r', 'b'])).toEqual(['r', 'b', 'r', 'b'])
  })

  test('are the seats themselves where a game has none', () => {
    expect([partyOf(NONE, 3), partyName(NONE, 3), partyCount(NONE, 4)]).toEqual([3, null, 4])
    expect([seatsOf(NONE, 2, 4), partners(NONE, 2, 4)]).toEqual([[2], []])
  })
})

describe('who won', () => {
  const of = (...ranks: number[]): { ranks: number[] } => ({ ranks })

  test('is a party: every partner of a party of four has won a whole victory', () => {
    expect(winShares(of(1, 2, 1, 2, 1, 2, 1, 2), tug)).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
    expect(winningParties(of(2, 1, 2, 1), tug)).toEqual([1])
    expect(winnerNames(of(2, 1, 2, 1), tug, [])).toEqual(['Blue'])
  })

  test('is both where both are level, half a victory each, and that is a draw', () => {
    expect(winShares(of(1, 1, 1, 1), tug)).toEqual([0.5, 0.5, 0.5, 0.5])
    expect([isDrawn(of(1, 1, 1, 1), tug), isDrawn(of(1, 2, 1, 2), tug)]).toEqual([true, false])
    expect(isDrawn(of(1, 1, 1, 1), { ...tug, sharesVictory: true })).toBe(false)
  })

  test('is a seat where a game has no parties', () => {
    expect(winShares(of(1, 1, 3), NONE)).toEqual([0.5, 0.5, 0])
    expect(winnerNames(of(1, 1, 3), NONE, ['Ana', 'Bo', 'Cy'])).toEqual(['Ana', 'Bo'])
    expect(isDrawn(of(1, 1, 3), NONE)).toBe(false)
  })
})

describe('a series of parties', () => {
  const lost = [2, 1, 2, 1]
  const won = [1, 2, 1, 2]

  test('ends when one of them has won more than half of its matches, with both partners as winners', () => {
    const first = seriesAfter(newSeries(3, 4) as Series, won, tug)
    expect(first.wins).toEqual([1, 0, 1, 0])
    expect(seriesWinners(first)).toEqual([])
    const second = nextSeries(first)
    expect(second.wins).toEqual([0, 1, 0, 1]) // everyone sits one seat on: who was Red is Blue now
    const after = seriesAfter(second, lost, tug)
    expect(seriesWinners(after)).toEqual([1, 3])
    expect(nextSeries(after)).toMatchObject({ game: 1, wins: [0, 0, 0, 0] })
  })

  test('goes on after a match that is level', () => {
    expect(seriesAfter(newSeries(3, 4) as Series, [1, 1, 1, 1], tug).wins).toEqual([0, 0, 0, 0])
  })
})

describe('leaving a party', () => {
  test('leaves the match to the partners, who are asked on', () => {
    const match = started(tug, { seats: 4 })
    sure(match.leave(0))
    expect(match.outcome).toBeNull()
    expect(asked(match)).toBe('B')
    play(match, 'B4') // rests
    expect(asked(match)).toBe('C')
  })

  test('ends the match when the whole party has left: the other has won', () => {
    const match = started(tug, { seats: 6 })
    for (const seat of [1, 5]) sure(match.leave(seat))
    expect([match.outcome, match.asks.length]).toEqual([null, 1])
    sure(match.leave(3))
    expect(match.outcome).toMatchObject({ ranks: [1, 2, 1, 2, 1, 2], reason: 'left' })
    expect(match.asks).toEqual([])
  })

  test('does not end it while two parties of three are left', () => {
    const three = { ...tug, parties: ['Red', 'Blue', 'Green'], seats: { min: 6, max: 6 } }
    const match = started({ ...three, outcome: () => null }, { seats: 6 })
    for (const seat of [0, 3, 1]) sure(match.leave(seat))
    expect(match.asks.length).toBeGreaterThan(0)
    expect(match.leave(3)).toMatchObject({ ok: false })
  })
})
