import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, compact, compactJson, expanded, readCompactJson } from '../../src/index.ts'

const numRuns = Number(process.env['TRIALHALL_RUNS'] ?? 300)

/** Plain data with much in common, and with everything that the format itself uses. */
const data = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', 'a', '#', '#a', '##', '*', null, true, false, 1.5, -1, -2, 61, 62, 1791, 1792, 1e9),
    fc.array(fc.integer({ min: -1, max: 1791 }), { maxLength: 8 }),
    fc.array(fc.integer({ min: -2, max: 1792 }), { maxLength: 8 }),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.array(fc.dictionary(fc.constantFrom('a', 'b', '*', '**', 'of', '#'), tie('any')), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', '*', '**', 'of', '#'), tie('any')),
  ),
})).any

describe('compact JSON', () => {
  test('comes back as the data that it was', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(canonical(readCompactJson(compactJson(value)))).toBe(canonical(value))
      }),
      { numRuns },
    )
  })

  test('has a letter for each number of a list, and says once what objects have in common', () => {
    const units = [
      { id: 0, hp: 30, hand: [], deck: [1, 2, 3, 62] },
      { id: 1, hp: 30, hand: [], deck: [] },
      { id: 2, hp: 4, hand: [7], deck: [-1, 0, 61, 1791], isLost: true },
    ]
    expect(compact({ units })).toEqual({
      units: {
        '*': { hp: 30, hand: [] },
        of: [
          { id: 0, deck: '#123ľ' },
          { id: 1, deck: [] },
          { id: 2, hp: 4, hand: [7], deck: '#-0Z\u07ff', isLost: true },
        ],
      },
    })
    expect(expanded(compact({ units }))).toEqual({ units })
  })

  test('leaves out what is undefined, as JSON does', () => {
    expect(compactJson({ a: undefined, b: [{ c: undefined, d: 1 }, { d: 1 }] })).toBe(
      '{"b":{"*":{"d":1},"of":[{},{}]}}',
    )
  })

  test('reads what was written without it', () => {
    const plain = { deck: [1, 2, 3, 4, 5], units: [{ a: 1 }, { a: 1 }], name: 'Gains' }
    expect(readCompactJson(JSON.stringify(plain))).toEqual(plain)
  })

  test('shares nothing that it says once', () => {
    const read = readCompactJson('{"*":{"hand":[]},"of":[{},{}]}') as { hand: number[] }[]
    read[0]?.hand.push(1)
    expect(read[1]?.hand).toEqual([])
  })
})
