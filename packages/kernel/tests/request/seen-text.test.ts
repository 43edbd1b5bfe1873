import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckFromLink, deckToLink, nameFlaw, seenText } from '../../src/index.ts'

const ODD = [
  '\u202E',
  '\u2066',
  '\u200B',
  '\u200D',
  '\uFE0F',
  '\u0301',
  '\u3164',
  ' ',
  '\t',
  '\n',
  'a',
  'é',
  '🐉',
  '7',
  '\u20E3',
  'ع',
]
const odd = fc
  .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 2 })))
  .map((all) => all.join(''))

test('what is left of a text is seen, and looking again changes nothing', () => {
  fc.assert(
    fc.property(odd, (text) => {
      const seen = seenText(text)
      expect(seenText(seen)).toBe(seen)
      expect(seen).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF\u3164\n]| {2}|^ | $/)
    }),
  )
})

test('a name that is fine is seen as it is written', () => {
  fc.assert(
    fc.property(odd, (text) => {
      const plain = text
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim()
      expect(nameFlaw(text) === null ? seenText(text) : plain).toBe(plain)
    }),
  )
})

test('plain text of any script is left alone', () => {
  for (const text of [
    'gg',
    'Schöne Partie!',
    'よくできました',
    'Отлично',
    'علی‌رضا',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '1 < 2 → µ², 50 %',
    'กิ๊ฟ',
  ])
    expect(seenText(text)).toBe(text)
})

test('the name of a deck that came by a link shows all that it is', () => {
  const link = deckToLink({ name: 'My\u202E deck\u200B', rules: {}, cards: {} })
  expect(deckFromLink(link, [])).toMatchObject({ ok: true, value: { name: 'My deck' } })
})
