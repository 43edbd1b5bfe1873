import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, stateHash, textHash } from '../../src/index.ts'

describe('a hash', () => {
  test('is equal for equal states, whatever the order of their keys', () => {
    expect(stateHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(stateHash({ b: [{ d: 3, c: 2 }], a: 1 }))
    expect(canonical({ b: undefined, a: [undefined, null] })).toBe('{"a":[null,null]}')
  })

  test('is of JSON, in which no number, text or list is written in any other way', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
    const odd = [-0, 1e21, 1.5e-7, Number.NaN, Number.POSITIVE_INFINITY, undefined, true, '"', [], {}]
    expect(canonical(odd)).toBe(JSON.stringify(odd))
    expect(canonical({ b: 1, a: { d: [2, 3], c: '' }, B: null })).toBe(
      '{"B":null,"a":{"c":"","d":[2,3]},"b":1}',
    )
  })

  test('differs where anything does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(stateHash(one) === stateHash(other)).toBe(canonical(one) === canonical(other))
      }),
    )
  })

  test('is sixteen digits', () => {
    expect(textHash('')).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set(Array.from({ length: 5000 }, (_, i) => textHash(String(i)))).size).toBe(5000)
  })
})
