import { changed, difference } from '@trialhall/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = Number(process.env['TRIALHALL_RUNS'] ?? 300)

/** Over the wire and back. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Data that often have something in common. */
const data = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -2, max: 3 }),
    fc.constantFrom('', 'a', 'b', null, true, false, 1.5),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1', '__proto__x'), tie('any')),
  ),
})).any

test('a difference turns one thing into another, byte for byte', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const change = difference(before, after)
      const result = changed(sent(before), change === null ? null : sent(change))
      expect(JSON.stringify(result)).toBe(JSON.stringify(after))
    }),
    { numRuns },
  )
})

test('what is the same makes no difference, and nothing is changed in place', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(difference(before, sent(before))).toBeNull()
      const text = JSON.stringify(before)
      changed(before, difference(before, after))
      expect(JSON.stringify(before)).toBe(text)
    }),
    { numRuns },
  )
})

test('a difference says no more than what differs', () => {
  const before = { turn: 1, deck: [4, 3, 2, 1, 0], hand: { cards: [9] }, rest: 'as it was' }
  const after = { turn: 2, deck: [4, 3, 2, 1], hand: { cards: [9, 0] }, rest: 'as it was' }
  expect(difference(before, after)).toEqual({
    turn: [2],
    deck: [4, 1],
    hand: { cards: [1, 0, 0] },
  })
  expect(difference([1, 2, 3, 4], [1, 9, 3, 4])).toEqual({ 1: [9] })
  expect(difference([1, 2, 3, 4], [5, 6, 7, 8])).toEqual([[5, 6, 7, 8]])
  expect(difference({ a: 1, b: undefined }, { a: 1, b: 2 })).toEqual([{ a: 1, b: 2 }])
})
