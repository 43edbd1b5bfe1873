import { readFileSync } from 'node:fs'
import { lanes, CATALOG } from '@trialhall/game-lanes'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { lookOf, costOf } from '../../ui/looks.ts'
import { CARD_RULES, THING_RULES } from '../../ui/rule-of.ts'

lookLaws({
  game: lanes,
  lookOf,
  glyphs: { cards: CARD_GLYPHS, board: BOARD_GLYPHS, shapes: SHAPES },
  rules: { cards: CARD_RULES, others: Object.values(THING_RULES) },
  page: readFileSync(new URL('../../../../docs/rules/lanes.md', import.meta.url), 'utf8'),
})

const cards = CATALOG.filter((face) => face.kind !== 'node')

describe('glyphs', () => {
  test('every card has its own, but better spells look like what they were', () => {
    const glyphs: Readonly<Record<string, string>> = CARD_GLYPHS
    const own = cards.map(({ slug }) => slug.replace(/-ii$/, ''))
    expect(own.filter((slug) => glyphs[slug] === undefined)).toEqual([])
    expect(new Set(Object.values(glyphs)).size).toBe(Object.keys(glyphs).length)
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

  test('every card has a cost, no node has', () => {
    for (const face of CATALOG) expect(costOf(face) === null).toBe(face.kind === 'node')
  })
})
