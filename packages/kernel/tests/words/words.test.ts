import { expect, test } from 'vitest'
import { listed, plain } from '../../src/index.ts'

test('a sentence reads as its pieces, one after the other', () => {
  expect(plain(['A draws ', { text: 'Step 3', ref: { kind: 'card', id: 9 } }, '.'])).toBe('A draws Step 3.')
})

test('a list has its last word before its last part', () => {
  const parts = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((count) => listed(parts.slice(0, count)))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect(listed(parts, 'or')).toBe('a, b or c')
})
