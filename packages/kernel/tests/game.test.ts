import { expect, test } from 'vitest'
import { cardsNamed } from '../src/index.ts'

test('cards are named under card and cards', () => {
  expect(cardsNamed({ card: 3 })).toEqual([3])
  expect(cardsNamed({ card: 3, cards: [4, 5] })).toEqual([3, 4, 5])
  expect(cardsNamed({ card: null, cards: 'no' })).toEqual([])
  expect([cardsNamed('done'), cardsNamed(null), cardsNamed(7)]).toEqual([[], [], []])
})
