import { describe, expect, test } from 'vitest'
import { tug } from '../../../examples/tug/game.ts'
import { Match, playerCountText, seatCountFor, seatCounts, seatCountText, seatLetter } from '../src/index.ts'

test('seats go by letters', () => {
  expect([0, 1, 7].map(seatLetter)).toEqual(['A', 'B', 'H'])
})

describe('numbers of seats', () => {
  test('go in steps', () => {
    expect(seatCounts(tug.seats)).toEqual([4, 6, 8])
    expect(seatCounts({ min: 2, max: 4 })).toEqual([2, 3, 4])
    expect([1, 4, 5, 8, 9].map((wanted) => seatCountFor(tug.seats, wanted))).toEqual([4, 4, 6, 8, 8])
  })

  test('read as people say them', () => {
    expect(seatCountText(tug.seats)).toBe('4, 6 or 8')
    expect(seatCountText({ min: 4, max: 6, step: 2 })).toBe('4 or 6')
    expect(seatCountText({ min: 2, max: 4 })).toBe('2 to 4')
    expect(seatCountText({ min: 2, max: 2 })).toBe('2')
  })

  test.each([2, 3, 5, 7, 10, 4.5, '4'])('that a game does not take are refused: %j', (seats) => {
    const refused = Match.start(tug, { seed: 1, seats })
    expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-seats', field: 'seats' } })
    const message = `seats is ${JSON.stringify(seats)}; Tug of War takes 4, 6 or 8.`
    expect(refused.ok || refused.fault.message).toBe(message)
  })
})

test('people are counted by seats, unless one person may hold several', () => {
  expect(playerCountText(tug)).toBe('2 to 8 players')
  expect(playerCountText({ seats: { min: 2, max: 2 } })).toBe('2 players')
})
