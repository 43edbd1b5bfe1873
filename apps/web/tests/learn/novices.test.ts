import { expect, test } from 'vitest'
import { novicesOf } from '../../src/learn/novices.ts'

test('one other seat is a novice, several are so many novices', () => {
  expect(novicesOf({ seats: 2 })).toBe('a novice')
  expect(novicesOf({ seats: 4 })).toBe('three novices')
})
