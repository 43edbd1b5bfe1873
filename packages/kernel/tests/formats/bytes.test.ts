import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '../../src/formats/base64.ts'
import { ByteReader, ByteWriter } from '../../src/formats/bytes.ts'
import { readLog } from '../../src/index.ts'

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
