import { changed, Scribe, writeDifference, type Difference, type PlainObject } from '@trialhall/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = Number(process.env['TRIALHALL_RUNS'] ?? 300)

const scribe = new Scribe()

/** A difference as the other side reads it. */
function difference(before: unknown, after: unknown): Difference | null {
  scribe.backTo(0)
  if (!writeDifference(scribe, before, after)) return null
  return JSON.parse(new TextDecoder().decode(scribe.since(0))) as Difference
}

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
      const result = changed(sent(before), change)
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

test('a long list whose items have moved names what was there, and brings only what is new', () => {
  const item = (n: number): PlainObject => ({ do: 'cast', card: n, why: `item ${n} of a list` })
  const before = [1, 2, 3, 4, 5, 6].map(item)
  const after = [5, 6, 9, 1, 2].map(item)
  const change = difference(before, after)
  expect(change).toEqual([null, 4, 2, [item(9)], 0, 2])
  expect(changed(before, change)).toEqual(after)
  const swapped = [2, 1, 3, 4, 5, 8].map(item)
  const isNow8 = { card: [8], why: ['item 8 of a list'] } as const
  expect(difference(before, swapped)).toEqual([null, 1, 1, 0, 1, 2, 3, { 5: isNow8 }])
  expect(changed(before, [null, 1, 1, { 5: isNow8 }])).toEqual([2, 8].map(item))
  expect(changed(before, [null, [item(7)], 1, 2])).toEqual([7, 2, 3].map(item))
})

test('lists of records that come, go and change places arrive byte for byte', () => {
  const record = fc.record({
    do: fc.constantFrom('cast a long spell', 'charge', 'muster'),
    card: fc.nat({ max: 6 }),
    at: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
  })
  const list = fc.array(record, { maxLength: 12 })
  fc.assert(
    fc.property(list, list, fc.boolean(), (before, other, isShuffled) => {
      const after = isShuffled ? [...before.slice(3), ...other.slice(0, 2), ...before.slice(0, 3)] : other
      expect(JSON.stringify(changed(before, difference(before, after)))).toBe(JSON.stringify(after))
    }),
    { numRuns },
  )
})

test('names and values of any kind arrive as JSON writes them', () => {
  const before = { 'a "b"': 1, ä: 1, '': 1, n: [1, 2, 3], far: 1 }
  const after = { 'a "b"': 'ö"\u2028', ä: Number.NaN, '': -0, n: [1, Infinity, 3], far: 1e21 }
  expect(JSON.stringify(changed(before, difference(before, after)))).toBe(JSON.stringify(after))
})

test('fields in another order, and fields that come or go, make all of an object new', () => {
  expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([{ b: 2, a: 1 }])
  expect(difference({ a: 1 }, { a: 1, b: 2 })).toEqual([{ a: 1, b: 2 }])
  expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual([{ a: 1 }])
  expect(difference({ x: { a: 1, b: { c: 1 } }, y: 1 }, { x: { a: 2, b: { c: 2 } }, y: 2 })).toEqual({
    x: { a: [2], b: { c: [2] } },
    y: [2],
  })
})
