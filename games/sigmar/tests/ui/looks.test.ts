import { readFileSync } from 'node:fs'
import { sigmar, CATALOG } from '@trialhall/game-sigmar'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { lookOf } from '../../ui/looks.ts'
import { CARD_RULES, MARK_RULES } from '../../ui/rule-of.ts'

lookLaws({
  game: sigmar,
  lookOf,
  glyphs: { cards: CARD_GLYPHS, board: BOARD_GLYPHS, shapes: SHAPES },
  rules: { cards: CARD_RULES, others: Object.values(MARK_RULES) },
  page: readFileSync(new URL('../../../../docs/rules/sigmar.md', import.meta.url), 'utf8'),
})

const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS

describe('glyphs', () => {
  test('no two cards of a kind look the same', () => {
    const seen = CATALOG.map((face) => `${face.kind} ${glyphs[face.slug]}`)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('looks', () => {
  test('a Trial shows difficulty and reward in its corners', () => {
    const trial = CATALOG.find((face) => face.slug === 'mountain-on-the-back')
    if (!trial) throw new Error('no such Trial')
    const look = lookOf(trial)
    expect([look.left?.text, look.right?.text]).toEqual(['8', '5'])
    expect([look.dye, look.kind, look.isHouse]).toEqual(['red', 'Physical Trial', true])
  })

  test('Boosts and Lowers show their number with its sign', () => {
    const corners = ['blazing-zeal', 'sand'].map((slug) => {
      const face = CATALOG.find((one) => one.slug === slug)
      return face && lookOf(face).left?.text
    })
    expect(corners).toEqual(['+2', '−2'])
  })
})
