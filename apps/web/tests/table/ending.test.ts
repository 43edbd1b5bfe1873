import { isDrawn, type Outcome } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { headline, namesTo, placeOf } from '../../src/table/end-dialog.tsx'

const seats = ['Ana', 'Bo', 'Cy'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person' }))
const ended = (...ranks: number[]): Outcome => ({ ranks, scores: ranks.map(() => 0), reason: 'rounds' })

test('the headline speaks to whoever won, and names the winners to all others', () => {
  expect(headline(ended(1, 2, 3), {}, { seats, mine: [0] })).toBe('Victory is yours')
  expect(headline(ended(1, 1, 3), {}, { seats, mine: [1] })).toBe('You share the victory')
  expect(headline(ended(1, 2, 3), {}, { seats, mine: [1] })).toBe('Ana wins')
  expect(headline(ended(1, 1, 3), {}, { seats, mine: [] })).toBe('Ana and Bo share the victory')
})

test('where nobody is behind, it is a draw, unless the rules say that all share the victory', () => {
  expect(isDrawn(ended(1, 1), {})).toBe(true)
  expect(isDrawn(ended(1, 2), {})).toBe(false)
  expect(isDrawn(ended(1, 1, 3), {})).toBe(false)
  expect(isDrawn(ended(1, 1), { sharesVictory: true })).toBe(false)
})

test('whoever did not win is told their place, and of two that they lost', () => {
  expect(placeOf(ended(3, 1, 2), {}, { mine: [0] })).toBe('You came third of 3.')
  expect(placeOf(ended(2, 1), {}, { mine: [0] })).toBe('You lost this match.')
  expect(placeOf(ended(3, 1, 2), {}, { mine: [0, 2] })).toBe('You came second of 3.')
  expect(placeOf(ended(1, 2, 3), {}, { mine: [0] })).toBeNull()
  expect(placeOf(ended(1, 2, 3), {}, { mine: [] })).toBeNull()
})

test('who left before the end is told so, and not that they lost', () => {
  const parting = 'You left the match.'
  expect(placeOf(ended(2, 1), {}, { mine: [0], parting })).toBe(parting)
  expect(placeOf(ended(3, 1, 2), {}, { mine: [0], parting })).toBe(parting)
  expect(placeOf(ended(1, 2), {}, { mine: [0], parting })).toBeNull()
  expect(placeOf(ended(2, 1), {}, { mine: [0], parting: null })).toBe('You lost this match.')
})

describe('where seats play in parties', () => {
  const parties = { parties: ['Red', 'Blue'] }
  const four = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person' }))
  const redWon = ended(1, 2, 1, 2)
  const level = ended(1, 1, 1, 1)

  test('the headline names the party that won, whoever reads', () => {
    for (const mine of [[], [1], [2]])
      expect(headline(redWon, parties, { seats: four, mine })).toBe('Red wins')
  })

  test('who played for it is told so, and who played for the other that they lost', () => {
    expect(placeOf(redWon, parties, { mine: [2] })).toBe('Your party won this match.')
    expect(placeOf(redWon, parties, { mine: [1] })).toBe('You lost this match.')
    expect(placeOf(ended(1, 1), { ...parties, sharesVictory: true }, { mine: [0] })).toBeNull()
    expect(placeOf(redWon, parties, { mine: [] })).toBeNull()
  })

  test('a level match is a draw, and nobody has won it', () => {
    expect(isDrawn(level, parties)).toBe(true)
    expect(headline(level, parties, { seats: four, mine: [0] })).toBe('A draw')
    expect(placeOf(level, parties, { mine: [0] })).toBeNull()
  })

  test('parties that share a victory are both named', () => {
    const shares = { ...parties, sharesVictory: true }
    expect(headline(level, shares, { seats: four, mine: [] })).toBe('Red and Blue share the victory')
    expect(headline(level, shares, { seats: four, mine: [3] })).toBe('You share the victory')
  })
})

test('whoever reads of the end and had one seat is called as at the table', () => {
  const seats = ['Ana', 'Ben'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person' }))
  expect(namesTo([0], seats)).toEqual(['You', 'Ben'])
  expect(namesTo([0, 1], seats)).toEqual(['Ana', 'Ben'])
  expect(namesTo([], seats)).toEqual(['Ana', 'Ben'])
  const other = seats.map((info) => ({ ...info, name: 'You' }))
  expect(namesTo([0], other)).toEqual(['You', 'You (2)'])
})
