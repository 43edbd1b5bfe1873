import { CATALOG } from '@trialhall/game-sigmar'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { lookOf } from '../../ui/looks.ts'

const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS
const slugs = CATALOG.map((face) => face.slug)

describe('glyphs', () => {
  test.each(slugs)('%s has one, and it is drawn', (slug) => {
    expect(SHAPES[glyphs[slug] ?? '']).toMatch(/^M/i)
  })

  test('none is left over', () => {
    expect(Object.keys(glyphs).filter((slug) => !slugs.includes(slug))).toEqual([])
    const named = new Set<string>([...Object.values(CARD_GLYPHS), ...Object.values(BOARD_GLYPHS)])
    expect(Object.keys(SHAPES).filter((name) => !named.has(name))).toEqual([])
  })

  test('no two cards of a kind look the same', () => {
    const seen = CATALOG.map((face) => `${face.kind} ${glyphs[face.slug]}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test.each(Object.values(BOARD_GLYPHS))('%s of the board is drawn', (name) => {
    expect(SHAPES[name]).toMatch(/^M/i)
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

  test('what the booklet prints carries no house mark', () => {
    const printed = CATALOG.filter((face) => face.from === 'printed').map(lookOf)
    expect(printed.length).toBeGreaterThan(0)
    expect(printed.some((look) => look.isHouse)).toBe(false)
  })
})
