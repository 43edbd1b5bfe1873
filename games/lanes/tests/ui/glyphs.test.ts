import { CATALOG } from '@trialhall/game-lanes'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { costOf, lookOf } from '../../ui/looks.ts'

const cards = CATALOG.filter((face) => face.kind !== 'node')

describe('glyphs', () => {
  test.each(CATALOG.map((face) => face.slug))('%s has one, and it is drawn', (slug) => {
    const face = CATALOG.find((one) => one.slug === slug)
    expect(face && lookOf(face).shape).toMatch(/^M/i)
  })

  test('every card has its own, but better spells look like what they were', () => {
    const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS
    const own = cards.map(({ slug }) => slug.replace(/-ii$/, ''))
    expect(own.filter((slug) => glyphs[slug] === undefined)).toEqual([])
    expect(new Set(Object.values(glyphs)).size).toBe(Object.keys(glyphs).length)
  })

  test('none is left over', () => {
    const slugs = cards.map(({ slug }) => slug)
    expect(Object.keys(CARD_GLYPHS).filter((slug) => !slugs.includes(slug))).toEqual([])
    const named = new Set<string>([...Object.values(CARD_GLYPHS), ...Object.values(BOARD_GLYPHS)])
    expect(Object.keys(SHAPES).filter((name) => !named.has(name))).toEqual([])
  })

  test.each(Object.values(BOARD_GLYPHS))('%s of the board is drawn', (name) => {
    expect(SHAPES[name]).toMatch(/^M/i)
  })

  test('the five colours of mana have five glyphs', () => {
    const { white, red, purple, blue, summoning } = BOARD_GLYPHS
    expect(new Set([white, red, purple, blue, summoning]).size).toBe(5)
  })
})

describe('looks', () => {
  const lookAt = (slug: string): ReturnType<typeof lookOf> => {
    const face = CATALOG.find((one) => one.slug === slug)
    if (!face) throw new Error(`no ${slug}`)
    return lookOf(face)
  }

  test('a unit shows Attack and HP in its corners and its signs in words', () => {
    const [guard, archer] = [lookAt('guard'), lookAt('archer')]
    expect([guard.left?.text, guard.right?.text, archer.text]).toEqual(['1', '3', 'Range +1.'])
    expect([archer.dye, lookAt('imp').dye, lookAt('fireball').dye]).toEqual(['gold', 'violet', 'teal'])
  })

  test('what the booklet prints carries no house mark', () => {
    expect([lookAt('guard').isHouse, lookAt('archer').isHouse]).toEqual([false, true])
  })

  test('every card has a cost, no node has', () => {
    for (const face of CATALOG) expect(costOf(face) === null).toBe(face.kind === 'node')
  })
})
