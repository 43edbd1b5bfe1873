import { isDrawn, type Outcome } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { headline, placeOf } from '../../src/table/end-dialog.tsx'

const seats = ['Ana', 'Bo', 'Cy'].map((name, seat): SeatInfo => ({ seat, name, kind: 'person' }))
const ended = (...ranks: number[]): Outcome => ({ ranks, scores: ranks.map(() => 0), reason: 'rounds' })

test('the headline speaks to whoever won, and names the winners to all others', () => {
  expect(headline(ended(1, 2, 3), seats, [0])).toBe('Victory is yours')
  expect(headline(ended(1, 1, 3), seats, [1])).toBe('You share the victory')
  expect(headline(ended(1, 2, 3), seats, [1])).toBe('Ana wins')
  expect(headline(ended(1, 1, 3), seats, [])).toBe('Ana and Bo share the victory')
})

test('where nobody is behind, it is a draw, unless the rules say that all share the victory', () => {
  expect(isDrawn(ended(1, 1), {})).toBe(true)
  expect(isDrawn(ended(1, 2), {})).toBe(false)
  expect(isDrawn(ended(1, 1, 3), {})).toBe(false)
  expect(isDrawn(ended(1, 1), { sharesVictory: true })).toBe(false)
})

test('whoever did not win is told their place, and of two that they lost', () => {
  expect(placeOf(ended(3, 1, 2), [0])).toBe('You came third of 3.')
  expect(placeOf(ended(2, 1), [0])).toBe('You lost this match.')
  expect(placeOf(ended(3, 1, 2), [0, 2])).toBe('You came second of 3.')
  expect(placeOf(ended(1, 2, 3), [0])).toBeNull()
  expect(placeOf(ended(1, 2, 3), [])).toBeNull()
})
