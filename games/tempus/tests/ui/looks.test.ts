import { readFileSync } from 'node:fs'
import { sayAttack, tempus, CATALOG } from '@trialhall/game-tempus'
import { lookLaws } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../../ui/cards/parts.ts'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../ui/glyphs/names.ts'
import { SHAPES } from '../../ui/glyphs/shapes.ts'
import { GROUPS } from '../../ui/groups.ts'
import { facedBy, lookOf } from '../../ui/looks.ts'
import { CARD_RULES, OTHER_RULES } from '../../ui/rule-of.ts'

lookLaws({
  game: tempus,
  lookOf,
  glyphs: { cards: CARD_GLYPHS, board: BOARD_GLYPHS, shapes: SHAPES },
  rules: { cards: CARD_RULES, others: Object.values(OTHER_RULES) },
  page: readFileSync(new URL('../../../../docs/rules/tempus.md', import.meta.url), 'utf8'),
})

test('every card has a glyph of its own choice', () => {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  expect(CATALOG.filter(({ slug }) => names[slug] === undefined).map(({ slug }) => slug)).toEqual([])
})

test('every card stands in one group of the gallery', () => {
  const strays = CATALOG.filter(
    (face) =>
      GROUPS.filter(({ kinds, holds }) => kinds.includes(face.kind) && (holds?.(face) ?? true)).length !== 1,
  )
  expect(strays.map(({ slug }) => slug)).toEqual([])
})

describe('the text of a card', () => {
  test('does not say what its attack table draws', () => {
    for (const face of CATALOG) {
      const card = facedBy(face.slug)
      const { attacks, text } = partsOf(card, face.text)
      for (const { attack } of attacks) expect(text).not.toContain(sayAttack(attack).slice(12))
      const own = 'action' in card ? card.action?.attack : null
      expect([face.slug, attacks.length > 0]).toEqual([face.slug, card.kind === 'monster' || Boolean(own)])
    }
  })

  test('of a Monster draws every attack of its script', () => {
    const giant = CATALOG.find(({ slug }) => slug === 'hill-giant')
    if (giant === undefined) throw new Error('no Hill Giant')
    const { attacks, text } = partsOf(facedBy('hill-giant'), giant.text)
    expect(attacks.map(({ title }) => title)).toEqual([
      'Sweep (if 2 or more Heroes can be struck)',
      'Greatclub',
      'Boulder (if its target is visible and out of reach; without moving)',
    ])
    expect(text).toBe('')
  })

  test('keeps what stands beside the attack', () => {
    const charge = CATALOG.find(({ slug }) => slug === 'charge')
    if (charge === undefined) throw new Error('no Charge')
    expect(partsOf(facedBy('charge'), charge.text).text).toMatch(/straight/u)
  })
})
