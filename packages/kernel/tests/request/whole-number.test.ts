import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeNumberIn } from '../../src/index.ts'

test('of a text only plain digits are a whole number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(wholeNumberIn(String(number))).toBe(number)
    }),
  )
  for (const text of [
    '',
    ' 1',
    '1e0',
    '0x1',
    '+1',
    '-0',
    '-1',
    '1.0',
    '01',
    '9007199254740993',
    '1_0',
    '١',
    'NaN',
  ])
    expect(wholeNumberIn(text)).toBeNull()
  expect([wholeNumberIn(1), wholeNumberIn(['1']), wholeNumberIn(undefined)]).toEqual([null, null, null])
})
