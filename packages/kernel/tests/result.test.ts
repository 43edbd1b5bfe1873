import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shown } from '../src/index.ts'

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
