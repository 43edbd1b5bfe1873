import type { AnyGame, CardFace } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { CardLook } from '../card/CardFrame.tsx'

type Names = Readonly<Record<string, string>>

/** What the laws of looks need to know of a game. */
export interface LooksUnderTest {
  readonly game: AnyGame
  readonly lookOf: (face: CardFace) => CardLook
  /** Names of glyphs, by the slug of a card and by what else a board shows; outlines by the name of the glyph. */
  readonly glyphs: { readonly cards: Names; readonly board: Names; readonly shapes: Names }
  /** The clause that says most of each kind of card, and those of other things on the table. */
  readonly rules: { readonly cards: Names; readonly others: readonly string[] }
  /** The text of the game's rules page, in which every such clause must stand. */
  readonly page: string
}

/**
 * One suite for how cards and things look: that each is drawn, that no glyph is left over, that house cards say so, and that
 * every tip leads to a clause that there is. Call it at the top of a test file.
 */
export function lookLaws({ game, lookOf, glyphs, rules, page }: LooksUnderTest): void {
  const { catalog } = game
  describe(`the looks of ${game.id}`, () => {
    test('every card is drawn', () => {
      expect(catalog.filter((face) => !isOutline(lookOf(face).shape)).map(({ slug }) => slug)).toEqual([])
    })

    test('every other thing is drawn', () => {
      const missing = Object.values(glyphs.board).filter((name) => !isOutline(glyphs.shapes[name]))
      expect(missing).toEqual([])
    })

    test('no glyph is left over', () => {
      const slugs = catalog.map(({ slug }) => slug)
      expect(Object.keys(glyphs.cards).filter((slug) => !slugs.includes(slug))).toEqual([])
      const named = new Set([...Object.values(glyphs.cards), ...Object.values(glyphs.board)])
      expect(Object.keys(glyphs.shapes).filter((name) => !named.has(name))).toEqual([])
    })

    test('a house mark stands on what the booklet does not print, and on nothing else', () => {
      const wrong = catalog.filter((face) => lookOf(face).isHouse !== (face.from === 'house'))
      expect(wrong.map(({ slug }) => slug)).toEqual([])
    })

    test('every kind of card has its clause', () => {
      const kinds = new Set(catalog.map(({ kind }) => kind))
      expect([...kinds].toSorted()).toEqual(Object.keys(rules.cards).toSorted())
    })

    test('tips link to clauses that the rulebook has', () => {
      const named = [...Object.values(rules.cards), ...rules.others]
      expect(named.filter((id) => !page.includes(`**${id}**`))).toEqual([])
    })
  })
}

function isOutline(shape: string | undefined): boolean {
  return shape !== undefined && /^M/i.test(shape)
}
