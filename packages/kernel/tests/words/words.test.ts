import { expect, test } from 'vitest'
import { plain } from '../../src/index.ts'

test('a sentence reads as its pieces, one after the other', () => {
  expect(plain(['A draws ', { text: 'Step 3', ref: { kind: 'card', id: 9 } }, '.'])).toBe('A draws Step 3.')
})
