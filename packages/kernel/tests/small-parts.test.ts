import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonical,
  cardsNamed,
  plain,
  rankBy,
  readLog,
  seatLetter,
  shown,
  stateHash,
  textHash,
  wholeNumberIn,
  winShares,
} from '../src/index.ts'
import { fromBase64Url, toBase64Url } from '../src/formats/base64.ts'
import { ByteReader, ByteWriter } from '../src/formats/bytes.ts'

describe('a hash', () => {
  test('is equal for equal states, whatever the order of their keys', () => {
    expect(stateHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(stateHash({ b: [{ d: 3, c: 2 }], a: 1 }))
    expect(canonical({ b: undefined, a: [undefined, null] })).toBe('{"a":[null,null]}')
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

describe('ranks', () => {
  test('follow the scores, and equal scores share one', () => {
    expect(rankBy([5, 9, 5, 1])).toEqual([2, 1, 2, 4])
    expect(rankBy([0, 0])).toEqual([1, 1])
    expect(rankBy()).toEqual([])
  })

  test('of equal scores follow the next measure', () => {
    expect(rankBy([5, 5, 5], [1, 2, 1])).toEqual([2, 1, 2])
    expect(rankBy([5, 6], [9, 0])).toEqual([2, 1])
  })

  test('share out one victory', () => {
    expect(winShares({ ranks: [1, 2, 1] }, {})).toEqual([0.5, 0, 0.5])
    expect(winShares({ ranks: [2, 1] }, {})).toEqual([0, 1])
  })
})

test('cards are named under card and cards', () => {
  expect(cardsNamed({ card: 3 })).toEqual([3])
  expect(cardsNamed({ card: 3, cards: [4, 5] })).toEqual([3, 4, 5])
  expect(cardsNamed({ card: null, cards: 'no' })).toEqual([])
  expect([cardsNamed('done'), cardsNamed(null), cardsNamed(7)]).toEqual([[], [], []])
})

test('a sentence reads as its pieces, one after the other', () => {
  expect(plain(['A draws ', { text: 'Step 3', ref: { kind: 'card', id: 9 } }, '.'])).toBe('A draws Step 3.')
})

test('seats go by letters', () => {
  expect([0, 1, 7].map(seatLetter)).toEqual(['A', 'B', 'H'])
})

describe('bytes', () => {
  test('come back from text that may stand in a link', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = toBase64Url(bytes)
        expect(text).toMatch(/^[\w-]*$/)
        expect(fromBase64Url(text)).toEqual(bytes)
        expect(Buffer.from(bytes).toString('base64url')).toBe(text)
      }),
    )
    expect(fromBase64Url('a b')).toBeNull()
    expect(fromBase64Url('_w==')).toEqual(Uint8Array.of(255))
    expect(fromBase64Url('=_w')).toBeNull()
  })

  test('are looked for in a text of any kind in a time that grows as the text does', () => {
    const long = '='.repeat(3_000_000) // looked at again from each of its places it would take hours
    expect(fromBase64Url(`${long}A`)).toBeNull()
    expect(fromBase64Url(long)).toEqual(Uint8Array.of())
    expect(readLog(`A\n${long}A`)).toMatchObject({ ok: false, fault: { code: 'bad-log' } })
  })

  test('come back as the numbers and texts that were written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.maxSafeNat(), fc.string({ unit: 'grapheme' }))), (things) => {
        const writer = new ByteWriter()
        for (const thing of things) {
          if (typeof thing === 'number') writer.count(thing)
          else writer.text(thing)
        }
        const reader = new ByteReader(writer.bytes())
        expect(things.map((thing) => (typeof thing === 'number' ? reader.count() : reader.text()))).toEqual(
          things,
        )
        expect([reader.isSpent, reader.isBroken]).toEqual([true, false])
      }),
    )
  })

  test('that end too soon mark their reader broken', () => {
    const reader = new ByteReader(Uint8Array.of(9, 65))
    expect(reader.text()).toBe('A')
    expect(reader.isBroken).toBe(true)
  })
})

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

describe('a value in an error', () => {
  test('is its JSON, cut short', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(shown(value)).toBe(text.length > 60 ? `${text.slice(0, 57)}…` : text)
      }),
    )
    expect(shown(undefined)).toBe('missing')
    expect(shown({ a: undefined, b: [undefined] })).toBe('{"b":[null]}')
  })

  test('may be nested as deep as anybody likes', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    expect(shown(deep)).toBe(`${'['.repeat(57)}…`)
    expect(shown({ seat: deep })).toMatch(/^\{"seat":\[+…$/)
  })
})
