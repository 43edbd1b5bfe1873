import { readFileSync } from 'node:fs'
import { eldar, CATALOG, CLASSES, faceOf, STATUSES } from '@trialhall/game-eldar'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { lookOf, CLASS_DYES } from '../../ui/looks.ts'
import { CARD_RULES, THING_RULES } from '../../ui/rule-of.ts'
import { MARKS } from '../../ui/status-words.ts'

lookLaws({
  game: eldar,
  lookOf,
  glyphs: { cards: CARD_GLYPHS, board: BOARD_GLYPHS, shapes: SHAPES },
  rules: {
    cards: CARD_RULES,
    others: [...Object.values(THING_RULES), ...Object.values(MARKS).map(({ rule }) => rule)],
  },
  page: readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8'),
})

describe('glyphs', () => {
  test('every card and every Hero has its own', () => {
    const slugs = CATALOG.map(({ slug }) => slug)
    expect(Object.keys(CARD_GLYPHS).sort()).toEqual(slugs.toSorted())
    const names: readonly string[] = Object.values(CARD_GLYPHS)
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  test('classes and statuses can be told apart without colour', () => {
    expect(new Set(CLASSES.map((id) => BOARD_GLYPHS[id])).size).toBe(6)
    expect(new Set(STATUSES.map((id) => BOARD_GLYPHS[id])).size).toBe(8)
  })
})

describe('looks', () => {
  const lookAt = (slug: string): ReturnType<typeof lookOf> => {
    const face = CATALOG.find((one) => one.slug === slug)
    if (!face) throw new Error(`no ${slug}`)
    return lookOf(face)
  }

  test('[E-4.05] each class has its frame', () => {
    expect(CLASSES.map((id) => CLASS_DYES[id])).toEqual(['red', 'violet', 'blue', 'green', 'gold', 'rust'])
  })

  test('[E-4.12] an action card shows its Focus and its stamina in the corners and not in its text', () => {
    const fixate = lookAt('fixate')
    expect([fixate.left?.text, fixate.right?.means, fixate.kind]).toEqual([
      '1',
      'exhausts its Hero',
      'slow support',
    ])
    expect(lookAt('wallop').text).not.toMatch(/Focus, exhaust/)
    expect(lookAt('unravel').left?.text).toBe('X')
    expect(lookAt('fixate').text).toMatch(/^At start of round/)
    expect(lookAt('festering-wound').text).toMatch(/^Injury \d\. At start/)
  })

  test('[E-4.13] Fast cards have a dark name plate', () => {
    for (const face of CATALOG) {
      const isFast = faceOf(CATALOG.indexOf(face)).play?.speed === 'fast'
      expect(lookOf(face).nameGround).toBe(isFast ? 'dark' : undefined)
    }
  })
})
