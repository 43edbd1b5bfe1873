import { keywordsIn, termsIn } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'

const GLOSSARY = [
  { term: 'Boost', text: 'b' },
  { term: 'Duel', text: 'd' },
  { term: 'Duel Zone', text: 'z' },
  { term: 'Block', text: 'k' },
  { term: 'Rest', text: 'r' },
]

const words = (text: string): string[] =>
  keywordsIn(text, GLOSSARY).flatMap((stretch) => (stretch.term ? [stretch.text] : []))

describe('keywords of a card text', () => {
  test('are found as whole words, plurals too', () => {
    expect(words('Two Boosts may join. Boosted is none.')).toEqual(['Boosts'])
  })

  test('the longest term wins', () => {
    expect(words('Stand in a Duel Zone, then Duel.')).toEqual(['Duel Zone', 'Duel'])
  })

  test('a word that is only spelled alike is none', () => {
    expect(words('block the rest of it')).toEqual([])
  })

  test('the stretches put together are the text', () => {
    const text = 'Cancel a Boost, then Duel: Block!'
    expect(
      keywordsIn(text, GLOSSARY)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text)
  })

  test('each term is explained once, in the order of the text', () => {
    expect(termsIn('Duel, Boost and Duel', GLOSSARY).map(({ term }) => term)).toEqual(['Duel', 'Boost'])
  })

  test('without a glossary the text is one stretch', () => {
    expect(keywordsIn('Duel', [])).toEqual([{ text: 'Duel', term: null }])
  })
})
