import { Scribe } from '@trialhall/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = Number(process.env['TRIALHALL_RUNS'] ?? 500)

function written(work: (scribe: Scribe) => void): string {
  const scribe = new Scribe()
  work(scribe)
  return new TextDecoder().decode(scribe.since(0))
}

test('plain data are written as JSON.stringify writes them', () => {
  const data = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), fc.anything({ withNullPrototype: false }))
  fc.assert(
    fc.property(data.filter(isPlain), (value) => {
      expect(written((scribe) => scribe.json(value))).toBe(JSON.stringify(value) ?? 'null')
    }),
    { numRuns },
  )
})

test('numbers of every kind are written as JSON.stringify writes them', () => {
  const numbers = [
    0,
    -0,
    9,
    10,
    99,
    -7,
    999_999,
    1_000_000,
    -1_000_000,
    2 ** 53,
    1e21,
    0.5,
    -1e-7,
    Number.NaN,
  ]
  const all = [...numbers, Number.POSITIVE_INFINITY]
  expect(written((scribe) => scribe.json(all))).toBe(JSON.stringify(all))
})

test('texts of every kind and length arrive, and what is taken back is gone', () => {
  const texts = [
    '',
    'plain',
    'with "quotes" \\',
    'tab\t',
    'ä',
    '🎲',
    '\ud800',
    'x'.repeat(5000),
    'é'.repeat(3000),
  ]
  const written1 = written((scribe) => {
    for (const text of texts) {
      const from = scribe.length
      scribe.json(text)
      scribe.backTo(from)
      scribe.json(text)
      scribe.text('ö'.repeat(20))
    }
  })
  expect(written1).toBe(texts.map((text) => JSON.stringify(text) + 'ö'.repeat(20)).join(''))
})

/** True for what JSON has, and for fields that are not there. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value)
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('toJSON' in value) &&
    Object.values(value).every(isPlain)
  )
}
