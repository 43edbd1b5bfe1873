import { partyOf, seatCountFor, seatCounts, seatsOf } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { cover } from '../../cover.ts'
import { drawCards } from '../../rules/decks.ts'
import { drafted } from '../open.ts'

describe('parties', () => {
  test('[T-5.01] two to eight people play', () => {
    expect(cover.players).toEqual({ min: 2, max: 8 })
  })

  test('[T-1.01, T-R1, T-5.02] they play for Red or Blue, in parties of as many Heroes', () => {
    expect(cover.parties).toEqual(['Red', 'Blue'])
    for (const seats of seatCounts(cover.seats))
      expect([seatsOf(cover, 0, seats).length, seatsOf(cover, 1, seats).length]).toEqual([
        seats / 2,
        seats / 2,
      ])
  })

  test('[T-5.03, T-5.04] at least four Heroes are in play, and never an odd number', () => {
    expect(seatCounts(cover.seats)).toEqual([4, 6, 8])
  })

  test.each([
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 6],
    [7, 8],
    [8, 8],
  ])('[T-5.05, T-5.06, T-T1] %i people play %i Heroes', (people, heroes) => {
    expect(seatCountFor(cover.seats, people)).toBe(heroes)
  })

  test('[T-5.07, T-R8, T-T1] two Heroes of one person keep hands, decks and initiatives apart', () => {
    const t = drafted()
    expect([partyOf(cover, 0), partyOf(cover, 2)]).toEqual([0, 0])
    drawCards(t.table, 0, 4)
    expect([t.hero(0).hand.length, t.hero(2).hand.length]).toEqual([4, 0])
    expect([t.hero(0).deck.length, t.hero(2).deck.length]).toEqual([8, 12])
  })
})
