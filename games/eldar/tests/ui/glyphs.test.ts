import { CATALOG, CLASSES, faceOf, STATUSES } from '@trialhall/game-eldar'
import { describe, expect, test } from 'vitest'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { CLASS_DYES, lookOf } from '../../ui/looks.ts'

describe('glyphs', () => {
  test.each(CATALOG.map((face) => face.slug))('%s has one, and it is drawn', (slug) => {
    const face = CATALOG.find((one) => one.slug === slug)
    expect(face && lookOf(face).shape).toMatch(/^M/i)
  })

  test('every card and every Hero has its own, and none is left over', () => {
    const slugs = CATALOG.map(({ slug }) => slug)
    expect(Object.keys(CARD_GLYPHS).sort()).toEqual(slugs.toSorted())
    expect(new Set(Object.values(CARD_GLYPHS)).size).toBe(slugs.length)
    const named = new Set<string>([...Object.values(CARD_GLYPHS), ...Object.values(BOARD_GLYPHS)])
    expect(Object.keys(SHAPES).filter((name) => !named.has(name))).toEqual([])
  })

  test.each(Object.values(BOARD_GLYPHS))('%s of the board is drawn', (name) => {
    expect(SHAPES[name]).toMatch(/^M/i)
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
      expect(lookOf(face).plate).toBe(isFast ? 'dark' : undefined)
    }
  })

  test('what the booklet prints carries no house mark', () => {
    expect([lookAt('fixate').isHouse, lookAt('wallop').isHouse]).toEqual([false, true])
  })
})
