import { readFileSync } from 'node:fs'
import { battleDecks, CARDS, CATALOG } from '@trialhall/game-battle-decks'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { familyOf, lookOf } from '../../ui/looks.ts'
import { CARD_RULES, OTHER_RULES } from '../../ui/rule-of.ts'

const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS

lookLaws({
  game: battleDecks,
  lookOf,
  glyphs: {
    cards: Object.fromEntries(CARDS.map((card) => [card.slug, glyphs[familyOf(card)] ?? ''])),
    board: BOARD_GLYPHS,
    shapes: SHAPES,
  },
  rules: { cards: CARD_RULES, others: Object.values(OTHER_RULES) },
  page: readFileSync(new URL('../../../../docs/rules/battle-decks.md', import.meta.url), 'utf8'),
})

describe('glyphs', () => {
  test('every name without its rank has one, and none is left over', () => {
    expect(new Set(Object.keys(glyphs))).toEqual(new Set(CARDS.map(familyOf)))
  })

  test('only Ambush looks the same in both decks', () => {
    const names = Object.values(glyphs)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([glyphs['ambush-b']])
  })
})

describe('looks', () => {
  test('a card of a deck shows its playing card in the corner', () => {
    const signs = ['her-royal-guard-k', 'liquid-fire-7', 'ambush-p-q', 'wolf-pack-10'].map((slug) => {
      const face = CATALOG.find((one) => one.slug === slug)
      return face && lookOf(face).left
    })
    expect(signs).toEqual([
      { text: 'K♥\uFE0E', means: 'King of Hearts' },
      { text: '7♠\uFE0E', means: '7 of Spades' },
      { text: 'Q♣\uFE0E', means: 'Queen of Clubs' },
      { text: '10♦\uFE0E', means: '10 of Diamonds' },
    ])
  })
})
